import { describe, expect, it } from '@jest/globals'
import { type Member, memberCode, type PlanningWeek, weekNumber } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'
import { judge, type Verdict, type Visit } from './guard.ts'
import { entryOf, matchRoute, type RouteDeclaration, routesOf } from './route.ts'

const noFlag: RouteDeclaration = {
  path: '/here',
  mobileTwin: true,
  screen: 'here',
  title: '',
  desc: '',
  keywords: '',
  robots: '',
  viewMode: false,
  requiredAuth: false,
  requiredIdToken: false,
  showSearchBox: false,
  searchBoxNotFixed: false,
  hidePlanningWeekHeader: false,
  mustInitOrder: false,
  returnFromAuth: false,
  openNewWidget: false,
  prohibitFamilyMember: false,
  prohibitCorporateUser: false,
  prohibitMimamorareMember: false,
  setMetaIndividually: false,
}
const membersRoute = { requiredAuth: true, returnFromAuth: true }

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
const aWeek = (number: string): PlanningWeek => ({
  number: weekNumber(number),
  opensAt: new Date('2026-11-17T06:00:00Z'),
  closesAt: new Date('2026-11-24T06:00:00Z'),
  deliversOn: new Date('2026-11-30T15:00:00Z'),
})
const ready = (index: number): Session['weeks'] => ({
  status: 'ready',
  open: [aWeek('20261201'), aWeek('20261202')],
  past: [],
  index,
})
const login = {
  unknown: { status: 'unknown' },
  guest: { status: 'guest' },
  member: { status: 'member', subject: 's', member: aMember() },
  unregistered: { status: 'unregistered', subject: 's' },
  expired: { status: 'expired', member: aMember() },
} as const satisfies Record<string, Session['login']>
const loginOf = (over: Partial<Member>): Session['login'] => ({ status: 'member', subject: 's', member: aMember(over) })

type Case = {
  route?: Partial<RouteDeclaration>
  address?: string
  login: Session['login']
  weeks?: Session['weeks']
  hasIdToken?: boolean
}

function verdictOn({ route = {}, address = '/here', login: who, weeks = ready(0), hasIdToken }: Case): Verdict {
  const { pathname } = new URL(address, 'https://shop.test')
  const visit: Visit = {
    match: matchRoute(routesOf('mfe-test', { here: { ...noFlag, ...route } }), pathname),
    entry: entryOf(pathname),
    address,
    session: { login: who, weeks },
    hasIdToken: hasIdToken ?? who.status !== 'guest',
  }
  return judge(visit)
}

const product = { ...membersRoute, viewMode: true, path: '/products/:planningWeekNumber/:orderNumber/:from?' }

