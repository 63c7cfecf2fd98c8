import type { RouteDeclaration } from '@shop/shared/contract'
import { aRoute as anyRoute } from '@shop/shared/testing/builders'

/** A route of the screen that every release of these tests has. */
export const aRoute = (path: string, over: Partial<RouteDeclaration> = {}): RouteDeclaration =>
  anyRoute(path, { screen: 'top', ...over })
