import type { EntryKind } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'
import { mobileTwin, type RouteDeclaration, type RouteMatch, segmentsOf } from './route.ts'

/** What the shell does about a navigation. */
export type Verdict =
  | { go: 'on'; viewMode: boolean }
  /** Session or weeks are not known yet: ask again when they are. [GRD-016] */
  | { go: 'wait' }
  /** Refresh the tokens, then ask again. [GRD-032] */
  | { go: 'refresh' }
  /** To the login entrance, first remembering where the visitor wanted to go. [GRD-034] */
  | { go: 'entrance'; remember?: string }
  | { go: 'main'; to: string; say?: 'prohibited' | 'notFound' | 'noWeek' }
  /** The same route with the current planning week in place of 0. [GRD-015] */
  | { go: 'rewrite'; to: string }

export type Visit = {
  match: RouteMatch | undefined
  entry: EntryKind
  /** Own path with query and hash. */
  address: string
  session: Session
  hasIdToken: boolean
}

/**
 * The guard: may this visitor see this route now? Pure; the shell performs the verdict.
 * Rules stand in the documents' order. [2§4 Route guard]
 */
export function judge(visit: Visit): Verdict {
  const { match, session, entry } = visit
  if (match === undefined) return { go: 'main', to: mainOf(entry), say: 'notFound' }
  if (session.login.status === 'unknown') return { go: 'wait' }
  if (match.params['planningWeekNumber'] === '0') return withCurrentWeek(visit)
  const { declaration } = match.route
  if (isProhibited(declaration, session)) return { go: 'main', to: mainOf(entry), say: 'prohibited' }
  if (declaration.requiredAuth) return judgeMembersRoute(visit, declaration)
  if (declaration.requiredIdToken && !visit.hasIdToken) return entrance(visit, declaration)
  return { go: 'on', viewMode: session.login.status === 'guest' }
}

const mainOf = (entry: EntryKind): string => (entry === 'app' ? mobileTwin('/') : '/')

function judgeMembersRoute(visit: Visit, declaration: RouteDeclaration): Verdict {
  const { status } = visit.session.login
  if (status === 'member') return { go: 'on', viewMode: false }
  if (status === 'expired') return { go: 'refresh' }
  if (declaration.viewMode) return { go: 'on', viewMode: true }
  return entrance(visit, declaration)
}

const entrance = ({ address }: Visit, { returnFromAuth }: RouteDeclaration): Verdict =>
  returnFromAuth ? { go: 'entrance', remember: address } : { go: 'entrance' }

function isProhibited(declaration: RouteDeclaration, { login }: Session): boolean {
  const member = login.status === 'member' || login.status === 'expired' ? login.member : undefined
  if (member === undefined) return false
  return (
    (declaration.prohibitFamilyMember && member.isFamily) ||
    (declaration.prohibitCorporateUser && member.isCorporate) ||
    (declaration.prohibitMimamorareMember && member.isWatchedOver)
  )
}

function withCurrentWeek({ address, entry, session, match }: Visit): Verdict {
  const { weeks } = session
  if (weeks.status === 'loading') return { go: 'wait' }
  const current = weeks.status === 'ready' ? weeks.open[weeks.index] : undefined
  if (current === undefined || match === undefined) return { go: 'main', to: mainOf(entry), say: 'noWeek' }
  const [path = '', rest = ''] = splitAt(address, /[?#]/)
  const place = segmentsOf(match.route.pattern).findIndex((segment) => /^:planningWeekNumber\??$/.test(segment))
  const segments = segmentsOf(path).with(place, current.number)
  return { go: 'rewrite', to: `/${segments.join('/')}${rest}` }
}

function splitAt(text: string, mark: RegExp): [string, string] {
  const place = text.search(mark)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)]
}