describe('the guard', () => {
  it.each<Case & { id: string; says: string; verdict: Verdict }>([
    {
      id: 'GRD-015',
      says: 'week 0 becomes the current week',
      route: product,
      address: '/products/0/084612',
      login: login.member,
      verdict: { go: 'rewrite', to: '/products/20261201/084612' },
    },
    {
      id: 'GRD-015',
      says: 'other params, query and hash stay as they are',
      route: product,
      address: '/products/0/084612/search?a=1&b=%2F0#c?d',
      login: login.guest,
      weeks: ready(1),
      verdict: { go: 'rewrite', to: '/products/20261202/084612/search?a=1&b=%2F0#c?d' },
    },
    {
      id: 'GRD-015',
      says: 'in the app too',
      route: product,
      address: '/mobile/products/0/084612',
      login: login.member,
      verdict: { go: 'rewrite', to: '/mobile/products/20261201/084612' },
    },
    {
      id: 'GRD-015',
      says: 'a 0 elsewhere is left alone',
      route: product,
      address: '/products/20261202/0',
      login: login.member,
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-015',
      says: 'empty segments do not move the place of the week',
      route: product,
      address: '/products//0/084612',
      login: login.member,
      verdict: { go: 'rewrite', to: '/products/20261201/084612' },
    },
    {
      id: 'GRD-016',
      says: 'week 0 waits while weeks are loading',
      route: product,
      address: '/products/0/084612',
      login: login.member,
      weeks: { status: 'loading' },
      verdict: { go: 'wait' },
    },
    {
      id: 'GRD-016',
      says: 'a week that is named does not wait for them',
      route: product,
      address: '/products/20261201/084612',
      login: login.member,
      weeks: { status: 'loading' },
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-016',
      says: 'week 0 goes to Main when weeks failed',
      route: product,
      address: '/products/0/084612',
      login: login.member,
      weeks: { status: 'failed' },
      verdict: { go: 'main', to: '/', say: 'noWeek' },
    },
    {
      id: 'GRD-016',
      says: 'week 0 goes to Main when no week is open',
      route: product,
      address: '/products/0/084612',
      login: login.guest,
      weeks: { status: 'ready', open: [], past: [], index: 0 },
      verdict: { go: 'main', to: '/', say: 'noWeek' },
    },
    {
      id: 'GRD-017',
      says: 'nothing is decided before the session is known',
      route: membersRoute,
      login: login.unknown,
      verdict: { go: 'wait' },
    },
    {
      id: 'GRD-016',
      says: 'the session is waited for before the weeks',
      route: product,
      address: '/products/0/084612',
      login: login.unknown,
      verdict: { go: 'wait' },
    },
    {
      id: 'GRD-031',
      says: 'a member goes on, out of view mode',
      route: { ...membersRoute, viewMode: true },
      login: login.member,
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-032',
      says: 'an expired login is refreshed first',
      route: membersRoute,
      login: login.expired,
      verdict: { go: 'refresh' },
    },
    {
      id: 'GRD-032',
      says: 'also where a visitor might look',
      route: { ...membersRoute, viewMode: true },
      login: { status: 'expired', member: undefined },
      verdict: { go: 'refresh' },
    },
    {
      id: 'GRD-033',
      says: 'a visitor goes on in view mode',
      route: { ...membersRoute, viewMode: true },
      login: login.guest,
      verdict: { go: 'on', viewMode: true },
    },
    {
      id: 'GRD-033',
      says: 'so does a login without a member',
      route: { ...membersRoute, viewMode: true },
      login: login.unregistered,
      verdict: { go: 'on', viewMode: true },
    },
    {
      id: 'GRD-034',
      says: 'a visitor goes to the entrance, and the way back is remembered',
      route: membersRoute,
      address: '/here?a=1#b',
      login: login.guest,
      verdict: { go: 'entrance', remember: '/here?a=1#b' },
    },
    {
      id: 'GRD-034',
      says: 'nothing is remembered without returnFromAuth',
      route: { requiredAuth: true },
      login: login.guest,
      verdict: { go: 'entrance' },
    },
    {
      id: 'GRD-036',
      says: 'an id token is enough',
      route: { requiredIdToken: true },
      login: login.unregistered,
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-090',
      says: 'an id token is enough when the access token ran out',
      route: { requiredIdToken: true },
      login: login.expired,
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-038',
      says: 'without an id token to the entrance',
      route: { requiredIdToken: true, returnFromAuth: true },
      login: login.guest,
      verdict: { go: 'entrance', remember: '/here' },
    },
    {
      id: 'GRD-039',
      says: 'an address without a route goes to Main',
      address: '/nowhere',
      login: login.member,
      verdict: { go: 'main', to: '/', say: 'notFound' },
    },
    {
      id: 'GRD-039',
      says: 'and does not wait for anything',
      address: '/nowhere',
      login: login.unknown,
      weeks: { status: 'loading' },
      verdict: { go: 'main', to: '/', say: 'notFound' },
    },
    {
      id: 'GRD-099',
      says: 'Main in the app is the app’s',
      address: '/mobile/nowhere',
      login: login.member,
      verdict: { go: 'main', to: '/mobile', say: 'notFound' },
    },
    {
      id: 'GRD-041',
      says: 'a family member is barred',
      route: { ...membersRoute, prohibitFamilyMember: true },
      login: loginOf({ kind: 'family', isFamily: true }),
      verdict: { go: 'main', to: '/', say: 'prohibited' },
    },
    {
      id: 'GRD-041',
      says: 'a corporate member is barred',
      route: { ...membersRoute, prohibitCorporateUser: true },
      login: loginOf({ kind: 'corporate', isCorporate: true }),
      verdict: { go: 'main', to: '/', say: 'prohibited' },
    },
    {
      id: 'GRD-041',
      says: 'a watched-over member is barred, in the app to its Main',
      route: { ...membersRoute, prohibitMimamorareMember: true },
      address: '/mobile/here',
      login: loginOf({ kind: 'watchedOver', isWatchedOver: true }),
      verdict: { go: 'main', to: '/mobile', say: 'prohibited' },
    },
    {
      id: 'GRD-041',
      says: 'one flag bars one kind only',
      route: { ...membersRoute, prohibitFamilyMember: true, prohibitMimamorareMember: true },
      login: loginOf({ kind: 'corporate', isCorporate: true }),
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-041',
      says: 'a family card without delivery use is one too',
      route: { ...membersRoute, prohibitFamilyMember: true },
      login: loginOf({ kind: 'familyNewcomer', isFamily: true, usesDelivery: false }),
      verdict: { go: 'main', to: '/', say: 'prohibited' },
    },
    {
      id: 'GRD-041',
      says: 'who it was counts while the token is refreshed',
      route: { ...membersRoute, prohibitCorporateUser: true },
      login: { status: 'expired', member: aMember({ kind: 'corporate', isCorporate: true }) },
      verdict: { go: 'main', to: '/', say: 'prohibited' },
    },
    {
      id: 'GRD-042',
      says: 'a route without the flags is open to family members',
      route: membersRoute,
      login: loginOf({ kind: 'family', isFamily: true }),
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-042',
      says: 'and to corporate members',
      route: membersRoute,
      login: loginOf({ kind: 'corporate', isCorporate: true }),
      verdict: { go: 'on', viewMode: false },
    },
    {
      id: 'GRD-001',
      says: 'a public route is open to visitors',
      login: login.guest,
      verdict: { go: 'on', viewMode: true },
    },
    { id: 'GRD-001', says: 'and to everybody else', login: login.expired, verdict: { go: 'on', viewMode: false } },
  ])('[$id] $says', ({ verdict, ...visit }) => {
    expect(verdictOn(visit)).toEqual(verdict)
  })
})
