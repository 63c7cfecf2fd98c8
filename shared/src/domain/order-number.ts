import type { Brand } from './brand.ts'
import { toDigits, toHalfWidthDigits } from './japanese-text.ts'

/** Six digits, zero padded, as on the paper catalogue: 084612. */
export type OrderNumber = Brand<string, 'OrderNumber'>

const orderNumberMin = 1
const orderNumberMax = 999_999
const orderNumberDigits = 6

/**
 * Reads what a member typed or a service sent; `undefined` when it is no order number. A hyphen stands between digits:
 * before them it is a minus, and no number is less than 1. [JP-04]
 */
export function parseOrderNumber(text: string): OrderNumber | undefined {
  const digits = toDigits(text)
  if (!/^\d{1,6}$/.test(digits) || !/^\d(?:.*\d)?$/s.test(toHalfWidthDigits(text).trim())) return undefined
  const value = Number(digits)
  if (value < orderNumberMin || value > orderNumberMax) return undefined
  return digits.padStart(orderNumberDigits, '0') as OrderNumber
}

/** Brands a text as an order number; throws `RangeError` when {@link parseOrderNumber} reads none. */
export function orderNumber(text: string): OrderNumber {
  const parsed = parseOrderNumber(text)
  if (parsed === undefined) throw new RangeError(`not an order number: ${text}`)
  return parsed
}

const within = (no: OrderNumber, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([first, last]) => Number(no) >= first && Number(no) <= last)

/** Tells the numbers of limited products. */
export const isLimitedNumber = (no: OrderNumber): boolean =>
  within(no, [
    [84_600, 84_799],
    [89_800, 89_989],
  ])

/** Tells the numbers of osechi items. */
export const isOsechiNumber = (no: OrderNumber): boolean => within(no, [[83_700, 83_835]])

/** Tells the numbers of resource and oil recycling: known to the service, not for members. [ORD-038] */
export const isReservedNumber = (no: OrderNumber): boolean =>
  within(no, [
    [99_287, 99_287],
    [99_295, 99_295],
  ])
