import { comingSoonScreen, type RouteMatch } from '@shop/shared/routes'

/** The remote that draws a route; `undefined`: the shell does, also where nobody has built the screen yet. */
export const remoteOf = (match: RouteMatch | undefined): string | undefined =>
  match === undefined || match.route.owner === 'shell' || match.route.declaration.screen === comingSoonScreen
    ? undefined
    : match.route.owner
