/**
 * Requests for a weekly subscription, by its code, and whether the next delivery comes. The shop and the reference
 * services judge it each by a rule of its own, and are both tested by this. [ORD-091, ORD-102]
 */
export const subscriptionRequestCases: readonly { says: string; request: number | undefined; comes: boolean }[] = [
  { says: 'nothing', request: undefined, comes: true },
  { says: 'other pieces', request: 1, comes: true },
  { says: 'another cycle', request: 2, comes: true },
  { says: 'to skip it', request: 9, comes: false },
  { says: 'to cancel it', request: 10, comes: false },
]
