import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

const forApp = { twin: false }

/** The documents' table [GRD-093, K-02, K-07, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('membersAndVisitors', ['/', '/mycle', '/orders/repeat']),
  ...documented('membersAndVisitors', ['/mobile/orders/repeat/non-tab'], forApp),
  ...documented('members', ['/orders/direct', '/cart/ordered', '/scroll/ordered/complete']),
]
