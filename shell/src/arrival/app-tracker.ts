import type { BridgeVersion } from '@shop/shared/bridge'
import type { EntryKind } from '@shop/shared/domain'
import type { StoragePort } from '@shop/shared/platform'
import { entryOf } from '@shop/shared/routes'

/** Whether this page runs inside of the app, in this tab and after every reload. [GRD-018 to GRD-022] */
export type AppTracker = {
  isSet(): boolean
  /** `page`: a plain browser that somebody let in by tokens of a link; they end with the page, and so does this. */
  set(until: 'tab' | 'page', version?: BridgeVersion): void
}

/** How the app opened this tab. The bridge to the app compares with the entry point. [MOB-001] */
type Kept = { entryPoint: string; isRenewal: boolean; isSet: boolean; version?: unknown }

const key = 'app'

/** The note that a tab keeps; whatever else stands there is none. */
function noteIn(session: StoragePort): Kept | undefined {
  const kept = Object(session.read(key)) as Partial<Kept>
  const { entryPoint, isRenewal, isSet } = kept
  const isNote = typeof entryPoint === 'string' && typeof isRenewal === 'boolean' && typeof isSet === 'boolean'
  return isNote ? (kept as Kept) : undefined
}

/** An entry from the app is noted as it comes; the tracker is set when its token or its view mode counts. */
export function createAppTracker(session: StoragePort, here: URL, isRenewal: boolean): AppTracker {
  let kept = noteIn(session)

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
  }
}

/** Takes the text of a message. */
type AppHandler = { postMessage(message: string): void }
type AppWindow = { webkit?: { messageHandlers?: { todok?: AppHandler } }; todokApp?: AppHandler }

/** The native handler of the app: `webkit.messageHandlers.todok` on iOS, `todokApp` on Android. [MOB-003, K-23] */
export function appHandlerOf(page: object): AppHandler | undefined {
  const { webkit, todokApp } = page as AppWindow
  return webkit?.messageHandlers?.todok ?? todokApp
}

/**
 * Whom the page is for. Inside of the app, which brings its handler, addresses without a twin are the app's as well.
 * [GRD-018, GRD-025, K-135]
 */
export const entryOfPage = (page: { location: { pathname: string } }, session: StoragePort): EntryKind =>
  noteIn(session)?.isSet === true || appHandlerOf(page) !== undefined ? 'app' : entryOf(page.location.pathname)

/** Whether the app said of itself, as it opened this tab, that it is one of after the renewal. [MOB-016] */
export const isRenewedApp = (session: StoragePort): boolean => noteIn(session)?.isRenewal === true
