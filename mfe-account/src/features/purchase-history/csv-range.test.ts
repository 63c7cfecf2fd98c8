import { describe, expect, it } from '@jest/globals'
import { isoMonth, readMonth, type YearMonth } from '@shop/shared/domain/month'
import { csvMonths, judgeCsvRange, latestYear } from './csv-range.ts'

const now = new Date('2026-11-26T12:00:00+09:00')
const month = (text: string): YearMonth => readMonth(...(text.split('-') as [string, string])) ?? { year: 0, month: 0 }

describe('the months of a file', () => {
  it.each([
    { first: '2026-11', last: '2026-11', is: ['2026-11'] },
    { first: '2025-12', last: '2026-02', is: ['2026-02', '2026-01', '2025-12'] },
    { first: '2026-03', last: '2026-02', is: 'backwards' },
    { first: '2025-11', last: '2026-11', is: 'tooLong' },
    { first: '2024-11', last: '2026-11', is: 'tooLong' },
  ])('[K-144] from $first to $last are $is', ({ first, last, is }) => {
    const range = judgeCsvRange(month(first), month(last))
    expect(range.ok ? range.months.map(isoMonth) : range.why).toEqual(is)
  })

  it('[K-144] of a year are twelve, this one last', () => {
    const { first, last } = latestYear(now)
    expect([isoMonth(first), isoMonth(last)]).toEqual(['2025-12', '2026-11'])
    expect(judgeCsvRange(first, last)).toMatchObject({ ok: true, months: { length: 12 } })
  })

  it('[ACC-057] [ACC-060] are those that are shown', () => {
    expect([csvMonths(now).length, csvMonths(now).map(isoMonth).at(-1)]).toEqual([25, '2024-11'])
    expect(csvMonths(new Date('2024-06-01T12:00:00+09:00')).map(isoMonth).at(-1)).toBe('2023-07')
  })
})
