import { type OrderNumber, parseOrderNumber, toDigits, toHalfWidthDigits } from '@shop/shared/domain'
import { maxQuantity } from '@shop/shared/product'

/** One number as it was typed or pasted, with the quantity that stood behind it. */
export type TypedNumber = { raw: string; no: OrderNumber | undefined; quantity: number | undefined }

/** More than a list may hold are not looked up in one go. [BIZ-002] */
export const mostNumbers = 999

const between = /[\s,、，;；×✕*]+/u
/** A number of the catalogue has more digits than a quantity. */
const leastDigitsOfNumber = 3

/**
 * Reads what stands in the field: one number, or many between line breaks, commas, tabs and spaces, of either width.
 * A number of one or two digits behind a longer one is its quantity: `104001 2`. [ORD-034, ORD-035, ORD-037]
 */
export function readTyped(text: string): TypedNumber[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => readLine(line))
}

function readLine(line: string): TypedNumber[] {
  const read: TypedNumber[] = []
  for (const token of line.split(between).filter((part) => part !== '')) {
    const before = read.at(-1)
    if (before !== undefined && isQuantityOf(before, token)) {
      before.raw = `${before.raw} ${token}`
      before.quantity = Number(toHalfWidthDigits(token))
    } else read.push({ raw: token, no: parseOrderNumber(token), quantity: undefined })
  }
  return read
}

function isQuantityOf({ raw, no, quantity }: TypedNumber, token: string): boolean {
  const digits = toHalfWidthDigits(token)
  return (
    no !== undefined &&
    quantity === undefined &&
    toDigits(raw).length >= leastDigitsOfNumber &&
    /^\d{1,2}$/.test(digits) &&
    Number(digits) >= 1 &&
    Number(digits) <= maxQuantity
  )
}
