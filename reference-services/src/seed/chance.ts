import { createHash } from 'node:crypto'
import { mulberry32 } from '../pictures/mulberry32.ts'

/**
 * A stream of numbers from 0 to 1 that depends on the seed and on what it is for alone: adding a member
 * or a week changes nothing that was there before.
 */
export function chanceFor(seed: number, ...purpose: string[]): () => number {
  const hash = createHash('sha256')
    .update([seed, ...purpose].join(' '))
    .digest()
  return mulberry32(hash.readUInt32LE(0))
}

/** A whole number between two others, both included. */
export const between = (chance: () => number, min: number, max: number): number =>
  min + Math.floor(chance() * (max - min + 1))

/** One of several, all as likely. */
export function oneOf<T>(chance: () => number, values: readonly T[]): T {
  const value = values[Math.floor(chance() * values.length)]
  if (value === undefined) throw new RangeError('nothing to choose from')
  return value
}

/** Some of several, each once, as often as its weight says. */
export function someByWeight<T>(
  chance: () => number,
  values: readonly T[],
  weight: (value: T) => number,
  count: number,
): T[] {
  // The smallest of -ln(u)/weight are a weighted sample without replacement.
  return values
    .map((value) => ({ value, key: -Math.log(1 - chance()) / Math.max(weight(value), Number.EPSILON) }))
    .toSorted((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ value }) => value)
}
