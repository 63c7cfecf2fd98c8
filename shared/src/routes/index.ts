export { judge } from './guard.ts'
export { href, type LimitedTab } from './href.ts'
export { type HandedTokens, linkTokensKey } from './link-tokens.ts'
export { isLoginCallback } from './login-callback.ts'
export { addressValues, routeMeta, titleOf } from './page-meta.ts'
export {
  entryOf,
  matchRoute,
  mobilePath,
  type Route,
  type RouteDeclaration,
  type RouteMatch,
  routesOf,
} from './route.ts'
export { safeOwnPath } from './safe-path.ts'
export { silentLoginKey } from './silent-login.ts'
export { isWebOnly, routesIn, webAddress } from './special-routes.ts'
export type { GuardNotice, LinkQuery, Verdict, Visit } from './visit.ts'
