import type { RouteMatch } from '@shop/shared/routes'

/** The remote that draws a route; `undefined`: the shell does. */
export const remoteOf = (match: RouteMatch | undefined): string | undefined =>
  match === undefined || match.route.owner === 'shell' ? undefined : match.route.owner
