import type { StoragePort } from '@shop/shared/platform'
import { safeOwnPath, webAddress } from '@shop/shared/routes'

/** Where a visitor was when the login came between, and in which planning week. */
export type SavedPage = { path: string; week?: string }

export type SavedPages = {
  /** Keeps a page for this tab; only own addresses are kept. */
  remember(address: string): void
  /** The kept page: once, then it is forgotten. */
  take(): SavedPage | undefined
  /** The same, and it stays: the app logs in beside this page. */
  look(): SavedPage | undefined
}

const key = 'from'

export function createSavedPages(session: StoragePort, currentWeek: () => string | undefined): SavedPages {
  return {
    remember(address) {
      const own = safeOwnPath(address)
      if (own === undefined) return
      const week = currentWeek()
      session.write(key, { path: own, ...(week === undefined ? {} : { week }) })
    },
    take() {
      const kept = session.read(key)
      session.remove(key)
      return savedPage(kept)
    },
    look: () => savedPage(session.read(key)),
  }
}

/** View mode wins over a token: a page that a login leads back to must not ask for it again. */
export function withoutViewMode(path: string): string {
  const [, place = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? []
  const rest = query.split('&').filter((part) => !new URLSearchParams(part).has('viewMode'))
  const kept = rest.join('&')
  return `${place}${kept === '' ? '' : `?${kept}`}${hash}`
}

/** Whatever stands in the store leads to an own address or nowhere. */
function savedPage(kept: unknown): SavedPage | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { path, week } = kept as Record<string, unknown>
  const own = typeof path === 'string' ? safeOwnPath(path) : undefined
  if (own === undefined) return undefined
  const safe = withoutViewMode(own)
  return typeof week === 'string' ? { path: safe, week } : { path: safe }
}

/**
 * The page to return to. What was seen of another week is no longer there; while no week is known, nothing says so.
 * Who has logged in here has not done so in the app: its pages ask for a token of its own. [K-04, K-37]
 */
export function pageToReturn(saved: SavedPage | undefined, week: string | undefined): string | undefined {
  const isOfWeek = saved?.week === undefined || week === undefined || saved.week === week
  return saved !== undefined && isOfWeek ? webAddress(saved.path) : undefined
}
