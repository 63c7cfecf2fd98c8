import type { Message } from './messages.ts'
import { reducedTaxRate, type TaxRate } from './product.ts'
import { isOtherRate, type TaxOfRate } from './tax.ts'
import { sumYen, type Yen } from './yen.ts'

export type PriceOfBoth = { withTax: Yen; withoutTax: Yen }

/** Something bought, or a correction of it. Fields that the service left out are absent. */
export type SlipItem = {
  janCode?: string
  name: string
  remark?: string
  quantity?: number
  /** Of one piece. */
  unitPriceWithTax?: Yen
  unitPriceWithoutTax?: Yen
  /** Of all pieces. */
  price: PriceOfBoth
  /** Counts in place of the price where it is there. */
  discounted?: PriceOfBoth
  discountRemark?: string
  discountDetail?: string
  isCorrection: boolean
  /** Absent for a kind of tax that nobody has told us of. */
  taxRate?: TaxRate
}

/** Bases without tax by rate, their taxes, and all of it with tax. [K-62] */
export type SlipSums = {
  base10: Yen
  baseReduced8: Yen
  nonTaxable: Yen
  /** Of these three what was delivered. */
  delivery: Yen
  tax10: Yen
  taxReduced8: Yen
  /** Of rates that are neither 10, 8 nor 0. */
  others?: readonly TaxOfRate[]
  /** In the total, and beside the rates; only in sums after corrections. */
  watchingService?: Yen
  total: Yen
}

export type SlipPlace = 'delivery' | 'shop'

/** One purchase: a delivery, or what was bought in a shop at once. */
export type Slip = {
  day: Date
  at?: Date
  /** Absent for a kind of business that nobody has told us of. */
  place?: SlipPlace
  officeCode?: string
  officeName?: string
  transactionName?: string
  planningWeek?: string
  /** Holds corrections of slips of the month before, and nothing else. */
  isOfMonthBefore: boolean
  sums: SlipSums
  /** With all corrections and the watching service; only where there is one of the two. */
  corrected?: SlipSums
  discountRemark?: string
  items: readonly SlipItem[]
  /** Which pages there are of its day. [ACC-063] */
  hasPaymentDetail: boolean
  hasNextWeekProducts: boolean
  hasBulletinBoard: boolean
}

/** A month of slips, the latest first, with the sums of all of them after corrections. */
export type Purchases = { hasLastMonthBilling: boolean; totals: SlipSums; slips: readonly Slip[] }

export { taxByRateText } from './tax.ts'

export const slipPlaceNames = { delivery: '宅配', shop: '店舗' } as const satisfies Record<SlipPlace, string>

/** The sums that count: the corrected ones where there are any. */
export const finalSums = ({ sums, corrected }: Pick<Slip, 'sums' | 'corrected'>): SlipSums => corrected ?? sums

/** The price paid for an item, after its discount. */
export const paidPrice = ({ price, discounted }: Pick<SlipItem, 'price' | 'discounted'>): PriceOfBoth =>
  discounted ?? price

export const baseSum = ({ base10, baseReduced8, nonTaxable, others = [] }: SlipSums): Yen =>
  sumYen([base10, baseReduced8, nonTaxable, ...others.map(({ base }) => base)])
export const taxSum = ({ tax10, taxReduced8, others = [] }: SlipSums): Yen =>
  sumYen([tax10, taxReduced8, ...others.map(({ tax }) => tax)])

/** Whether the amounts of a slip's items, each with its tax rounded, add up to its total. [K-62] */
export const itemsAddUp = ({ items, ...slip }: Pick<Slip, 'sums' | 'corrected' | 'items'>): boolean => {
  const { total, watchingService } = finalSums(slip)
  const paid = items.map((item) => paidPrice(item).withTax)
  return sumYen([...paid, ...(watchingService === undefined ? [] : [watchingService])]) === total
}

/** Whether the totals of the slips add up to those of all of them, whose tax is rounded once. [K-62] */
export const slipsAddUp = ({ slips, totals }: Pick<Purchases, 'slips' | 'totals'>): boolean =>
  sumYen(slips.map((slip) => finalSums(slip).total)) === totals.total

export const isReducedRate = ({ taxRate }: Pick<SlipItem, 'taxRate'>): boolean => taxRate === reducedTaxRate

/** Said of an item whose rate no mark tells. */
export const otherRateText = ({ taxRate }: Pick<SlipItem, 'taxRate'>): string | undefined =>
  taxRate !== undefined && isOtherRate(taxRate) ? `税率${taxRate}%` : undefined

/** The name as a slip has it: a correction is called one, goods of the reduced rate carry ※. [BIZ-030] */
export const itemTitle = (item: Pick<SlipItem, 'name' | 'isCorrection' | 'taxRate'>) =>
  `${item.isCorrection ? '訂正：' : ''}${item.name}${isReducedRate(item) ? '※' : ''}`

/** Fixed wordings of the slips. */
export const purchaseMessages = {
  /** [ACC-071] */
  noPurchases: { title: '購入履歴はございません' },
  /** [ACC-061] */
  monthNotShown: { title: 'この期間の明細は表示できません' },
  /** Ours: a month that is still to come. [K-143] */
  monthAhead: { title: 'この月の明細は、まだありません' },
} as const satisfies Record<string, Message>
