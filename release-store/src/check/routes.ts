import type { ReleaseDescriptor } from '@shop/shared/contract'
import { routesOf } from '@shop/shared/routes'
import type { Refusal } from './refusal.ts'
import type { Side } from './side.ts'

type Shape = { pattern: string; segments: readonly string[] }

/** All addresses of a pattern, as shapes: a parameter is as good as another, and an optional one may be left out. */
function shapesOf({ owner, routes }: Side): Shape[] {
  return routesOf(owner, routes).flatMap(({ pattern }) => {
    const segments = pattern.split('/').filter((segment) => segment !== '')
    const needed = segments.findIndex((segment) => segment.endsWith('?'))
    const shortest = needed === -1 ? segments.length : needed
    const plain = segments.map((segment) => (segment.startsWith(':') ? ':' : segment))
    return Array.from({ length: segments.length - shortest + 1 }, (_, more) => ({
      pattern,
      segments: plain.slice(0, shortest + more),
    }))
  })
}

/** `same`: nobody could say whose it is. `taken`: some addresses of theirs would be ours, which name them exactly. */
function collision(ours: Shape, theirs: Shape): 'same' | 'taken' | undefined {
  if (ours.segments.length !== theirs.segments.length) return undefined
  const pairs = ours.segments.map((segment, place) => [segment, theirs.segments[place] ?? ''] as const)
  if (pairs.some(([our, their]) => our !== their && our !== ':' && their !== ':')) return undefined
  const first = pairs.find(([our, their]) => our !== their)
  if (first === undefined) return 'same'
  return first[1] === ':' ? 'taken' : undefined
}

/** Every address has one owner, the app's twins included. */
export function checkRoutes(side: Side, others: readonly Side[]): Refusal[] {
  const shapes = shapesOf(side)
  const own = shapes.flatMap((shape, place) =>
    shapes.slice(place + 1).some((other) => other.pattern !== shape.pattern && collision(shape, other) === 'same')
      ? [refusal(side, shape.pattern, side, 'has another route for the same addresses')]
      : [],
  )
  const foreign = others.flatMap((other) => {
    const theirs = shapesOf(other)
    return shapes.flatMap((shape) =>
      theirs.flatMap((their) => {
        const kind = collision(shape, their)
        if (kind === 'same') return [refusal(side, shape.pattern, other, `has ${their.pattern}`)]
        const isShells = [side.owner, other.owner].includes('shell')
        return kind === 'taken' && isShells
          ? [refusal(side, shape.pattern, other, `would lose addresses of ${their.pattern}`)]
          : []
      }),
    )
  })
  return [...own, ...foreign]
}

const refusal = (side: Side, pattern: string, other: Side, words: string): Refusal => ({
  rule: 'routes',
  ours: `${side.label} claims ${pattern}`,
  theirs: `${other.label} ${words}`,
  wayOut:
    side.owner === other.owner
      ? `leave one of the two out of ${side.owner}/src/routes.ts`
      : `choose another path, or release ${other.owner} without it first and wait until nobody gets the old one`,
})

/** Releases of before 2026-12 could name it for a route whose screen was still to be built: the shell of then drew it. */
const shellDrawnScreen = 'coming-soon'

/** No shell draws a screen for a remote any more: a release that counts on it would show nothing there. */
export const checkScreens = (shellLabel: string, { name, version, routes }: ReleaseDescriptor): Refusal[] =>
  Object.values(routes)
    .filter(({ screen }) => screen === shellDrawnScreen)
    .map(({ path }) => ({
      rule: 'routes',
      ours: `${shellLabel} draws no screen for a remote`,
      theirs: `${name} ${version} has none of its own for ${path}`,
      wayOut: `release ${name} with the screen or without the route first, and wait until nobody gets the old one`,
    }))
