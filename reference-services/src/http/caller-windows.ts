export const windowMs = 60_000

type Window<Counts> = Counts & { until: number }

export type CallerWindows<Counts> = {
  /** The window of a caller that is running, or a new one. */
  of(caller: string): Window<Counts>
  all(): IterableIterator<[caller: string, window: Window<Counts>]>
}

/**
 * Counts of callers in windows of a minute, each of which begins with a call. Those who were heard longest ago make room
 * beyond `maxCallers`. `now` only goes forward: a system clock that is set back would hold callers off until it is there
 * again.
 */
export function createCallerWindows<Counts extends object>(
  maxCallers: number,
  begin: () => Counts,
  now: () => number,
): CallerWindows<Counts> {
  const windows = new Map<string, Window<Counts>>()
  return {
    all: () => windows.entries(),
    of(caller) {
      const known = windows.get(caller)
      const time = now()
      const own = known === undefined || known.until <= time ? { ...begin(), until: time + windowMs } : known
      windows.delete(caller)
      windows.set(caller, own)
      const [oldest] = windows.keys()
      if (windows.size > maxCallers && oldest !== undefined) windows.delete(oldest)
      return own
    },
  }
}
