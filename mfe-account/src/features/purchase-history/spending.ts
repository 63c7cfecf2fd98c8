import { sumYen, type Yen, yen } from '@shop/shared/domain'
import { addMonths, isoMonth, type YearMonth } from '@shop/shared/domain/month'

const monthsOfYear = 12
/** A year beside the year before. [K-65] */
export const comparedMonths = 2 * monthsOfYear

export type MonthSpending = { month: YearMonth; spent: Yen; yearBefore: Yen }

/** The twelve months until one, the earliest first, each beside the same month a year before. A month without a total is one without purchases. */
export function yearOfSpending(totals: ReadonlyMap<string, Yen>, until: YearMonth): MonthSpending[] {
  const spentIn = (month: YearMonth) => totals.get(isoMonth(month)) ?? yen(0)
  return Array.from({ length: monthsOfYear }, (_, at) => {
    const month = addMonths(until, at + 1 - monthsOfYear)
    return { month, spent: spentIn(month), yearBefore: spentIn(addMonths(month, -monthsOfYear)) }
  })
}

export const spendingTotals = (year: readonly MonthSpending[]): Pick<MonthSpending, 'spent' | 'yearBefore'> => ({
  spent: sumYen(year.map(({ spent }) => spent)),
  yearBefore: sumYen(year.map(({ yearBefore }) => yearBefore)),
})
