import type { SlipItemTable } from '../../database/purchase-tables.ts'
import type { Item } from '../items/item.ts'

export type Discount = { remark: string; percent: number }
export type SeededItem = Omit<SlipItemTable, 'line_no'>

const percent = 100

/** Some pieces of a product as they stand on a slip; the tax of each price is rounded down, that of the slip from its bases. [K-62] */
export function boughtItem(slipNo: string, item: Item, pieces: number, discount?: Discount): SeededItem {
  const withoutTax = item.basePrice * pieces
  const discounted = discount && Math.floor((withoutTax * (percent - discount.percent)) / percent)
  return {
    slip_no: slipNo,
    jan_code: item.janCode,
    name: [item.brand, item.name].filter((part) => part !== undefined).join(' '),
    remark: item.standard,
    quantity: pieces,
    unit_with_tax: item.taxIncludedPrice,
    unit_without_tax: item.basePrice,
    price_with_tax: item.taxIncludedPrice * pieces,
    price_without_tax: withoutTax,
    discounted_with_tax: discounted === undefined ? null : withTax(discounted, item.taxRate),
    discounted_without_tax: discounted ?? null,
    discount_remark: discount?.remark ?? null,
    discount_detail: discount === undefined ? null : `${discount.percent}%引き`,
    is_correction: false,
    tax_rate: item.taxRate,
    points: null,
  }
}

export const withTax = (withoutTax: number, rate: number): number =>
  Math.floor((withoutTax * (percent + rate)) / percent)

/** The amount that a discount takes off, with tax. */
export const discountWithTax = (items: readonly SeededItem[]): number =>
  items.reduce((sum, item) => sum + item.price_with_tax - (item.discounted_with_tax ?? item.price_with_tax), 0)

/** Lines are numbered by slip, in the order in which they come. */
export function numbered(items: readonly SeededItem[]): SlipItemTable[] {
  const last = new Map<string, number>()
  return items.map((item) => {
    const line_no = (last.get(item.slip_no) ?? 0) + 1
    last.set(item.slip_no, line_no)
    return { ...item, line_no }
  })
}
