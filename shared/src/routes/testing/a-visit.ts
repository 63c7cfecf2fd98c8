import type { Member } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'
import { aMember as anyMember, aPlanningWeek, aRoute, theNextWeek } from '@shop/shared/testing/builders'
import { judge } from '../guard.ts'
import { entryOf, matchRoute, mobilePath, type RouteDeclaration, routesOf } from '../route.ts'
import type { LinkQuery, Verdict } from '../visit.ts'

export const noFlag: RouteDeclaration = aRoute('/here', { mobileTwin: true, screen: 'here' })
export const membersRoute = { requiredAuth: true, returnFromAuth: true }

export const aMember = (over: Partial<Member> = {}): Member => anyMember('delivery', over)
export const ready = (index: number): Session['weeks'] => ({
  status: 'ready',
  open: [aPlanningWeek(), theNextWeek()],
  past: [],
  index,
})
export const login = {
  unknown: { status: 'unknown' },
  guest: { status: 'guest' },
  member: { status: 'member', subject: 's', member: aMember() },
  unregistered: { status: 'unregistered', subject: 's' },
  expired: { status: 'expired', member: aMember() },
} as const satisfies Record<string, Session['login']>
export const loginOf = (over: Partial<Member>): Session['login'] => ({
  status: 'member',
  subject: 's',
  member: aMember(over),
})

export type Case = {
  route?: Partial<RouteDeclaration>
  /** Routes beside the one of the case. */
  more?: readonly string[]
  address?: string
  login: Session['login']
  weeks?: Session['weeks']
  hasIdToken?: boolean
  isLoginPending?: boolean
  isInApp?: boolean
  isCutOff?: boolean
  link?: Partial<LinkQuery>
}

const noLink: LinkQuery = { tokens: 'none', viewMode: false, week: undefined }

/** Judges a visit in a shop of one route; say only what the case is about. */
export function verdictOn({ route = {}, more = [], address = '/here', login: who, ...visit }: Case): Verdict {
  const { pathname } = new URL(address, 'https://shop.test')
  const routes = routesOf('mfe-test', {
    here: { ...noFlag, ...route },
    ...Object.fromEntries(more.map((path) => [path, { ...noFlag, mobileTwin: false, path }])),
  })
  const entry = entryOf(pathname)
  return judge({
    match: matchRoute(routes, pathname),
    twin: entry === 'app' ? undefined : matchRoute(routes, mobilePath(pathname)),
    entry,
    address,
    session: { login: who, weeks: visit.weeks ?? ready(0) },
    hasIdToken: visit.hasIdToken ?? who.status !== 'guest',
    isLoginPending: visit.isLoginPending ?? false,
    isInApp: visit.isInApp ?? entry === 'app',
    isCutOff: visit.isCutOff ?? false,
    link: { ...noLink, ...visit.link },
  })
}
