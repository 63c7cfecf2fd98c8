import type { FirstViewExample } from '@shop/shared/testing/first-views'

/** Addresses whose first view is tested, here and by the check of a release. */
export const firstViews: readonly FirstViewExample[] = [{ path: '/orders/history' }]
