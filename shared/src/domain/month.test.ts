import { describe, expect, it } from '@jest/globals'
import {
  addMonths,
  firstDayOf,
  formatMonth,
  hasSlipsOfToday,
  isMonthAhead,
  isoMonth,
  isShownMonth,
  lastDayOf,
  monthOf,
  monthsBack,
  readDay,
  readMonth,
} from './month.ts'
import { isoDay } from './tokyo-time.ts'

const now = new Date('2026-11-20T18:00:00+09:00')

describe('a month in an address', () => {
  it.each([
    ['2026', '11', '2026-11'],
    ['2026', '01', '2026-01'],
    ['2026', '1', undefined],
    ['2026', '13', undefined],
    ['2026', '00', undefined],
    ['26', '11', undefined],
    ['0026', '11', undefined],
    ['20261', '1', undefined],
    ['２０２６', '11', undefined],
    ['2026 ', '11', undefined],
    ['2e03', '11', undefined],
    ['', '', undefined],
    [undefined, undefined, undefined],
  ])('[ACC-059] %s/%s is %s', (year, month, read) => {
    const got = readMonth(year, month)
    expect(got && isoMonth(got)).toBe(read)
  })
})

describe('a day in an address', () => {
  it.each([
    ['2026', '11', '30', '2026-11-30'],
    ['2028', '02', '29', '2028-02-29'],
    ['2026', '02', '29', undefined],
    ['2026', '02', '30', undefined],
    ['2026', '13', '01', undefined],
    ['2026', '11', '00', undefined],
    ['2026', '11', '31', undefined],
    ['2026', '11', '3', undefined],
    ['2026', '1', '03', undefined],
    ['2026', '11', '-1', undefined],
    ['2026', '11', undefined, undefined],
  ])('[ACC-082] %s/%s/%s is %s', (year, month, day, read) => {
    const got = readDay(year, month, day)
    expect(got && isoDay(got)).toBe(read)
  })
})

describe('months', () => {
  it('[BIZ-025] are those of Tokyo', () => {
    expect(monthOf(new Date('2026-10-31T15:00:00Z'))).toEqual({ year: 2026, month: 11 })
    expect(monthOf(new Date('2026-10-31T14:59:59Z'))).toEqual({ year: 2026, month: 10 })
  })

  it.each([
    [-1, '2025-12'],
    [-13, '2024-12'],
    [11, '2026-12'],
    [12, '2027-01'],
  ])('January 2026 and %i is %s', (months, text) => {
    expect(isoMonth(addMonths({ year: 2026, month: 1 }, months))).toBe(text)
  })

  it.each([
    ['2026-02', '2026-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s goes from its first day to %s', (text, last) => {
    const month = { year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }
    expect([isoDay(firstDayOf(month)), isoDay(lastDayOf(month))]).toEqual([`${text}-01`, last])
  })

  it('[ACC-057] [BIZ-018] are shown as far as 24 before this one', () => {
    const months = monthsBack(now)
    expect([months.length, months[0], months.at(-1)]).toEqual([
      25,
      { year: 2026, month: 11 },
      { year: 2024, month: 11 },
    ])
    expect(formatMonth(months[0] ?? monthOf(now))).toBe('2026年11月')
  })

  it.each([
    ['2026-12', false],
    ['2026-11', true],
    ['2024-11', true],
    ['2024-10', false],
  ])('[ACC-057] %s is shown: %s', (text, isShown) => {
    expect(isShownMonth({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }, now)).toBe(isShown)
  })

  it.each([
    [{ year: 2027, month: 1 }, true],
    [{ year: 2026, month: 12 }, true],
    [{ year: 2026, month: 11 }, false],
    [{ year: 2025, month: 12 }, false],
  ])('[K-143] %j is ahead: %s', (month, isAhead) => {
    expect(isMonthAhead(month, now)).toBe(isAhead)
  })

  it.each([
    [{ year: 2023, month: 7 }, true],
    [{ year: 2023, month: 6 }, false],
    [{ year: 2022, month: 12 }, false],
  ])('[ACC-060] [ACC-061] %j has slips of today: %s', (month, has) => {
    expect(hasSlipsOfToday(month)).toBe(has)
  })
})
