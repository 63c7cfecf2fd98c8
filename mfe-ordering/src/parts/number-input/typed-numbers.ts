import { hyphens, type OrderNumber, parseOrderNumber, toDigits, toHalfWidthDigits } from '@shop/shared/domain'
import { maxQuantity } from '@shop/shared/domain/shopping'

/** One number as it was typed or pasted, with the quantity that stood behind it. */
export type TypedNumber = { raw: string; no: OrderNumber | undefined; quantity: number | undefined }

/** More than a list may hold are not looked up in one go. [BIZ-002] */
export const maxNumbers = 999

/** Text in one line belongs together: a number and its quantity. */
const lineEnd = /\r\n|[\r\n;；]/u
const between = /[\s,、，×✕*]+/u
/** A number of the catalogue has more digits than a quantity. */
const leastDigitsOfNumber = 3

/** Whether anything stands between commas and line ends. */
export const hasNumbers = (text: string): boolean => /[^\s,、，;；×✕*]/u.test(text)

/** Characters that stand neither in a number nor between two. */
const noNumber = new RegExp(`[^${hyphens.source.slice(1, -1)}\\d\\s,、，;；×✕*]`, 'gu')

/**
 * The field after something was typed before the caret: letters do not get into it. What was pasted stays as it is, for
 * a number with a letter left out would be another product's.
 */
export function acceptTyped(value: string, typed: string, caret: number): string {
  const kept = toHalfWidthDigits(typed).replace(noNumber, '')
  return toHalfWidthDigits(value.slice(0, caret - typed.length) + kept + value.slice(caret))
}

/** A thousand line breaks in a field hold up a slow phone for a tenth of a second and more. */
const maxLines = 20

/** Lines as they stand in the field: many one behind the other, to be read as the same lines. */
export const toFieldText = (lines: readonly string[]): string => lines.join(lines.length > maxLines ? '; ' : '\n')

/** Pasted text in the form for the field; `undefined`: as it is. */
export function toPastedText(text: string): string | undefined {
  const lines = text.split(lineEnd).filter((line) => line.trim() !== '')
  return lines.length > maxLines ? toFieldText(lines) : undefined
}

/**
 * Reads what stands in the field: one number, or many between line breaks, semicolons, commas, tabs and spaces, of
 * either width.
 * A number of one or two digits behind a longer one is its quantity: `104001 2`.
 */
export function readTyped(text: string): TypedNumber[] {
  return text.split(lineEnd).flatMap((line) => readLine(line))
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
