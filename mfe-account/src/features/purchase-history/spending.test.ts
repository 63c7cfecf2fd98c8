import { describe, expect, it } from '@jest/globals'
import { type Yen, yen } from '@shop/shared/domain'
import { isoMonth } from '@shop/shared/domain/month'
import { spendingTotals, yearOfSpending } from './spending.ts'

const until = { year: 2026, month: 2 }
const totals = new Map<string, Yen>([
  ['2024-03', yen(100)],
  ['2025-02', yen(700)],
  ['2025-03', yen(300)],
  ['2026-02', yen(-35)],
])

describe('a year of spending', () => {
  const year = yearOfSpending(totals, until)

  it('has twelve months, this one last, each beside the same one a year before', () => {
    expect(year.map(({ month }) => isoMonth(month))).toEqual(
      ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((m) => `2025-${m}`).concat('2026-01', '2026-02'),
    )
    expect(year[0]).toMatchObject({ spent: 300, yearBefore: 100 })
    expect(year[11]).toMatchObject({ spent: -35, yearBefore: 700 })
  })

  it('takes a month without a total for one without purchases', () => {
    expect(year[5]).toMatchObject({ spent: 0, yearBefore: 0 })
  })

  it('adds up', () => {
    expect(spendingTotals(year)).toEqual({ spent: 265, yearBefore: 800 })
  })
})
