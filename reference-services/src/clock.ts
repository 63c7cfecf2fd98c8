/**
 * The hour of the shop: weeks, deadlines and dates follow it. Tokens, sessions and certificates do
 * not: they live by the real clock.
 */
export type ShopClock = {
  now(): Date
  /** Sets the hour; it runs on from there. */
  set(hour: Date): void
}

export function createShopClock(start: string | undefined, real: () => number = () => Date.now()): ShopClock {
  let offsetMs = start === undefined ? 0 : Date.parse(start) - real()
  return {
    now: () => new Date(real() + offsetMs),
    set(hour) {
      offsetMs = hour.getTime() - real()
    },
  }
}
