import type { OpenBus } from '@shop/shared/bus'
import type { PageData } from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'
import { entryOfPage } from '../arrival/app-tracker.ts'
import type { RemoteLog } from '../remotes/remote-log.ts'
import { createPageQuiet, type PageQuiet } from '../waiting/page-quiet.ts'
import { elapsedMs, onTouch, setTimer, whenIdle } from './browser-ports.ts'
import { composeReports } from './compose-reports.ts'
import { openPageBus } from './page-bus.ts'
import { prefetchServices } from './prefetch-services.ts'
import type { TellError } from './report.ts'
import { createServerTime, type ServerTime } from './server-time.ts'
import type { Stores } from './storage.ts'
import { openStores } from './stores.ts'

export type PageBase = Stores &
  ServerTime & {
    page: PageData
    /** The shell itself, `shell@version`. */
    origin: string
    entry: EntryKind
    /** In development and tests a broken rule between shell and remotes is somebody's mistake of today: it may hurt. */
    isStrict: boolean
    log: RemoteLog
    report: TellError
    /** Reports a failure of the shell's own. */
    reportFromShell(doing: string): (error: unknown) => void
    bus: OpenBus
    /** When to load what the first content does without. */
    quiet: PageQuiet
  }

/** Stores, clock, reports and bus: all that the other parts of the shop stand on. */
export function createBase(served: PageData): PageBase {
  const stores = openStores()
  const page = { ...served, services: prefetchServices(served, stores.session.read('weeksAhead')) }
  const origin = `shell@${page.version}`
  const entry = entryOfPage(window, stores.session)
  const isStrict = page.environment === 'development' || page.environment === 'test'
  const quiet = createPageQuiet({ setTimer, whenIdle, onTouch })
  const { log, report } = composeReports({ page, entry, origin, quiet })
  const time = createServerTime(page.serverTime, { elapsedMs, fetch: window.fetch.bind(window) })
  const bus = openPageBus({ clock: time.clock, origin, isStrict, report })
  const reportFromShell = (doing: string) => (error: unknown) => report({ error, doing }, origin)
  return { ...stores, ...time, page, origin, entry, isStrict, log, report, reportFromShell, bus, quiet }
}
