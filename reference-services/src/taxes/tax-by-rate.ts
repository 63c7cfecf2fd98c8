/** A price without tax, or the sum of several; the rate is whole percent. */
export type Taxable = { rate: number; base: number }
export type TaxOfRate = Taxable & { tax: number }

const percent = 100

/**
 * The bases of each rate and its tax, rounded down once for all of them. What is given back is rounded as what was paid,
 * so that a correction of everything leaves nothing. [K-62]
 */
export function taxByRate(prices: readonly Taxable[]): TaxOfRate[] {
  const bases = new Map<number, number>()
  for (const { rate, base } of prices) bases.set(rate, (bases.get(rate) ?? 0) + base)
  // Zero is added so that a tax of less than a yen that is given back is no minus zero.
  return [...bases].map(([rate, base]) => ({ rate, base, tax: 0 + Math.trunc((base * rate) / percent) }))
}

/** All of it, with tax. */
export const withTaxes = (rates: readonly TaxOfRate[]): number =>
  rates.reduce((sum, { base, tax }) => sum + base + tax, 0)

/** What a rate has; nothing where nothing was bought at it. */
export const ofRate = (rates: readonly TaxOfRate[], rate: number): TaxOfRate =>
  rates.find((one) => one.rate === rate) ?? { rate, base: 0, tax: 0 }
