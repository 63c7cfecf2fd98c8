export { judge, type Verdict, type Visit } from './guard.ts'
export { href } from './href.ts'
export {
  entryOf,
  matchRoute,
  mobileTwin,
  type Route,
  type RouteDeclaration,
  type RouteMatch,
  routesOf,
} from './route.ts'
export { safeOwnPath } from './safe-path.ts'
