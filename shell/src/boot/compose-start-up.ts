import type { ApiClient } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import { type EntryKind, type Member, messages } from '@shop/shared/domain'
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
  const later = (doing: string, load: (loads: LaterLoads) => Promise<unknown>) => () =>
    afterFirstPaint(() => {
      laterLoads()
        .then(load)
        .catch((error: unknown) => report({ error, doing }))
    })
  const ofMember = (doing: string, load: (loads: LaterLoads, member: Member) => Promise<unknown>) =>
    later(doing, async (loads) => {
      const member = memberOf(readSession())
      if (member !== undefined) await load(loads, member)
    })

  return createStartUp({
    login,
    session: parts.session,
    entry: parts.entry,
    corporatePhone: page.phones['enrolment'] ?? '',
    hasGreeting: parts.hasGreeting,
    loads: {
      weeks: parts.loadWeeks,
      limitedWeek: later('load the week of limited products', (loads) => loads.loadLimitedWeek(api, tellSession)),
      points: ofMember('load points', (loads, member) => loads.loadPoints(queryClient, api, member)),
      stage: ofMember('load the stage', (loads, member) => loads.loadStage(queryClient, api, member)),
      recommendUser: ofMember('load the id for tracking', (loads, member) =>
        loads.loadRecommendUser(queryClient, api, member),
      ),
    },
    sendThanks: (member) =>
      later('send the thank-you mail', (loads) =>
        loads.sendThanksMail(api, { idToken: parts.idToken(), intent: parts.randomId() }, member),
      )(),
    alert: parts.notices.alert,
    confirm: parts.notices.confirm,
    go: parts.go,
    greet: parts.greet,
    offerReturn: (to) =>
      parts.notices.snackbar({ ...messages.loggedIn, link: { text: 'もとのページに戻る', href: to } }),
  })
}
