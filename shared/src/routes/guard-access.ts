import type { RouteDeclaration } from '@shop/shared/contract'
import type { Session } from '@shop/shared/session'
import { entranceOf, isOfApp, mainPageOf, rememberedAddress } from './guard-main.ts'
import type { RouteMatch } from './route.ts'
import { isOpenToMembers } from './special-routes.ts'
import type { Verdict, Visit } from './visit.ts'

/** Who may see the route, and as what. */
export function judgeAccess(visit: Visit, { route }: RouteMatch): Verdict {
  const { requiredAuth, requiredIdToken } = route.declaration
  if (requiredAuth) return judgeMembersRoute(visit, route.declaration)
  if (requiredIdToken && visit.hasIdToken) return shown(visit, route.declaration)
  if (requiredIdToken && isLoggedInByApp(visit)) return entrance(visit, route.declaration)
  if ((requiredIdToken || !isOpenToMembers(route.pattern)) && holdsRefreshToken(visit.session))
    return visit.session.login.status === 'expired' ? { go: 'refresh' } : { go: 'main', to: mainPageOf(visit) }
  if (!requiredIdToken) return shown(visit, route.declaration)
  return visit.isLoginPending
    ? { go: 'login', ...rememberedAddress(visit, route.declaration) }
    : entrance(visit, route.declaration)
}

/** Members, and visitors in view mode where the route has it. [GRD-031 to GRD-034, K-30] */
function judgeMembersRoute(visit: Visit, declaration: RouteDeclaration): Verdict {
  const { status } = visit.session.login
  if (status === 'expired') return { go: 'refresh' }
  if (status === 'member') return shown(visit, declaration)
  return declaration.viewMode ? { go: 'on', viewMode: true, initOrder: false } : entrance(visit, declaration)
}

/** Orders are a member's, and the app's pages load them themselves. */
function shown({ session, entry }: Visit, { mustInitOrder }: RouteDeclaration): Verdict {
  const { status } = session.login
  return { go: 'on', viewMode: status === 'guest', initOrder: entry === 'app' && status === 'member' && mustInitOrder }
}

const entrance = (visit: Visit, declaration: RouteDeclaration): Verdict => ({
  go: 'entrance',
  to: entranceOf(visit),
  ...rememberedAddress(visit, declaration),
})

/** Every login brings one; it is only in the way of a visitor. */
const holdsRefreshToken = ({ login }: Session): boolean => login.status !== 'guest' && login.status !== 'unknown'

/** The app hands over an access token, and the id token only where it is asked for a login. [MOB-006] */
const isLoggedInByApp = (visit: Visit): boolean => {
  const { status } = visit.session.login
  return isOfApp(visit) && (status === 'member' || status === 'unregistered')
}

/** A kind of member that the route bars. */
export function isBarred({ session: { login } }: Visit, { route: { declaration } }: RouteMatch): boolean {
  const member = login.status === 'member' || login.status === 'expired' ? login.member : undefined
  if (member === undefined) return false
  return (
    (declaration.prohibitFamilyMember && member.isFamily) ||
    (declaration.prohibitCorporateUser && member.isCorporate) ||
    (declaration.prohibitMimamorareMember && member.isWatchedOver)
  )
}
