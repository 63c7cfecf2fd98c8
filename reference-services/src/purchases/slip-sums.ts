import type { SlipItemTable, SlipTable } from '../database/purchase-tables.ts'
import { ofRate, taxByRate, withTaxes } from '../taxes/tax-by-rate.ts'

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
  otherRates: { taxRate: number; subtotal: number; tax: number }[]
  total: number
}
export type CorrectedSums = SlipSums & { watchingServiceSubtotal: number }

const standardRate = 10
const reducedRate = 8
const exemptRate = 0
/** Those that have fields of their own. */
const namedRates: readonly number[] = [standardRate, reducedRate, exemptRate]

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const withoutTax = (item: SummedItem) => item.discounted_without_tax ?? item.price_without_tax

/** Whatever of slips is summed up: its tax is rounded once by rate. [K-62] */
function sumsOf(slips: readonly SummedSlip[], isCounted: (item: SummedItem) => boolean): SlipSums {
  const counted = slips.map((slip) => ({ ...slip, items: slip.items.filter(isCounted) }))
  const items = counted.flatMap((slip) => slip.items)
  const delivered = counted.filter((slip) => slip.business_type === deliveryBusiness).flatMap((slip) => slip.items)
  const rates = taxByRate(items.map((item) => ({ rate: item.tax_rate, base: withoutTax(item) })))
  return {
    subtotal10: ofRate(rates, standardRate).base,
    subtotalReduced8: ofRate(rates, reducedRate).base,
    subtotalNonTaxable: ofRate(rates, exemptRate).base,
    deliverySubtotal: sum(delivered.map(withoutTax)),
    tax10: ofRate(rates, standardRate).tax,
    taxReduced8: ofRate(rates, reducedRate).tax,
    otherRates: rates
      .filter(({ rate }) => !namedRates.includes(rate))
      .map(({ rate, base, tax }) => ({ taxRate: rate, subtotal: base, tax })),
    total: withTaxes(rates),
  }
}

/** Sums of the day. */
export const plainSums = (slip: SummedSlip): SlipSums => sumsOf([slip], (item) => !item.is_correction)

/** Sums with all corrections and the watching service; `undefined` where there is neither. */
export const correctedSums = (slip: SummedSlip): CorrectedSums | undefined =>
  slip.watching_service === 0 && !slip.items.some((item) => item.is_correction) ? undefined : totalsOf([slip])

/** What slips come to together after corrections: those of a month, of a bill, or one alone. [K-62, K-80] */
export function totalsOf(slips: readonly SummedSlip[]): CorrectedSums {
  const sums = sumsOf(slips, () => true)
  const watchingServiceSubtotal = sum(slips.map((slip) => slip.watching_service))
  return { ...sums, total: sums.total + watchingServiceSubtotal, watchingServiceSubtotal }
}
