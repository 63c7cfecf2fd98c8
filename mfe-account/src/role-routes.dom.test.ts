import { describe, expect, it } from '@jest/globals'
import { entryOf, judge, matchRoute, mobileTwin, routesOf, type Verdict, type Visit } from '@shop/shared/routes'
import { aMember, aPlanningWeek } from '@shop/shared/testing'
import { routes } from './routes.ts'

const week = aPlanningWeek()
const table = routesOf('mfe-account', routes)

const roles = ['member', 'family', 'corporate', 'watchedOver', 'newcomer', 'unregistered', 'visitor'] as const
type Role = (typeof roles)[number]
/** `shown`, the co-op's words on what it is for, Main with CSP60001, or the login. */
type Outcome = 'shown' | 'leaflet' | 'barred' | 'login'

const kinds = {
  member: 'delivery',
  family: 'family',
  corporate: 'corporate',
  watchedOver: 'watchedOver',
  newcomer: 'newcomer',
} as const

function loginOf(role: Role): Visit['session']['login'] {
  if (role === 'visitor') return { status: 'guest' }
  if (role === 'unregistered') return { status: 'unregistered', subject: 's' }
  return { status: 'member', subject: 's', member: aMember(kinds[role]) }
}

function visitOf(role: Role, address: string): Visit {
  const entry = entryOf(address)
  return {
    match: matchRoute(table, address),
    twin: entry === 'app' ? undefined : matchRoute(table, mobileTwin(address)),
    entry,
    address,
    session: { login: loginOf(role), weeks: { status: 'ready', open: [week], past: [], index: 0 } },
    hasIdToken: role !== 'visitor',
    isLoginPending: false,
    isInApp: entry === 'app',
    isCutOff: false,
    link: { tokens: 'none', viewMode: false, week: undefined },
  }
}

function outcomeOf(verdict: Verdict): Outcome | Verdict {
  if (verdict.go === 'on') return verdict.viewMode ? 'leaflet' : 'shown'
  if (verdict.go === 'entrance') return 'login'
  return verdict.go === 'main' && verdict.notice === 'prohibited' ? 'barred' : verdict
}

type Row = { path: string; barred: readonly Role[]; strangers?: Outcome; noTwin?: true }
const { family, corporate, watchedOver } = {
  family: 'family',
  corporate: 'corporate',
  watchedOver: 'watchedOver',
} as const
const exchange = [
  '/points/exchange',
  '/points/exchange/product-list/20261201',
  '/points/exchange/product/20261201/084612',
]
const ofDay = ['payment/detail', 'future-delivery', 'bulletin-board'].map((page) => `/orders/slips/${page}/2026/11/17`)

/**
 * Whom the documents bar from which address, written down once more by hand. Watched-over members have no session on the
 * web, so what is said of them counts in the app. [ACC-001 to ACC-014]
 */
const documents: readonly Row[] = [
  { path: '/points/history', barred: [corporate] },
  { path: '/points/use', barred: [family, corporate] },
  ...exchange.map((path) => ({ path, barred: [family, corporate], noTwin: true as const })),
  ...exchange.map((path) => ({ path: `/mobile${path}`, barred: [family, corporate, watchedOver] })),
  { path: '/orders/history', barred: [], strangers: 'leaflet', noTwin: true },
  { path: '/orders/slips', barred: [family] },
  { path: '/orders/slips/payment/billing/2026/11', barred: [family] },
  ...ofDay.map((path) => ({ path, barred: [family] })),
  { path: '/profile/change_registration', barred: [], noTwin: true },
]

const addresses = documents.flatMap(({ path, barred, strangers = 'login', noTwin }) =>
  (noTwin || path.startsWith('/mobile') ? [path] : [path, mobileTwin(path)]).map((address) => ({
    address,
    barred,
    strangers,
  })),
)

const wanted = (
  role: Role,
  { barred, strangers }: Pick<(typeof addresses)[number], 'barred' | 'strangers'>,
): Outcome => {
  if (role === 'visitor' || role === 'unregistered') return strangers
  return barred.includes(role) ? 'barred' : 'shown'
}

describe.each(addresses)('$address', (row) => {
  it.each(roles)('[ACC-016] is as the documents have it for %s', (role) => {
    expect(outcomeOf(judge(visitOf(role, row.address)))).toBe(wanted(role, row))
  })
})

it.each(roles)('[ACC-008] [ACC-016] [K-25] /mobile/orders/history is open to %s', (role) => {
  const isStranger = role === 'visitor'
  expect(outcomeOf(judge(visitOf(role, '/mobile/orders/history')))).toBe(isStranger ? 'leaflet' : 'shown')
})

it('[ACC-016] no declared address is missing here', () => {
  const judged = [...addresses.map(({ address }) => address), '/mobile/orders/history']
  const patterns = new Set(judged.map((address) => matchRoute(table, address)?.route.pattern))
  expect(table.map(({ pattern }) => pattern).filter((pattern) => !patterns.has(pattern))).toEqual([])
})
