import type { SlipItemTable, SlipTable } from '../database/purchase-tables.ts'

export const shopBusiness = '001'
export const deliveryBusiness = '002'

export type SummedItem = Pick<
  SlipItemTable,
  | 'tax_rate'
  | 'is_correction'
  | 'price_with_tax'
  | 'price_without_tax'
  | 'discounted_with_tax'
  | 'discounted_without_tax'
>
export type SummedSlip = Pick<SlipTable, 'business_type' | 'watching_service'> & { items: readonly SummedItem[] }

export type SlipSums = {
  subtotal10: number
  subtotalReduced8: number
  subtotalNonTaxable: number
  deliverySubtotal: number
  tax10: number
  taxReduced8: number
  total: number
}
export type CorrectedSums = SlipSums & { watchingServiceSubtotal: number }

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const withTax = (item: SummedItem) => item.discounted_with_tax ?? item.price_with_tax
const withoutTax = (item: SummedItem) => item.discounted_without_tax ?? item.price_without_tax

/**
 * A price is rounded once, where it is made. The tax of a rate is what the prices with tax hold, so that the lines add
 * up to the total. [K-62, BIZ-017]
 */
function sumsOfItems(items: readonly SummedItem[], isDelivery: boolean): SlipSums {
  const ofRate = (rate: SummedItem['tax_rate']) => items.filter((item) => item.tax_rate === rate)
  const base = (rate: SummedItem['tax_rate']) => sum(ofRate(rate).map(withoutTax))
  const tax = (rate: SummedItem['tax_rate']) => sum(ofRate(rate).map(withTax)) - base(rate)
  const bases = { subtotal10: base(10), subtotalReduced8: base(8), subtotalNonTaxable: sum(ofRate(0).map(withTax)) }
  return {
    ...bases,
    deliverySubtotal: isDelivery ? sum(Object.values(bases)) : 0,
    tax10: tax(10),
    taxReduced8: tax(8),
    total: sum(items.map(withTax)),
  }
}

/** Sums of the day. [ACC-062] */
export const plainSums = ({ items, business_type }: SummedSlip): SlipSums =>
  sumsOfItems(
    items.filter((item) => !item.is_correction),
    business_type === deliveryBusiness,
  )

/** Sums with all corrections and the watching service; `undefined` where there is neither. [ACC-062] */
export function correctedSums({ items, business_type, watching_service }: SummedSlip): CorrectedSums | undefined {
  if (watching_service === 0 && !items.some((item) => item.is_correction)) return undefined
  const sums = sumsOfItems(items, business_type === deliveryBusiness)
  return { ...sums, total: sums.total + watching_service, watchingServiceSubtotal: watching_service }
}

/** The amount to be paid for a slip. */
export const countedSums = (slip: SummedSlip): CorrectedSums =>
  correctedSums(slip) ?? { ...plainSums(slip), watchingServiceSubtotal: 0 }

const none: CorrectedSums = {
  subtotal10: 0,
  subtotalReduced8: 0,
  subtotalNonTaxable: 0,
  deliverySubtotal: 0,
  tax10: 0,
  taxReduced8: 0,
  total: 0,
  watchingServiceSubtotal: 0,
}

/** Sums of several slips: theirs, added up, and nothing rounded again. [K-62] */
export const totalsOf = (slips: readonly SummedSlip[]): CorrectedSums => slips.map(countedSums).reduce(addSums, none)

const addSums = (one: CorrectedSums, other: CorrectedSums): CorrectedSums => ({
  subtotal10: one.subtotal10 + other.subtotal10,
  subtotalReduced8: one.subtotalReduced8 + other.subtotalReduced8,
  subtotalNonTaxable: one.subtotalNonTaxable + other.subtotalNonTaxable,
  deliverySubtotal: one.deliverySubtotal + other.deliverySubtotal,
  tax10: one.tax10 + other.tax10,
  taxReduced8: one.taxReduced8 + other.taxReduced8,
  total: one.total + other.total,
  watchingServiceSubtotal: one.watchingServiceSubtotal + other.watchingServiceSubtotal,
})
