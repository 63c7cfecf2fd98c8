import type { Chance } from '../../pictures/mulberry32.ts'
import type { ItemTaxRate } from './item.ts'

/** Tax is rounded down, as on the delivery slip. */
export const withTax = (basePrice: number, taxRate: ItemTaxRate): number =>
  Math.floor((basePrice * (100 + taxRate)) / 100)

/** Prices of the shop end in 8, from 1,000 yen in 80. */
export function shelfPrice(wanted: number): number {
  const step = wanted < 1000 ? 10 : 100
  const ending = step === 10 ? 8 : 80
  return Math.max(step === 10 ? 38 : 980, Math.round((wanted - ending) / step) * step + ending)
}

/** Up to 4 % dearer or cheaper, so that varieties do not all cost the same. */
export const varied = (price: number, chance: Chance): number => price * (0.96 + chance() * 0.08)

/** Before a discount of 8 to 22 percent. */
export const priceBeforeDiscount = (basePrice: number, chance: Chance): number =>
  Math.max(basePrice + 10, shelfPrice(basePrice / (0.92 - chance() * 0.14)))

/** 2点で…: about 3 percent off for two, 5 percent for three. */
export function bundlesOf(taxIncludedPrice: number, chance: Chance): { pieces: number; taxIncludedPrice: number }[] {
  const offer = (pieces: number, share: number) => ({
    pieces,
    taxIncludedPrice: Math.floor(taxIncludedPrice * pieces * share),
  })
  return chance() < 0.25 ? [offer(2, 0.97), offer(3, 0.95)] : [offer(2, 0.97)]
}
