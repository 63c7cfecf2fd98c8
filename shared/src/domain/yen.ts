import type { Brand } from './brand.ts'

/** A whole yen amount; negative for money given back. */
export type Yen = Brand<number, 'Yen'>

/** Brands a whole number as yen; throws `RangeError` on a fraction. */
export function yen(value: number): Yen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole yen amount: ${value}`)
  return value as Yen
}

/** Adds amounts up; 0 for none. */
export const sumYen = (amounts: readonly Yen[]): Yen => yen(amounts.reduce((sum, one) => sum + one, 0))

const minusSign = '\u2212'

/** Formats a number as `1,234`; a negative carries U+2212, not a hyphen. Written by hand: the same on every engine. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, ',')
  return value < 0 ? `${minusSign}${digits}` : digits
}

/** Formats an amount as `1,234円`. */
export const formatYen = (value: Yen): string => `${formatNumber(value)}円`
