import { readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { type Member, memberCode, weekNumber } from '@shop/shared/domain'
import { judge, matchRoute, mobileTwin, type RouteDeclaration, routesOf, type Verdict } from '@shop/shared/routes'
import type { Session } from '@shop/shared/session'
import { shellRoutes } from './shell-routes.ts'

/**
 * The route table of the documents [2§2.1, GRD-093, K-07, MOB-021], written down once more and not
 * taken from the declarations: path, who may see it, which kinds are barred, whether it has a twin.
 * A route that somebody declares needs a row here; a row does not need its route yet.
 */
type Access = 'public' | 'idToken' | 'members' | 'membersAndVisitors'
type Kind = 'family' | 'corporate' | 'watchedOver'
type Row = { path: string; access: Access; barred: readonly Kind[]; twin: boolean }

const row = (path: string, access: Access, barred: readonly Kind[] = [], twin = true): Row => ({
  path,
  access,
  barred,
  twin,
})
const documents: readonly Row[] = [
  ...['/', '/catalogs', '/catalogue', '/catalogue/main/:', '/catalogue/category/:/:', '/catalogue/contents/:/:'].map(
    (path) => row(path, 'membersAndVisitors'),
  ),
  ...['/products/:/:/:/:', '/limited/products/:/:/:', '/limited/product'].map((path) =>
    row(path, 'membersAndVisitors'),
  ),
  ...['/category', '/category/:/:/:/:', '/search', '/search/results'].map((path) => row(path, 'membersAndVisitors')),
  ...['/favorite', '/mycle', '/orders/repeat'].map((path) => row(path, 'membersAndVisitors')),
  ...['/cart/ordered', '/orders/direct', '/scroll/ordered/complete'].map((path) => row(path, 'members')),
  row('/points/history', 'members', ['corporate']),
  row('/points/use', 'members', ['family', 'corporate']),
  row('/points/exchange', 'members', ['family', 'corporate']),
  row('/orders/slips', 'members', ['family']),
  ...['/signup/todok', '/signup/todok2', '/signup/todok3', '/signup/payment', '/signup/todok/pending'].map((path) =>
    row(path, 'idToken', [], false),
  ),
  ...['complete', 'complete2', 'unavailable', 'pending/payment', 'pending/complete'].map((step) =>
    row(`/signup/todok/${step}`, 'idToken', [], false),
  ),
  row('/signup/complete', 'members', [], false),
  ...[
    '/entrance',
    '/auth0',
    '/faq',
    '/faq/detail/:',
    '/lp/app/pr',
    '/mobile/lp',
    '/mobile/login-error',
    '/forConfirm/change/ahead/week',
  ].map((path) => row(path, 'public', [], false)),
]

/** Names of parameters are the owner's business. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':')

const repository = new URL('../../../', import.meta.url)
const remotes = readdirSync(repository).filter((name) => name.startsWith('mfe-'))
const declared = [
  ...Object.values<RouteDeclaration>(shellRoutes).map((declaration) => ({ owner: 'shell', declaration })),
  ...(
    await Promise.all(
      remotes.map(async (owner) => {
        const module: { routes: Record<string, RouteDeclaration> } = await import(
          new URL(`${owner}/src/routes.ts`, repository).href
        )
        return Object.values(module.routes).map((declaration) => ({ owner, declaration }))
      }),
    )
  ).flat(),
]

const aMember = (over: Partial<Member> = {}): Member => ({
  code: memberCode('12345678'),
  kind: 'delivery',
  lastName: '佐藤',
  firstName: '花子',
  isFamily: false,
  isCorporate: false,
  isWatchedOver: false,
  usesDelivery: true,
  ...over,
})
const known = (over: Partial<Member> = {}): Session['login'] => ({
  status: 'member',
  subject: 's',
  member: aMember(over),
})

const visitors: Record<string, { login: Session['login']; kind?: Kind; hasIdToken: boolean }> = {
  unknown: { login: { status: 'unknown' }, hasIdToken: false },
  guest: { login: { status: 'guest' }, hasIdToken: false },
  member: { login: known(), hasIdToken: true },
  family: { login: known({ kind: 'family', isFamily: true }), kind: 'family', hasIdToken: true },
  corporate: { login: known({ kind: 'corporate', isCorporate: true }), kind: 'corporate', hasIdToken: true },
  watchedOver: { login: known({ kind: 'watchedOver', isWatchedOver: true }), kind: 'watchedOver', hasIdToken: true },
  newcomer: { login: known({ kind: 'newcomer', usesDelivery: false }), hasIdToken: true },
  unregistered: { login: { status: 'unregistered', subject: 's' }, hasIdToken: true },
  expired: { login: { status: 'expired', member: aMember() }, hasIdToken: true },
  expiredCorporate: {
    login: { status: 'expired', member: aMember({ kind: 'corporate', isCorporate: true }) },
    kind: 'corporate',
    hasIdToken: true,
  },
}

/** What the documents want, in a line per sentence. */
function wanted({ access, barred }: Row, who: string, entry: 'web' | 'app', address: string): Verdict {
  const { kind, hasIdToken } = visitors[who] ?? { hasIdToken: false }
  const isVisitor = who === 'guest' || who === 'unregistered'
  if (who === 'unknown') return { go: 'wait' }
  if (kind !== undefined && barred.includes(kind))
    return { go: 'main', to: entry === 'app' ? '/mobile' : '/', say: 'prohibited' }
  if (access === 'public') return { go: 'on', viewMode: who === 'guest' }
  if (access === 'idToken') return hasIdToken ? { go: 'on', viewMode: false } : { go: 'entrance', remember: address }
  if (who.startsWith('expired')) return { go: 'refresh' }
  if (!isVisitor) return { go: 'on', viewMode: false }
  return access === 'membersAndVisitors' ? { go: 'on', viewMode: true } : { go: 'entrance', remember: address }
}

const table = [
  ...routesOf('shell', shellRoutes),
  ...declared
    .filter(({ owner }) => owner !== 'shell')
    .flatMap(({ owner, declaration }) => routesOf(owner, { [declaration.path]: declaration })),
]
const addressOf = (path: string) => path.replace(/\/:planningWeekNumber/, '/20261201').replace(/\/:[^/]+/g, '/1')
const rowOf = (path: string) => documents.find((one) => one.path === shapeOf(path))

const cases = declared.flatMap(({ declaration: { path, mobileTwin: hasTwin } }) =>
  [{ path, entry: 'web' as const }, ...(hasTwin ? [{ path: mobileTwin(path), entry: 'app' as const }] : [])].flatMap(
    (place) => Object.keys(visitors).map((who) => ({ ...place, who, declaredAs: path })),
  ),
)

describe('every declared route', () => {
  it('there are some, and of every remote', () => {
    expect(new Set(declared.map(({ owner }) => owner))).toEqual(new Set(['shell', ...remotes]))
  })

  it.each(declared.map(({ declaration }) => declaration))('[GRD-093] $path has the flags of the documents', (route) => {
    const access = {
      public: { requiredAuth: false, viewMode: false, requiredIdToken: false },
      idToken: { requiredAuth: false, viewMode: false, requiredIdToken: true },
      members: { requiredAuth: true, viewMode: false, requiredIdToken: false },
      membersAndVisitors: { requiredAuth: true, viewMode: true, requiredIdToken: false },
    }
    const documented = rowOf(route.path)
    if (documented === undefined) throw new Error(`${route.path}: write what the documents say of it into this table`)
    expect(route).toMatchObject({
      ...access[documented.access],
      mobileTwin: documented.twin,
      prohibitFamilyMember: documented.barred.includes('family'),
      prohibitCorporateUser: documented.barred.includes('corporate'),
      prohibitMimamorareMember: documented.barred.includes('watchedOver'),
    })
  })

  it('[GRD-011] declares every flag', () => {
    const flags = [
      ...['title', 'desc', 'keywords', 'robots', 'viewMode', 'requiredAuth', 'requiredIdToken', 'showSearchBox'],
      ...['searchBoxNotFixed', 'hidePlanningWeekHeader', 'mustInitOrder', 'returnFromAuth', 'openNewWidget'],
      ...['prohibitFamilyMember', 'prohibitCorporateUser', 'prohibitMimamorareMember', 'setMetaIndividually'],
    ]
    for (const { declaration } of declared) expect(Object.keys(declaration)).toEqual(expect.arrayContaining(flags))
  })

  it('stands alone: no two patterns are the same', () => {
    const shapes = table.map(({ pattern }) => shapeOf(pattern))
    expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted())
  })

  it.each(cases)('$path for $who', ({ path, entry, who, declaredAs }) => {
    const address = addressOf(path)
    const documented = rowOf(declaredAs)
    const match = matchRoute(table, address)
    expect(match?.route.pattern).toBe(path)
    const weeks: Session['weeks'] = {
      status: 'ready',
      open: [
        {
          number: weekNumber('20261201'),
          opensAt: new Date('2026-11-17T06:00:00Z'),
          closesAt: new Date('2026-11-24T06:00:00Z'),
          deliversOn: new Date('2026-11-30T15:00:00Z'),
        },
      ],
      past: [],
      index: 0,
    }
    const { login, hasIdToken } = visitors[who] ?? { login: { status: 'unknown' }, hasIdToken: false }
    expect(judge({ match, entry, address, session: { login, weeks }, hasIdToken })).toEqual(
      documented && wanted(documented, who, entry, address),
    )
  })
})
