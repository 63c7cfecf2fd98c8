import type { RouteDeclaration } from '@shop/shared/contract'

export type RouteAccess = 'public' | 'idToken' | 'members' | 'membersAndVisitors' | 'everybodyInTheApp'
export type BarredKind = 'family' | 'corporate' | 'watchedOver'

/**
 * A route as the documents have it, written down once more by its owner and not taken from the declaration: the shell's
 * tests judge every visit by it. [GRD-093]
 */
export type DocumentedRoute = {
  /** Parameters as `:`. */
  path: string
  access: RouteAccess
  barred: readonly BarredKind[]
  /** The app has the same page under `/mobile`. */
  twin: boolean
  /** The app has no page for it at all. */
  isWebOnly: boolean
  /** An order control or the badge shows. */
  orders: boolean
}

type More = Partial<Omit<DocumentedRoute, 'path' | 'access'>>
const ordinary = { barred: [], twin: true, isWebOnly: false, orders: true }

export const documented = (access: RouteAccess, paths: readonly string[], more: More = {}): DocumentedRoute[] =>
  paths.map((path) => ({ path, access, ...ordinary, ...more }))

/** Names of parameters are the owner's business. */
export const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ':')

const accessFlags: Record<RouteAccess, Pick<RouteDeclaration, 'requiredAuth' | 'viewMode' | 'requiredIdToken'>> = {
  public: { requiredAuth: false, viewMode: false, requiredIdToken: false },
  idToken: { requiredAuth: false, viewMode: false, requiredIdToken: true },
  members: { requiredAuth: true, viewMode: false, requiredIdToken: false },
  membersAndVisitors: { requiredAuth: true, viewMode: true, requiredIdToken: false },
  everybodyInTheApp: { requiredAuth: false, viewMode: true, requiredIdToken: false },
}

/** Flags that a route must declare to be as the documents have it. */
export const flagsOf = ({ access, barred, twin, orders }: DocumentedRoute): Partial<RouteDeclaration> => ({
  ...accessFlags[access],
  mobileTwin: twin,
  mustInitOrder: orders,
  prohibitFamilyMember: barred.includes('family'),
  prohibitCorporateUser: barred.includes('corporate'),
  prohibitMimamorareMember: barred.includes('watchedOver'),
  // Who is sent to log in comes back; pages for members alone are not for search engines.
  returnFromAuth: access !== 'public' && access !== 'everybodyInTheApp',
  ...(access === 'membersAndVisitors' || access === 'public' ? {} : { robots: 'noindex' }),
})

type Declared = Pick<DocumentedRoute, 'path'> & { declaration: RouteDeclaration }

/** Declarations in the form of the documents, to be compared with them. */
export const declaredRoutes = (routes: Readonly<Record<string, RouteDeclaration>>): Declared[] =>
  Object.values(routes).map((declaration) => ({
    path: shapeOf(declaration.path),
    declaration,
  }))
