/**
 * Requests for a weekly subscription, by its code, and whether the next delivery comes. The shop and the reference
 * services judge it each by a rule of its own, and are both tested by this. [ORD-091, ORD-102]
 */
export const wishCases: readonly { says: string; wish: number | undefined; comes: boolean }[] = [
  { says: 'nothing', wish: undefined, comes: true },
  { says: 'other pieces', wish: 1, comes: true },
  { says: 'another cycle', wish: 2, comes: true },
  { says: 'to skip it', wish: 9, comes: false },
  { says: 'to cancel it', wish: 10, comes: false },
]
