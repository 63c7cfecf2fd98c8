import { describe, expect, it } from '@jest/globals'
import { compareWeeks, formatWeek, isWeekNumber, weekNumber } from './week-number.ts'

describe('week number', () => {
  it.each([
    { number: '20261201', label: '12月1週' },
    { number: '20260106', label: '1月6週' },
    // The documents' own example: three consecutive weeks, not three days. [K-03]
    { number: '20240302', label: '3月2週' },
    { number: '20240303', label: '3月3週' },
  ])('[CHR-005] $number reads as $label', ({ number, label }) => {
    expect(formatWeek(weekNumber(number))).toBe(label)
  })

  it('[BIZ-026] is ordered as a number: the first week of a month follows the last of the one before', () => {
    const weeks = ['20261105', '20261201', '20261205', '20270101'].map(weekNumber)
    expect(weeks.toReversed().toSorted(compareWeeks)).toEqual(weeks)
  })

  it.each([
    '0',
    '',
    '2026121',
    '202612010',
    '20261301',
    '20260001',
    '20261200',
    '20261207',
    '２０２６１２０１',
    ' 20261201',
  ])('%j is no planning week', (text) => {
    expect(isWeekNumber(text)).toBe(false)
    expect(() => weekNumber(text)).toThrow(RangeError)
  })
})
