import type { DeclaredFact } from '@shop/shared/bus'

/** The facts that the shell publishes, also for the app around the page, and those that it subscribes to. */
export const publishes = [
  { name: 'week/switched', version: 1 },
  { name: 'favourite/changed', version: 1 },
  { name: 'favourites/changed', version: 1 },
] as const satisfies readonly DeclaredFact[]
export const subscribes = [
  { name: 'favourite/changed', version: 1 },
  { name: 'number-list/changed', version: 1 },
  { name: 'order/changed', version: 1 },
] as const satisfies readonly DeclaredFact[]
