import type { TaxRate } from './product.ts'
import { sumYen, type Yen, yen } from './yen.ts'

/** A price without tax, or the sum of several. */
type Taxable = { rate: TaxRate; base: Yen }
export type TaxOfRate = Taxable & { tax: Yen }

/** In the order in which sums show them. */
const knownRates: readonly TaxRate[] = [8, 10]
const percent = 100

/**
 * The bases of each rate and its tax, which is rounded down once for all of them. What is given back is rounded as what
 * was paid. Rates of 8 and 10 % are always there, before any other. [K-62]
 */
export function taxByRate(prices: readonly Taxable[]): TaxOfRate[] {
  const rates = new Set([...knownRates, ...prices.map(({ rate }) => rate)])
  return [...rates].map((rate) => {
    const base = sumYen(prices.filter((price) => price.rate === rate).map((price) => price.base))
    return { rate, base, tax: taxOf(base, rate) }
  })
}

/** Never minus zero. */
const taxOf = (base: Yen, rate: TaxRate): Yen => yen(0 + Math.trunc((base * rate) / percent))

/** Neither exempt nor one of the two that sums always show. */
export const isOtherRate = (rate: TaxRate): boolean => rate !== 0 && !knownRates.includes(rate)

/** Said where the amounts of lines, each with its tax rounded, do not add up to the total. [K-62] */
export const taxByRateText = '消費税は税率ごとに合計して計算しています。'
