import { type ApiClient, getPlanningWeeks } from '@shop/shared/api'
import type { Clock } from '@shop/shared/domain'
import type { ErrorReport } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { isViewMode, readSession } from '@shop/shared/session'
import type { ProcessPorts } from '../failures/failure-process.tsx'
import { createFailures, type Failures } from '../failures/failures.ts'
import { createOverlayStore, type OverlayStore } from '../failures/overlay-store.ts'
import type { QuietReached } from '../waiting/page-quiet.ts'
import { onOnline, setTimer } from './browser-ports.ts'
import type { ShopStorage } from './storage.ts'

type FailureParts = { quiet: QuietReached; report(what: ErrorReport, origin: string): void }
type ReportedFailures = { failures: Failures; overlays: OverlayStore }

/** Where every failure of the page arrives; {@link processFailures} says what is done about it. */
export function composeFailures({ quiet, report }: FailureParts): ReportedFailures {
  const overlays = createOverlayStore()
  const failures = createFailures({
    store: overlays,
    setTimer,
    onOnline,
    whenQuiet: (work) => void quiet.reached.then(work),
    report,
  })
  return { failures, overlays }
}

type ProcessParts = Pick<ProcessPorts, 'tellApp' | 'snackbar' | 'login' | 'loginAgain'> &
  ReportedFailures & {
    session: ShopStorage
    clock: Clock
    contactAddress: string | undefined
    api: ApiClient
    queryClient: QueryClient
  }

/** Acts on the failures: words, overlays, reads that are repeated, logins. */
export function processFailures({ failures, overlays: store, api, queryClient, ...parts }: ProcessParts): void {
  failures.processWith(async () => {
    const { createFailureProcess } = await import(/* webpackChunkName: "later" */ '../failures/failure-process.tsx')
    return createFailureProcess({
      ...parts,
      store,
      setTimer,
      isViewMode: () => isViewMode(readSession()),
      isOnline: () => navigator.onLine,
      loadMessages: async () => (await import('@shop/shared/api/content')).getErrorMessages(api),
      reload: () => window.location.reload(),
      leave: (address) => window.location.assign(address),
      async readAgain() {
        await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
        // After a failed write there is nothing to be read anew: the weeks are asked for by everybody.
        if (store.getState().down.length > 0) await getPlanningWeeks(api).catch(() => undefined)
      },
    })
  })
}
