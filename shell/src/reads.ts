import type { FirstRead } from '@shop/shared/routes/first-reads'

/** What every page reads first: the weeks, and who is here. */
export const reads: readonly FirstRead[] = [
  { service: 'delivery', path: '/member_latest_planning_weeks', query: {} },
  { service: 'delivery', path: '/member', query: { auth0Id: '{subject}' } },
]
