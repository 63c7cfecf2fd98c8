import { describe, expect, it } from '@jest/globals'
import type { Facets } from '@shop/shared/api/shopping'
import { keptFacets } from './kept-facets.ts'

const none: Facets = { categories: [], conditions: [], pictograms: [] }
const value = (code: string, count: number) => ({ code, name: `名${code}`, count })

describe('the values of a word', () => {
  it('are those of the first answer', () => {
    const now = { ...none, categories: [value('11', 3)] }
    expect(keptFacets(undefined, now)).toBe(now)
  })

  it.each([
    { says: 'stay at their places', now: [value('13', 1), value('11', 2)], are: [value('11', 2), value('13', 1)] },
    { says: 'stay with nothing left', now: [value('13', 1)], are: [value('11', 0), value('13', 1)] },
    {
      says: 'come behind when they are new',
      now: [value('15', 4), value('11', 2), value('13', 1)],
      are: [value('11', 2), value('13', 1), value('15', 4)],
    },
    { says: 'stay when all are gone', now: [], are: [value('11', 0), value('13', 0)] },
  ])('[CHR-053] [CAT-100] $says', ({ now, are }) => {
    const before = [value('11', 5), value('13', 4)]
    for (const kind of ['categories', 'conditions', 'pictograms'] as const)
      expect(keptFacets({ ...none, [kind]: before }, { ...none, [kind]: now })[kind]).toEqual(are)
  })
})
