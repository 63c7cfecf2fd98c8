import type { DeclaredFact } from '@shop/shared/bus'

/** The facts that the shell tells the remotes, also for the app around the page, and those that it hears from them. */
export const tells = [
  { name: 'week/switched', version: 1 },
  { name: 'favourite/changed', version: 1 },
  { name: 'favourites/changed', version: 1 },
] as const satisfies readonly DeclaredFact[]
export const hears = [
  { name: 'favourite/changed', version: 1 },
  { name: 'number-list/changed', version: 1 },
  { name: 'order/changed', version: 1 },
] as const satisfies readonly DeclaredFact[]
