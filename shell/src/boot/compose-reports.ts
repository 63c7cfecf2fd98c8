import type { PageData } from '@shop/shared/contract'
import type { EntryKind } from '@shop/shared/domain'
import { createRemoteLog, type RemoteLog } from '../remotes/remote-log.ts'
import { beginReporting } from '../reporting/begin-reporting.ts'
import type { QuietReached } from '../waiting/page-quiet.ts'
import { onOnline, setTimer } from './browser-ports.ts'
import { describeFailure, reportEachErrorOnce, type TellError } from './report.ts'

type ReportParts = { page: PageData; entry: EntryKind; origin: string; quiet: QuietReached }

/** Where failures are told: on the console at once, and in the report of the visit, which is loaded later. */
export function composeReports({ quiet, ...parts }: ReportParts): { log: RemoteLog; report: TellError } {
  const log = createRemoteLog()
  const count = beginReporting({
    quiet: quiet.reached,
    setTimer,
    onOnline,
    async load() {
      const { reportVisit } = await import(/* webpackChunkName: "later" */ '../reporting/report-visit.ts')
      return reportVisit({ ...parts, log, setTimer })
    },
  })
  const report = reportEachErrorOnce((what, from) => {
    console.error(describeFailure(what, from))
    count(what, from)
  })
  return { log, report }
}
