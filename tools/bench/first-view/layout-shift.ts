/** A layout shift of a page: when, in milliseconds, and how much. */
export type Shift = { at: number; value: number }

const gapMs = 1000
const windowMs = 5000

/**
 * Cumulative layout shift, as web-vitals has it: the largest sum of a session window, in which no shift comes 1 s after
 * the one before or 5 s after the first. Shifts right after an input are left out before.
 */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let largest = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    const isSameWindow = at - last < gapMs && at - first < windowMs
    sum = isSameWindow ? sum + value : value
    first = isSameWindow ? first : at
    last = at
    largest = Math.max(largest, sum)
  }
  return largest
}
