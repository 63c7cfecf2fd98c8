import { type ApiClient, getPlanningWeeks } from '@shop/shared/api'
import type { Clock } from '@shop/shared/domain'
import type { ErrorReport, Notices } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { isViewMode, readSession } from '@shop/shared/session'
import type { ProcessPorts } from '../failures/failure-process.tsx'
import { createFailures, type Failures } from '../failures/failures.ts'
import { createOverlayStore, type OverlayStore } from '../failures/overlay-store.ts'
import { afterFirstPaint, onOnline, setTimer } from './browser-ports.ts'
import type { ShopStorage } from './storage.ts'

type FailureParts = {
  session: ShopStorage
  clock: Clock
  contactAddress: string | undefined
  tellApp: ProcessPorts['tellApp']
  report(what: ErrorReport, origin: string): void
  /** Made after this, and asked for when something has failed. */
  later(): {
    api: ApiClient
    snackbar: Notices['snackbar']
    queryClient: QueryClient
    login(): void
    loginAgain(): void
  }
}

/** Where every failure of the page arrives, and what is done about it. */
export function composeFailures(parts: FailureParts): { failures: Failures; overlays: OverlayStore } {
  const store = createOverlayStore()
  const failures = createFailures({
    store,
    setTimer,
    onOnline,
    whenIdle: afterFirstPaint,
    report: parts.report,
    async load() {
      const { createFailureProcess } = await import('../failures/failure-process.tsx')
      const { api, queryClient, ...ports } = parts.later()
      return createFailureProcess({
        store,
        setTimer,
        session: parts.session,
        clock: parts.clock,
        contactAddress: parts.contactAddress,
        tellApp: parts.tellApp,
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
        ...ports,
      })
    },
  })
  return { failures, overlays: store }
}
