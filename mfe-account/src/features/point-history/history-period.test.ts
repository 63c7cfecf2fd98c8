import { describe, expect, it } from '@jest/globals'
import { isoDay } from '@shop/shared/domain'
import { daysOf, monthAhead, monthChoices, periodFrom, periodName, periodText } from './history-period.ts'

const now = new Date('2026-11-20T18:00:00+09:00')
const daysFor = (text: string | null, at = now) => {
  const { from, to } = daysOf(periodFrom(text, at), at)
  return `${isoDay(from)} ${isoDay(to)}`
}

describe('the period of the history', () => {
  it.each([
    { text: null, days: '2026-08-20 2026-11-20', says: 'nothing is the last three months' },
    { text: '6', days: '2026-05-20 2026-11-20', says: 'six months' },
    { text: '12', days: '2025-11-20 2026-11-20', says: 'a year' },
    { text: '2026-11', days: '2026-11-01 2026-11-20', says: 'this month ends today' },
    { text: '2026-02', days: '2026-02-01 2026-02-28', says: 'a month ends with its last day' },
    { text: '2024-11', days: '2024-11-01 2024-11-30', says: 'the month 24 months back' },
    { text: '2024-10', days: '2026-08-20 2026-11-20', says: 'further back there is nothing' },
    { text: '2026-13', days: '2026-08-20 2026-11-20', says: 'no such month' },
    { text: '4', days: '2026-08-20 2026-11-20', says: 'no such choice' },
  ])('[ACC-023] $text: $says', ({ text, days }) => {
    expect(daysFor(text)).toBe(days)
  })

  it('begins on the last day of a shorter month', () => {
    expect(daysFor('3', new Date('2026-05-31T12:00:00+09:00'))).toBe('2026-02-28 2026-05-31')
  })

  it('counts days as Tokyo does', () => {
    expect(daysFor('2026-11', new Date('2026-10-31T15:00:00Z'))).toBe('2026-11-01 2026-11-01')
  })

  it.each([
    { text: '2026-12', ahead: { year: 2026, month: 12 } },
    { text: '2026-11', ahead: undefined },
    { text: '2026-13', ahead: undefined },
    { text: '12', ahead: undefined },
    { text: null, ahead: undefined },
  ])('[K-143] $text is a month to come: $ahead', ({ text, ahead }) => {
    expect(monthAhead(text, now)).toEqual(ahead)
  })

  it('[ACC-023] offers this month and the 24 before it, this one first', () => {
    const choices = monthChoices(now)
    expect(choices).toHaveLength(25)
    expect([choices[0], choices[24]].map((choice) => choice && periodName(choice))).toEqual([
      '2026年11月',
      '2024年11月',
    ])
  })

  it.each(['3', '6', '12', '2026-01'])('%s is itself again in the address', (text) => {
    expect(periodText(periodFrom(text, now))).toBe(text)
  })
})
