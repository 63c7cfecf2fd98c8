import type { StoragePort } from '@shop/shared/platform'

/** How often the page may move by itself: to the login, or by loading itself anew. */
export type RedirectBudget = {
  /** Counts a move that nobody asked for; `false`: there were too many, and this one must not happen. */
  spend(): boolean
  /** Somebody decided to try again. */
  renew(): void
}

const key = 'redirects'
const maxRedirects = 2
const timeMs = 60_000

export type BudgetPorts = {
  session: StoragePort & { /** Whether a value survives the loading of a page. */ isLasting(): boolean }
  now(): number
}

/** At most two in a minute, counted over page loads. A tab that cannot count does none. */
export function createRedirectBudget({ session, now }: BudgetPorts): RedirectBudget {
  const recent = (): number[] => {
    const stored = session.read(key)
    const moments = Array.isArray(stored) ? stored.filter((moment) => Number.isFinite(moment)) : []
    // A moment of the future was written before the device's clock was put back.
    return moments.filter((moment) => moment <= now() && moment > now() - timeMs)
  }
  return {
    spend() {
      const before = recent()
      if (before.length >= maxRedirects || !session.isLasting()) return false
      session.write(key, [...before, now()])
      return true
    },
    renew: () => session.remove(key),
  }
}
