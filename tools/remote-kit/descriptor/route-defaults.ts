import { membersAndVisitors } from '@shop/shared/routes/kinds'
import type { RouteDeclaration } from '@todok/remote-kit'

/** A route as a team outside declares it: path and title, and of the flags those that differ from {@link routeDefaults}. */
export type RouteOptions = Pick<RouteDeclaration, 'path' | 'title'> & Partial<RouteDeclaration>

/** Members and visitors, on the web and in the app, and not for search engines. `viewMode: false` leaves the visitors out. */
const routeDefaults = {
  ...membersAndVisitors,
  screen: 'main',
  desc: '',
  keywords: '',
  robots: 'noindex',
  mustInitOrder: false,
} as const satisfies Omit<RouteDeclaration, 'path' | 'title'>

export const completeRoutes = (routes: Readonly<Record<string, RouteOptions>>): Record<string, RouteDeclaration> =>
  Object.fromEntries(Object.entries(routes).map(([key, route]) => [key, { ...routeDefaults, ...route }]))
