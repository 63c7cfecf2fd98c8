import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

const alone = { twin: false, isWebOnly: true, orders: false }
const later = { ...alone, isComingSoon: true }

/** The documents' table [GRD-093, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('idToken', ['/signup/todok', '/signup/todok2', '/signup/todok3'], alone),
  ...documented('idToken', ['/signup/payment', '/signup/todok/pending', '/signup/todok/unavailable'], later),
  ...documented('idToken', ['/signup/todok/pending/payment', '/signup/todok/pending/complete'], later),
  ...documented('idToken', ['/signup/todok/complete'], later),
  ...documented('idToken', ['/signup/todok/complete2'], alone),
  ...documented('members', ['/signup/complete'], alone),
  ...documented('public', ['/signup/accounttransfer/complete', '/signup/accounttransfer/error'], later),
]
