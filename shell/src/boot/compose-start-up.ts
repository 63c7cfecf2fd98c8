import { type ApiClient, isApiError } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import { type Clock, type EntryKind, type Member, messages } from '@shop/shared/domain'
import type { ErrorReport, Notices, StoragePort } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { memberOf, readSession, tellSession } from '@shop/shared/session'
import type { Login } from '../login/login.ts'
import { createStartUp, type RunStartUp } from '../startup/run-start-up.ts'
import { afterFirstPaint } from './browser-ports.ts'

type StartUpParts = {
  api: ApiClient
  login: Login
  idToken(): string
  queryClient: QueryClient
  session: StoragePort
  notices: Notices
  page: PageData
  clock: Clock
  entry: EntryKind
  randomId(): string
  loadWeeks(): void
  hasGreeting(): boolean
  go(to: string): void
  greet(returnTo: string | undefined): void
  report(what: ErrorReport): void
}

const laterLoads = () => import('../startup/later-loads.ts')
type LaterLoads = Awaited<ReturnType<typeof laterLoads>>

/** The start-up with what it needs. Only the weeks are waited for: the rest comes after the first paint. */
export function composeStartUp({ api, login, queryClient, page, report, ...parts }: StartUpParts): RunStartUp {
  /** Failed calls are reported where all of them arrive. */
  const withLoads = (doing: string, work: (loads: LaterLoads) => Promise<unknown>): void => {
    laterLoads()
      .then(work)
      .catch((error: unknown) => {
        if (!isApiError(error)) report({ error, doing })
      })
  }
  /** Whoever is here by then: in view mode nothing of a member is asked for. [GRD-079] */
  const ofMember = (doing: string, load: (loads: LaterLoads, member: Member) => Promise<unknown>) => () =>
    afterFirstPaint(() =>
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
    hasGreeting: parts.hasGreeting,
    loads: {
      weeks: parts.loadWeeks,
      limitedWeek: ofMember('load the week of limited products', (loads) => loads.loadLimitedWeek(api, tellSession)),
      points: ofMember('load points', (loads, member) => loads.loadPoints(queryClient, api, member)),
      stage: ofMember('load the stage', (loads, member) =>
        loads.loadStage(queryClient, api, member, parts.clock.now()),
      ),
      recommendUser: ofMember('load the id for tracking', (loads, member) =>
        loads.loadRecommendUser(queryClient, api, member),
      ),
    },
    sendThanks: (member) =>
      withLoads('send the thank-you mail', (loads) =>
        loads.sendThanksMail(api, { idToken: parts.idToken(), intent: parts.randomId() }, member),
      ),
    alert: parts.notices.alert,
    confirm: parts.notices.confirm,
    go: parts.go,
    greet: parts.greet,
    offerReturn: (to) =>
      parts.notices.snackbar({ ...messages.loggedIn, link: { text: 'もとのページに戻る', href: to } }),
  })
}
