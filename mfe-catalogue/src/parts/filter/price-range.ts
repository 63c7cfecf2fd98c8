import { toHalfWidthDigits } from '@shop/shared/domain'

/** As typed, or as an address says it: nothing of it is lost, whatever it is. */
export type PriceTexts = { priceFrom: string; priceTo: string }

export type PriceRange =
  | { is: 'range'; priceFrom?: number; priceTo?: number }
  /** Words beside each field that is wrong. */
  | { is: 'wrong'; errors: Partial<PriceTexts> }

/** The highest price that the search service takes. [API-058] */
const maxPrice = 9_999_999

const notDigits = '金額を数字で入力してください（例：1000）'
const tooHigh = '9,999,999円以下の金額を入力してください'
const wrongOrder = '下限は上限以下の金額にしてください'

type Price = { amount?: number; error?: string }

function readPrice(text: string): Price {
  const digits = toHalfWidthDigits(text)
    .replace(/[\s,，]/g, '')
    .replace(/^[¥￥]|円$/g, '')
  if (digits === '') return {}
  if (!/^\d+$/.test(digits)) return { error: notDigits }
  const amount = Number(digits)
  return amount > maxPrice ? { error: tooHigh } : { amount }
}

/** Prices with tax, both ends included; digits of either width, with or without commas and 円. [JP-03] */
export function priceRange(texts: PriceTexts): PriceRange {
  const [from, to] = [readPrice(texts.priceFrom), readPrice(texts.priceTo)]
  const errors = {
    ...(from.error === undefined ? {} : { priceFrom: from.error }),
    ...(to.error === undefined ? {} : { priceTo: to.error }),
  }
  if (Object.keys(errors).length > 0) return { is: 'wrong', errors }
  if (from.amount !== undefined && to.amount !== undefined && from.amount > to.amount)
    return { is: 'wrong', errors: { priceFrom: wrongOrder } }
  return {
    is: 'range',
    ...(from.amount === undefined ? {} : { priceFrom: from.amount }),
    ...(to.amount === undefined ? {} : { priceTo: to.amount }),
  }
}
