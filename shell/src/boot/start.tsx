import type { ApiClient } from '@shop/shared/api'
import { openBus } from '@shop/shared/bus'
import type { PageData } from '@shop/shared/contract'
import { messages } from '@shop/shared/domain'
import { QueryClient } from '@shop/shared/query'
import { href, matchRoute } from '@shop/shared/routes'
import { memberOf, onSession, readSession, tellSession } from '@shop/shared/session'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { entryOfPage } from '../arrival/app-tracker.ts'
import { hears, tells } from '../facts.ts'
import { Frame } from '../frame/frame.tsx'
import { OverrideBannerOutlet } from '../frame/override-banner/override-banner-outlet.tsx'
import { createPageMeta } from '../frame/screen/page-meta.ts'
import { createAskLogin } from '../login/ask-login.ts'
import { takeCallback } from '../login/finish-login.ts'
import { createRestart } from '../login/restart-login.ts'
import { createNoticeStore } from '../notices/notice-store.ts'
import { createNotices } from '../notices/notices.ts'
import { createRemoteLog } from '../remotes/remote-log.ts'
import { beginReporting } from '../reporting/begin-reporting.ts'
import { followWeekSwitch } from '../startup/follow-week-switch.ts'
import { beginPage } from './begin-page.ts'
import { elapsedMs, onOnline, openChannel, setTimer } from './browser-ports.ts'
import { composeFailures } from './compose-failures.ts'
import { composeGuard } from './compose-guard.ts'
import { composeLogin } from './compose-login.ts'
import { composeRedirects } from './compose-redirects.ts'
import { composeReleases, composeSlots } from './compose-remotes.ts'
import { composeStartUp } from './compose-start-up.ts'
import { deadLetterError } from './dead-letter-error.ts'
import { localKeys, sessionKeys } from './kept-keys.ts'
import { isFinal, loadPlanningWeeks } from './planning-weeks.ts'
import { type PlatformParts, platformFor } from './platform.ts'
import { randomId } from './random-id.ts'
import { describeFailure, oncePerError } from './report.ts'
import { untilDone } from './retrying.ts'
import { createServerTime } from './server-time.ts'
import { servicesAhead } from './services-ahead.ts'
import { createStorage } from './storage.ts'

const minuteMs = 60_000

