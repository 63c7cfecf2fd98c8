import type { FirstRead } from '@shop/shared/routes/first-reads'

/** Of every page: the guard judges by who is here, and every screen needs a week. */
export const reads: readonly FirstRead[] = [
  { service: 'delivery', path: '/member_latest_planning_weeks', query: {} },
  { service: 'delivery', path: '/member', query: { auth0Id: '{subject}' } },
]
