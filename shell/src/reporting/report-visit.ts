import type { PageData, VisitKind } from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'
import type { ErrorReport } from '@shop/shared/platform'
import { memberOf, readSession, type Session } from '@shop/shared/session'
import { onHidden } from '../boot/browser-ports.ts'
import { candidateOf, type RemoteLog, releaseShown } from '../remotes/remote-log.ts'
import { listenToVitals, startVisitReporter } from './visit-reporter.ts'

export type ReportVisitPorts = {
  page: Pick<PageData, 'reports' | 'assetsOrigin' | 'isShellCanary'>
  entry: EntryKind
  /** The shell itself, `shell@version`. */
  origin: string
  log: RemoteLog
  setTimer(work: () => void, ms: number): () => void
}

/** Reports of this visit to the endpoint that the page names. Gives where errors go. */
export function reportVisit(ports: ReportVisitPorts): (what: ErrorReport, release: string) => void {
  const { page, entry, origin, log, setTimer } = ports
  const candidate = (release: string) => candidateOf(release, log.getState())
  return startVisitReporter({
    log,
    origin,
    setTimer,
    entry: entry === 'web' ? 'web' : 'webview',
    origins: [page.assetsOrigin, window.location.origin],
    isCanary: (release) => (release === origin ? page.isShellCanary : candidate(release)?.isCanary) === true,
    isCounted: (release) => candidate(release)?.isOverride !== true,
    shown: () => releaseShown(log.getState()) ?? origin,
    kind: () => visitKindOf(readSession()),
    send: (body) => navigator.sendBeacon(page.reports, body),
    onHidden,
    onVital: listenToVitals,
  })
}

/** Gives the kind of the member, never who it is; nothing while that is not known. */
export function visitKindOf(session: Session): VisitKind | undefined {
  const { status } = session.login
  return status === 'guest' || status === 'unregistered' ? 'visitor' : memberOf(session)?.kind
}
