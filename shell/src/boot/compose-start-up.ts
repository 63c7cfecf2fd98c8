import { type ApiClient, isApiError } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import { type Clock, type EntryKind, type Member, messages } from '@shop/shared/domain'
import type { ErrorReport, StoragePort } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { href, type RouteMatch } from '@shop/shared/routes'
import { dispatchSession, memberOf, readSession } from '@shop/shared/session'
import type { GuardedNavigation } from '../guard/navigation.ts'
import type { Login } from '../login/login.ts'
import type { BaseNotices } from '../notices/notices.ts'
import { createStartUp, type RunStartUp } from '../startup/run-start-up.ts'
import type { QuietReached } from '../waiting/page-quiet.ts'
import { randomId } from './random-id.ts'

type StartUpParts = {
  api: ApiClient
  login: Login
  idToken(): string
  queryClient: QueryClient
  session: StoragePort
  local: StoragePort
  notices: BaseNotices
  page: PageData
  clock: Clock
  entry: EntryKind
  loadWeeks(): void
  navigation: Pick<GuardedNavigation, 'navigate'>
  routeOf(path: string): RouteMatch | undefined
  quiet: QuietReached
  report(what: ErrorReport): void
}

const laterLoads = () => import(/* webpackChunkName: "later" */ '../startup/later-loads.ts')
type LaterLoads = Awaited<ReturnType<typeof laterLoads>>

/** The start-up with what it needs. Only the weeks are waited for: the rest comes when the page is quiet. */
export function composeStartUp({
  api,
  login,
  queryClient,
  page,
  navigation,
  report,
  ...parts
}: StartUpParts): RunStartUp {
  /** Failed calls are reported where all of them arrive. */
  const withLoads = (doing: string, work: (loads: LaterLoads) => Promise<unknown>): void => {
    laterLoads()
      .then(work)
      .catch((error: unknown) => {
        if (!isApiError(error)) report({ error, doing })
      })
  }
  /** Whoever is here by then: in view mode nothing of a member is asked for. */
  const ofMember = (doing: string, load: (loads: LaterLoads, member: Member) => Promise<unknown>) => () =>
    void parts.quiet.reached.then(() =>
      withLoads(doing, async (loads) => {
        const member = memberOf(readSession())
        if (member !== undefined) await load(loads, member)
      }),
    )

  return createStartUp({
    login,
    session: parts.session,
    entry: parts.entry,
    corporatePhone: page.phones['enrolment'] ?? '',
    hasGreeting: () => parts.routeOf(href.loginGreeting()) !== undefined,
    loads: {
      weeks: parts.loadWeeks,
      limitedWeek: ofMember('load limited week', (loads) => loads.loadLimitedWeek(api, dispatchSession)),
      points: ofMember('load points', (loads, member) => loads.loadPoints(queryClient, api, member)),
      stage: ofMember('load stage', (loads, member) => loads.loadStage(queryClient, api, member, parts.clock.now())),
      recommendUser: ofMember('load tracking', (loads, member) =>
        loads.loadRecommendUser(queryClient, api, member, { ...parts, page }),
      ),
    },
    sendThanks: (member) =>
      withLoads('send thanks', (loads) =>
        loads.sendThanksMail(api, { idToken: parts.idToken(), intent: randomId() }, member),
      ),
    alert: parts.notices.alert,
    confirm: parts.notices.confirm,
    go: (to) => navigation.navigate(to, { replace: true }),
    greet: (returnTo) => navigation.navigate(href.loginGreeting(), { replace: true, state: { returnTo } }),
    offerReturn: (to) =>
      parts.notices.snackbar({ ...messages.loggedIn, link: { text: 'もとのページに戻る', href: to } }),
  })
}
