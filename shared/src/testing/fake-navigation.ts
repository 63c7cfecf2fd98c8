import type { Navigation, PlatformLocation } from '@shop/shared/router'

/** A history in memory, without a guard. */
export function fakeNavigation(start: string): Navigation & { path(): string } {
  const listeners = new Set<() => void>()
  const entries: PlatformLocation[] = [locationOf(start, undefined, 0)]
  let at = 0
  let moves = 0
  const current = () => entries[at] as PlatformLocation
  const changed = () => {
    for (const listener of [...listeners]) listener()
  }

  return {
    current,
    path: () => `${current().pathname}${current().search}${current().hash}`,
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    navigate(to, { replace = false, state } = {}) {
      if (!replace) at += 1
      moves += 1
      entries.splice(at, entries.length, locationOf(to, state, moves))
      changed()
    },
    go(steps) {
      at = Math.min(Math.max(at + steps, 0), entries.length - 1)
      changed()
    },
  }
}

function locationOf(to: string, state: unknown, move: number): PlatformLocation {
  const { pathname, search, hash } = new URL(to, 'https://shop.test')
  return { pathname, search, hash, state, key: `entry-${move}` }
}
