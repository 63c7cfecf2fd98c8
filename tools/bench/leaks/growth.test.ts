import { describe, expect, it } from '@jest/globals'
import { type Holding, judgeGrowth } from './growth.ts'

const held: Holding = {
  listeners: 120,
  timers: 4,
  subscriptions: 900,
  styleTags: 6,
  styleRules: 300,
  nodes: 800,
  heapBytes: 12 * 1024 * 1024,
}
const judge = (more: Partial<Holding>, cycles = 470) => {
  const after = { ...held }
  for (const [name, grown] of Object.entries(more)) after[name as keyof Holding] += grown
  return judgeGrowth('mfe-x', cycles, held, after)
}

describe('what a remote leaves behind', () => {
  it('is nothing when all is as before, or less', () => {
    expect(judge({}).leaks).toEqual([])
    expect(judge({ listeners: -10, heapBytes: -400_000 }).leaks).toEqual([])
    expect(judge({}).line).toBe(
      'leaks mfe-x 470 cycles: listeners 120, timers 4, subscriptions 900, styleTags 6, styleRules 300, nodes 800, heap 12.0 → 12.0 MB',
    )
  })

  it.each([
    { name: 'listeners', says: 'event listeners' },
    { name: 'timers', says: 'timers' },
    { name: 'subscriptions', says: 'subscriptions' },
    { name: 'styleTags', says: 'style tags' },
    { name: 'styleRules', says: 'style rules' },
    { name: 'nodes', says: 'detached nodes' },
  ] as const)('is named when every visit leaves one: $says', ({ name, says }) => {
    const { leaks, line } = judge({ [name]: 470 })
    expect(leaks).toEqual([
      expect.stringMatching(new RegExp(`^mfe-x leaks ${says}.*\\+470 in 470 cycles, 1.0 a visit`)),
    ])
    expect(line).toContain(`${name} ${held[name]} +470`)
  })

  it('may be chance when few visits leave one, but for style tags', () => {
    expect(judge({ listeners: 5, timers: 2, nodes: 20 }).leaks).toEqual([])
    expect(judge({ styleTags: 1 }).leaks).toHaveLength(1)
  })

  it('may be a megabyte of heap at most', () => {
    expect(judge({ heapBytes: 1024 * 1024 }).leaks).toEqual([])
    expect(judge({ heapBytes: 1024 * 1024 + 1 }).leaks).toEqual([expect.stringContaining('mfe-x leaks bytes of heap')])
  })
})
