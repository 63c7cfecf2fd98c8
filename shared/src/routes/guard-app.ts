import { mainPageOf, rememberedAddress } from './guard-main.ts'
import { mobilePath, type RouteMatch } from './route.ts'
import {
  entrancePath,
  isOpenInApp,
  isReachedByLink,
  isWebOnly,
  leavesApp,
  mobileLoginErrorPath,
} from './special-routes.ts'
import type { Verdict, Visit } from './visit.ts'

/**
 * A route of the app. View mode wins over a token: it is the safer state. What a tab without a token was opened with is
 * for the app, which opens it again with one. [GRD-019 to GRD-023, GRD-088, ORD-137]
 */
export function judgeAppRoute(visit: Visit, { route }: RouteMatch): Verdict | undefined {
  const { entry, isInApp, link, address } = visit
  if (entry !== 'app') return undefined
  if (link.viewMode && !isInApp) return { go: 'enterApp' }
  if (link.tokens !== 'none') return { go: 'adopt', to: address }
  if (isInApp || isOpenInApp(route.pattern)) return undefined
  return { go: 'entrance', to: mobileLoginErrorPath, ...rememberedAddress(visit, route.declaration) }
}

/** A route of the web inside of the app: its twin, when it has one. */
export function judgeInApp(visit: Visit, { route }: RouteMatch): Verdict | undefined {
  if (visit.entry === 'app' || !visit.isInApp) return undefined
  if (visit.twin !== undefined) return { go: 'rewrite', to: mobileAddress(visit.address) }
  if (route.pattern === entrancePath) return { go: 'entrance', to: mobileLoginErrorPath }
  if (leavesApp(route.pattern)) return { go: 'main', to: mainPageOf(visit) }
  return isWebOnly(route.pattern) ? { go: 'main', to: mainPageOf(visit), notice: 'webOnly' } : undefined
}

/** A link to the web with both tokens. One alone is not read. [GRD-026 to GRD-028] */
export function judgeLink(visit: Visit, { route }: RouteMatch): Verdict | undefined {
  if (visit.entry === 'app' || visit.link.tokens !== 'both') return undefined
  return { go: 'adopt', to: isReachedByLink(route.pattern) ? visit.address : mainPageOf(visit) }
}

/** `/?a=1` → `/mobile?a=1`. */
export const mobileAddress = (address: string): string => mobilePath(address.replace(/^\/(?=[?#]|$)/, ''))
