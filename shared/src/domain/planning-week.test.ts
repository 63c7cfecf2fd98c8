import { describe, expect, it } from '@jest/globals'
import { aPlanningWeek } from '@shop/shared/testing/builders'
import { validWeekIndex, weekLabel } from './planning-week.ts'

const twoWeeks = [aPlanningWeek(), aPlanningWeek({ number: '20261202' })]

describe('planning week', () => {
  it.each([
    { says: 'keeps 0', stored: 0, weeks: twoWeeks, index: 0 },
    { says: 'keeps 1 when there are two weeks', stored: 1, weeks: twoWeeks, index: 1 },
    { says: 'falls back when there is one week only', stored: 1, weeks: [aPlanningWeek()], index: 0 },
    {
      says: 'refuses 2 even if there were three weeks',
      stored: 2,
      weeks: [...twoWeeks, aPlanningWeek({ number: '20261203' })],
      index: 0,
    },
    { says: 'refuses a negative index', stored: -1, weeks: twoWeeks, index: 0 },
    { says: 'refuses a fraction', stored: 0.5, weeks: twoWeeks, index: 0 },
    { says: 'refuses what is no number', stored: Number.NaN, weeks: twoWeeks, index: 0 },
    { says: 'is 0 without any week', stored: 1, weeks: [], index: 0 },
  ])('[GRD-080] $says', ({ stored, weeks, index }) => {
    expect(validWeekIndex(stored, weeks)).toBe(index)
  })

  it('[CHR-005] is called by month and week', () => {
    expect(weekLabel(aPlanningWeek())).toBe('12月1週')
  })
})
