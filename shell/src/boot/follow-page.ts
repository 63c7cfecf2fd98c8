import type { StoragePort } from '@shop/shared/platform'
import { notifyManager, QueryClient } from '@shop/shared/query'
import { memberOf, subscribeSession } from '@shop/shared/session'
import { isNarrowPage } from '../frame/use-mobile-mode.ts'
import type { NoticeStore } from '../notices/notice-store.ts'
import type { LiveReleases } from '../remotes/live-releases.ts'
import type { RemoteLog } from '../remotes/remote-log.ts'
import { followWeekSwitch } from '../startup/follow-week-switch.ts'
import type { QuietReached } from '../waiting/page-quiet.ts'
import { onOnline, setTimer } from './browser-ports.ts'
import { retryUntilDone } from './retrying.ts'
import type { ServerTime } from './server-time.ts'
import { tellEdge } from './tell-edge.ts'

const minuteMs = 60_000
const staleMs = 30_000
/** Asked so often that a tab which stands open knows a release within a minute, and runs it at its next move. */
const registryCheckMs = 15_000
const registryMaxAgeMs = 40_000

/** Answers that come in one task are told in one task, so that the page draws them in one commit. */
function tellTogether(): void {
  let waiting: (() => void)[] = []
  notifyManager.setScheduler((tell) => {
    if (waiting.push(tell) > 1) return
    setTimer(() => {
      const all = waiting
      waiting = []
      for (const one of all) {
        try {
          one()
        } catch (error) {
          reportError(error)
        }
      }
    }, 0)
  })
}

/** The API client retries reads itself, and the bus tells what has changed. */
export function createQueryClient(): QueryClient {
  tellTogether()
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: staleMs, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

type FollowParts = Pick<ServerTime, 'renew' | 'renewWhenOld'> & {
  live: LiveReleases
  queryClient: QueryClient
  noticeStore: NoticeStore
  session: StoragePort
  quiet: QuietReached
  log: RemoteLog
  /** Loads whoever is here; gives whether the network let it. */
  handleMemberArrival(): Promise<boolean>
}

/** The page's own doing while it is open: with the time, with a tab that is seen again, with who is here. */
export function followPage({
  live,
  queryClient,
  noticeStore,
  session,
  quiet,
  log,
  handleMemberArrival,
  ...time
}: FollowParts): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    void time.renew()
    live.askWhenOlderThan(5 * minuteMs)
  })
  setInterval(() => void time.renewWhenOld(), minuteMs)
  setInterval(() => {
    if (document.visibilityState === 'visible') live.askWhenOlderThan(registryMaxAgeMs)
  }, registryCheckMs)
  // Releases of the remotes that the page does not name, before somebody goes there.
  void quiet.reached.then(live.ask)
  void quiet.reached.then(() => tellEdge({ document, log, isNarrow: isNarrowPage }))
  subscribeSession((now, before) => {
    // A member's data does not outlast the login.
    if (memberOf(before) !== undefined && memberOf(now)?.code !== memberOf(before)?.code) {
      queryClient.clear()
      noticeStore.setState({ past: [] })
    }
    const member = memberOf(now)
    if (member !== undefined && member !== memberOf(before)) {
      const { officeCode, branchCode, weekCategory } = member
      session.write('assortment', { officeCode, branchCode, weekCategory })
    }
    // The network kept the member from us: the page goes on as soon as it is back.
    if (now.login.status === 'expired' && before.login.status !== 'expired')
      retryUntilDone(handleMemberArrival, { setTimer, onOnline })
  })
  followWeekSwitch({
    subscribeSession,
    queryClient,
    isOnline: () => navigator.onLine,
    reloadMember: () => void handleMemberArrival(),
  })
}
