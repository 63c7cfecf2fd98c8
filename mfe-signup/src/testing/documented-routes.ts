import { type DocumentedRoute, documented } from '@shop/shared/testing/routes'

const alone = { twin: false, isWebOnly: true, orders: false }

/** The documents' table [GRD-093, MOB-021]: a new route gets its row here. */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...documented('idToken', ['/signup/todok', '/signup/todok2', '/signup/todok3', '/signup/payment'], alone),
  ...documented('idToken', ['/signup/todok/pending', '/signup/todok/pending/payment'], alone),
  ...documented('idToken', ['/signup/todok/pending/complete', '/signup/todok/unavailable'], alone),
  ...documented('idToken', ['/signup/todok/complete', '/signup/todok/complete2'], alone),
  ...documented('members', ['/signup/complete'], alone),
  ...documented('public', ['/signup/accounttransfer/complete', '/signup/accounttransfer/error'], alone),
]
