import type { Step } from '@shop/shared/writes'

/** Of a number to have it is not known: a first order has nothing before it. */
export const beforeStep = (quantity: number, step: Step): number =>
  'add' in step ? Math.max(0, quantity - step.add) : 0

/** Takes one press at a time: those that come while it is under way do nothing. [ORD-075] */
export function onePress(): (act: () => Promise<void>) => Promise<void> {
  let isInFlight = false
  return async (act) => {
    if (isInFlight) return
    isInFlight = true
    try {
      await act()
    } finally {
      isInFlight = false
    }
  }
}
