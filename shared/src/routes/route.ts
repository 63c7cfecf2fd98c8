import type { RouteDeclaration } from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'

export type { RouteDeclaration } from '@shop/shared/contract'

/** A route in the table of the whole shop: who owns it and under which entry it stands. */
export type Route = {
  /** The remote's name, or `shell`. */
  owner: string
  /** The key under which its owner declared it. */
  name: string
  pattern: string
  entry: EntryKind
  declaration: RouteDeclaration
}

export type RouteMatch = { route: Route; params: Readonly<Record<string, string>> }

const mobilePrefix = '/mobile'

/** Gives the path of a screen in the app: `/cart/ordered` → `/mobile/cart/ordered`, `/` → `/mobile`. */
export const mobilePath = (path: string): string => (path === '/' ? mobilePrefix : `${mobilePrefix}${path}`)

/** Tells web from app: a path that contains `mobile` is an entry from the app. */
export const entryOf = (path: string): EntryKind => (/(?:^|\/)mobile(?:\/|$)/.test(path) ? 'app' : 'web')

/** Lists a remote's declarations as routes of the table, twins included. */
export function routesOf(owner: string, declarations: Readonly<Record<string, RouteDeclaration>>): Route[] {
  return Object.entries(declarations).flatMap(([name, declaration]) => {
    const web: Route = { owner, name, pattern: declaration.path, entry: entryOf(declaration.path), declaration }
    const twin: Route = { ...web, pattern: mobilePath(declaration.path), entry: 'app' }
    return declaration.mobileTwin ? [web, twin] : [web]
  })
}

/** `/a//b/` → a, b. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

const patterns = new Map<string, readonly string[]>()

/** Each link of a page asks for its route: patterns are few and stay the same. */
function segmentsOfPattern(pattern: string): readonly string[] {
  const segments = patterns.get(pattern) ?? segmentsOf(pattern)
  patterns.set(pattern, segments)
  return segments
}

/** Of patterns that fit: fixed segments beat parameters, the first segment counts most, and nothing left over is best. */
function isBetter(pattern: string, than: string): boolean {
  const [mine, others] = [segmentsOfPattern(pattern), segmentsOfPattern(than)]
  for (const [place, segment] of mine.entries()) {
    const difference = rank(segment) - rank(others[place])
    if (difference !== 0) return difference > 0
  }
  return mine.length < others.length
}

function rank(segment: string | undefined): number {
  if (segment === undefined) return 1
  if (!segment.startsWith(':')) return 3
  return segment.endsWith('?') ? 0 : 2
}

function paramsOf(pattern: string, given: readonly string[]): Record<string, string> | undefined {
  const wanted = segmentsOfPattern(pattern)
  if (given.length > wanted.length) return undefined
  const params: Record<string, string> = {}
  for (const [place, segment] of wanted.entries()) {
    const value = given[place]
    if (!segment.startsWith(':')) {
      if (segment !== value) return undefined
    } else if (value !== undefined) {
      const decoded = decode(value)
      if (decoded === undefined) return undefined
      params[segment.replace(/^:|\?$/g, '')] = decoded
    } else if (!segment.endsWith('?')) return undefined
  }
  return params
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** Gives the route that a path belongs to; `undefined` for an address that nobody declared. */
export function matchRoute(routes: readonly Route[], path: string): RouteMatch | undefined {
  let best: RouteMatch | undefined
  const given = segmentsOf(path)
  for (const route of routes) {
    const params = paramsOf(route.pattern, given)
    if (params !== undefined && (best === undefined || isBetter(route.pattern, best.route.pattern)))
      best = { route, params }
  }
  return best
}