/** Puts the shop together. Every part gets what it needs from here; none reaches for a global. */
export function start(served: PageData, nonce: string): void {
  const session = createStorage(() => window.sessionStorage, sessionKeys)
  const page = { ...served, services: servicesAhead(served, session.read('weeksAhead')) }
  const origin = `shell@${page.version}`
  const entry = entryOfPage(window.location.pathname, session)
  // Here a broken rule between shell and remotes is somebody's mistake of today: it may hurt.
  const isStrict = page.environment === 'development' || page.environment === 'test'
  const remoteLog = createRemoteLog()
  const count = beginReporting({
    log: remoteLog,
    setTimer,
    onOnline,
    async load() {
      const { reportVisit } = await import('../reporting/report-visit.ts')
      return reportVisit({ page, entry, origin, log: remoteLog, setTimer })
    },
  })
  const report = oncePerError((what, from) => {
    console.error(describeFailure(what, from))
    count(what, from)
  })
  const local = createStorage(() => window.localStorage, localKeys)
  const { clock, renew, renewWhenOld } = createServerTime(page.serverTime, {
    elapsedMs,
    fetch: window.fetch.bind(window),
  })

  const bus = openBus({
    report: (error, from) => report({ error, doing: 'hear a fact' }, from),
    deadLetter: (letter) =>
      report({ error: deadLetterError(letter), doing: 'use the bus' }, letter.fromOtherTab ? origin : letter.origin),
    now: () => clock.now().getTime(),
    isStrict,
    channel: openChannel('shop.bus'),
  })

  const { budget, stop } = composeRedirects(session, nonce, (error) =>
    report({ error, doing: 'say that redirects were stopped' }, origin),
  )
  const { failures, overlays } = composeFailures({
    session,
    clock,
    contactAddress: page.links['contact'],
    report,
    later: () => ({ api: ownApi, snackbar: notices.snackbar, queryClient, login: parts.login, loginAgain: restart }),
  })
  const watched = (client: ApiClient) => failures.watched(client, origin)
  const { api, login, idToken } = composeLogin({
    page,
    entry,
    clock,
    local,
    session,
    budget,
    confirm: (question) => notices.confirm(question),
    refused: () => restart(),
    watched,
    loggedOutHere() {
      go(href.top())
      notices.snackbar(messages.loggedOutOffline)
    },
    stop,
  })
  const ownApi = watched(api)
  const callback = takeCallback(window, login)
  const noticeStore = createNoticeStore()
  const notices = createNotices({
    store: noticeStore,
    setTimer,
    now: clock.now,
    failure: (error, call) => failures.told(error, call, origin),
  })
  const remoteParts = { page, origin, log: remoteLog, report }
  const live = composeReleases(remoteParts, { entry, local, isHeld: (name) => slots.isHeld(name) })
  const queryClient = new QueryClient({
    // The API client retries reads itself, and the bus tells what has changed.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const { navigation, routes, hasLinkTokens } = composeGuard({
    page,
    api,
    login,
    local,
    session,
    live,
    notices,
    queryClient,
    clock,
    loadWeeks: () => loadWeeks(),
    adopted() {
      const member = memberOf(readSession())
      // Whoever the page was not told of may not be here, and is told so.
      if (member === undefined) void memberCame()
      else void startUp({ is: 'member', member })
    },
  })
  const parts: PlatformParts = {
    api,
    queryClient,
    joinBus: bus.join,
    navigation,
    clock,
    notices,
    local,
    session,
    page,
    nonce,
    randomId,
    failures,
    report,
    entry: () => entry,
    setMeta: createPageMeta({ document, shown: navigation.shown }),
    login: createAskLogin({
      entry,
      here: () => window.location,
      remember: login.remember,
      go: navigation.navigate,
    }),
  }

  const { slots, panel } = composeSlots({
    ...remoteParts,
    live,
    navigation,
    platform: parts,
    timeline: bus.timeline,
    isStrict,
  })

  const loadWeeks = () => loadPlanningWeeks({ api: ownApi, session, tell: tellSession }).then(() => true, isFinal)

  const go = (to: string) => navigation.navigate(to, { replace: true })
  const restart = createRestart({
    entry,
    budget,
    here: () => window.location,
    remember: login.remember,
    say: notices.snackbar,
    go,
    stop,
  })
  const startUp = composeStartUp({
    api: ownApi,
    login,
    idToken,
    queryClient,
    session,
    notices,
    page,
    clock,
    entry,
    randomId,
    loadWeeks: () => untilDone(loadWeeks, { setTimer, onOnline }),
    hasGreeting() {
      const greeting = matchRoute(routes(), href.loginGreeting())
      return greeting !== undefined && greeting.route.declaration.screen !== 'coming-soon'
    },
    go,
    greet: (returnTo) => navigation.navigate(href.loginGreeting(), { replace: true, state: { returnTo } }),
    report: (what) => report(what, origin),
  })

  const finishingLogin = createStore(() => callback !== undefined)
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  createRoot(root).render(
    <Frame
      platform={platformFor(origin, parts, { facts: { tells, hears }, holdRelease: () => () => undefined })}
      navigation={navigation}
      slots={slots}
      notices={noticeStore}
      overlays={overlays}
      login={login}
      routeOf={(path) => matchRoute(routes(), path)}
      reloadWeeks={loadWeeks}
      finishingLogin={finishingLogin}
      banner={
        page.overrides === undefined ? null : (
          <OverrideBannerOutlet
            overrides={page.overrides}
            log={remoteLog}
            openPlatformPanel={page.platformPanel ? panel.openPlatformPanel : undefined}
          />
        )
      }
    />,
  )

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    void renew()
    live.askWhenOlderThan(5 * minuteMs)
  })
  setInterval(() => void renewWhenOld(), minuteMs)
  onSession((now, before) => {
    // What belongs to a member does not outlast the login. [reliability row 17]
    if (memberOf(before) !== undefined && memberOf(now)?.code !== memberOf(before)?.code) {
      queryClient.clear()
      noticeStore.setState({ past: [] })
    }
    // The network kept the member from us: the page goes on as soon as it is back. [reliability row 11]
    if (now.login.status === 'expired' && before.login.status !== 'expired')
      untilDone(memberCame, { setTimer, onOnline })
  })
  followWeekSwitch({
    onSession,
    queryClient,
    isOnline: () => navigator.onLine,
    reloadMember: () => void memberCame(),
  })

  async function memberCame(): Promise<boolean> {
    const who = await login.loadMember()
    if (who.is === 'network') return false
    await startUp(who)
    return true
  }

  void beginPage({
    entry,
    callback,
    login,
    navigation,
    alert: notices.alert,
    startUp,
    hasLinkTokens,
    loadWeeks,
    go,
    loginIsFinished: () => finishingLogin.setState(false),
    report: (error) => report({ error, doing: 'ask for a login in silence' }, origin),
  })
}
