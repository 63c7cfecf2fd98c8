import type { BridgeVersion } from '@shop/shared/bridge'
import type { EntryKind } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import { entryOf } from '@shop/shared/routes'
import { appHandlerOf } from '../app/app-handler.ts'

/** How the app opened this page. The bridge to the app compares with the entry point. [GRD-020, MOB-001] */
export type AppEntry = { entryPoint: string; isRenewal: boolean }

/** Whether this page runs inside of the app, in this tab and after every reload. [GRD-018 to GRD-022] */
export type AppTracker = {
  isSet(): boolean
  /** `page`: a plain browser that somebody let in by tokens of a link; they end with the page, and so does this. */
  set(until: 'tab' | 'page', version?: BridgeVersion): void
  entry(): AppEntry | undefined
}

type Kept = AppEntry & { isSet: boolean; version?: unknown }

const key = 'app'

/** Whether a value is the note that a tab keeps. */
function isAppTracker(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { entryPoint, isRenewal, isSet } = value as Partial<Kept>
  return typeof entryPoint === 'string' && typeof isRenewal === 'boolean' && typeof isSet === 'boolean'
}

/** An entry from the app is noted as it comes; the tracker is set when its token or its view mode counts. */
export function createAppTracker(session: StoragePort, here: URL, isRenewal: boolean): AppTracker {
  const before = session.read(key)
  let kept: Kept | undefined = isAppTracker(before) ? before : undefined

  function keep(next: Kept, until: 'tab' | 'page' = 'tab'): void {
    kept = next
    if (until === 'tab') session.write(key, next)
  }

  if (kept?.isSet !== true && entryOf(here.pathname) === 'app')
    keep({ entryPoint: here.pathname, isRenewal, isSet: false })

  return {
    isSet: () => kept?.isSet === true,
    set: (until, version) =>
      keep({ ...(kept ?? { entryPoint: here.pathname, isRenewal }), isSet: true, version }, until),
    entry: () => kept,
  }
}

/**
 * Whom the page is for. Inside of the app, which brings its handler, addresses without a twin are the app's as well.
 * [GRD-018, GRD-025, K-135]
 */
export function entryOfPage(window: Pick<Window, 'location'>, session: StoragePort): EntryKind {
  const kept = session.read(key)
  const isInApp = (isAppTracker(kept) && kept.isSet) || appHandlerOf(window) !== undefined
  return isInApp ? 'app' : entryOf(window.location.pathname)
}

/** Whether the app said of itself, as it opened this tab, that it is one of after the renewal. [MOB-016] */
export function isRenewedApp(session: StoragePort): boolean {
  const kept = session.read(key)
  return isAppTracker(kept) && kept.isRenewal
}
