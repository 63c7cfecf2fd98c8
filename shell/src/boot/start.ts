import type { PageData } from '@shop/shared/contract'
import { messages } from '@shop/shared/domain'
import { href, matchRoute } from '@shop/shared/routes'
import { dispatchSession, memberOf, readSession } from '@shop/shared/session'
import { nextTask } from '@shop/shared/ui'
import { createStore } from 'zustand/vanilla'
import type { CreateAppParts } from '../app/app-parts.ts'
import { publishes, subscribes } from '../facts.ts'
import type { FrameProps } from '../frame/frame.tsx'
import { createAskLogin } from '../login/ask-login.ts'
import { takeCallback } from '../login/finish-login.ts'
import { createLateRestart } from '../login/late-restart.ts'
import { createNoticeStore } from '../notices/notice-store.ts'
import { createNotices } from '../notices/notices.ts'
import { beginPage } from './begin-page.ts'
import { onOnline, setTimer } from './browser-ports.ts'
import { composeFailures, processFailures } from './compose-failures.ts'
import { composeGuard } from './compose-guard.ts'
import { composeLogin } from './compose-login.ts'
import { composeRedirects } from './compose-redirects.ts'
import { composeReleases, composeSlots } from './compose-remotes.ts'
import { composeStartUp } from './compose-start-up.ts'
import { contentOf } from './content-of.ts'
import { createQueryClient, followPage } from './follow-page.ts'
import { createBase } from './page-base.ts'
import { isPermanentFailure, loadPlanningWeeks } from './planning-weeks.ts'
import { platformParts, shellPlatform, withoutApp } from './platform.ts'
import { retryUntilDone } from './retrying.ts'
import { showFrame } from './show-frame.tsx'
import { takeUp } from './take-up.ts'

export type StartParts = Pick<FrameProps, 'chrome'> & {
  /** The bridge to the app, where the page was opened in it. */
  createAppParts?: CreateAppParts | undefined
}

/**
 * Puts the shop together, in the order in which its parts are created: each gets what is there already, and subscribes to
 * what happens later. None reaches for a global. In several tasks.
 */
export async function start(served: PageData, nonce: string, { chrome, createAppParts }: StartParts): Promise<void> {
  const base = createBase(served)
  const { page, origin, entry, clock, local, session, log, report, reportFromShell, bus } = base
  const here = () => window.location
  const inApp = createAppParts?.(base)
  const app = inApp?.bridge ?? withoutApp(session)

  const noticeStore = createNoticeStore()
  const notices = createNotices({ store: noticeStore, setTimer, now: clock.now })
  const { failures, overlays } = composeFailures(base)
  const { budget, stop } = composeRedirects(session, nonce, reportFromShell('say that redirects were stopped'))
  const { api, login, refused, loggedOutHere, idToken } = composeLogin({
    ...base,
    budget,
    confirm: notices.confirm,
    watchedClient: (client) => failures.watchedClient(client, origin),
    stop,
    refreshByApp: inApp?.refresh,
  })
  const shellApi = failures.watchedClient(api, origin)
  const loadWeeks = () =>
    loadPlanningWeeks({ api: shellApi, session, tell: dispatchSession }).then(() => true, isPermanentFailure)
  const callback = takeCallback(window, login)
  // The page answers in between.
  await nextTask()
  const live = composeReleases(base, { entry, local })
  const queryClient = createQueryClient()
  const { navigation, adopted, routes, adoptFromApp } = composeGuard({
    ...base,
    api,
    login,
    live,
    notices,
    queryClient,
    loadWeeks,
    app: inApp,
  })
  const routeOf = (path: string) => matchRoute(routes(), path)
  const go = (to: string) => navigation.navigate(to, { replace: true })

  const { remember } = login
  const askLogin = createAskLogin({ entry, app, here, remember, go: navigation.navigate })
  const restart =
    inApp?.endOfLogin({ here, remember, go }) ??
    createLateRestart({
      entry,
      budget,
      here,
      remember,
      say: notices.snackbar,
      go,
      login: () => login.start('login'),
      stop,
    })
  processFailures({
    ...base,
    failures,
    overlays,
    contactAddress: page.links['contact'],
    tellApp: inApp?.tellFailure,
    api: shellApi,
    queryClient,
    snackbar: notices.snackbar,
    login: askLogin,
    loginAgain: restart,
  })
  refused.subscribe((isRefused) => void restart(isRefused))
  loggedOutHere.subscribe(() => {
    go(href.top())
    notices.snackbar(messages.loggedOutOffline)
  })

  await nextTask()
  const rendered = page.rendered && takeUp(page.rendered, { navigation, routeOf })
  const parts = platformParts(base, { api, queryClient, navigation, notices, nonce, failures, login: askLogin, app })
  const { slots, panel } = composeSlots({
    ...base,
    stores: base,
    live,
    navigation,
    platform: parts,
    nonce,
    rendered,
    timeline: bus.timeline,
  })

  base.quiet.watch(contentOf({ navigation, slots, queryClient }))
  const shellServices = shellPlatform(origin, parts, { tells: publishes, hears: subscribes })
  inApp?.follow({ platform: shellServices, navigation })

  const startUp = composeStartUp({
    ...base,
    api: shellApi,
    login,
    idToken,
    queryClient,
    notices,
    loadWeeks: () => retryUntilDone(loadWeeks, { setTimer, onOnline }),
    navigation,
    routeOf,
    report: (what) => report(what, origin),
  })
  async function handleMemberArrival(): Promise<boolean> {
    const who = await login.loadMember()
    if (who.is === 'network') return false
    await startUp(who)
    return true
  }
  adopted.subscribe(() => {
    const member = memberOf(readSession())
    // Whoever the page was not told of may not be here, and is told so.
    if (member === undefined) void handleMemberArrival()
    else void startUp({ is: 'member', member })
  })

  // After a question in silence a rendered page stands while its answer is looked at.
  const finishingLogin = createStore(() => callback !== undefined && !(callback.isSilent && rendered !== undefined))
  showFrame(
    {
      chrome,
      platform: shellServices,
      navigation,
      slots,
      notices: noticeStore,
      overlays,
      login,
      routeOf,
      reloadWeeks: loadWeeks,
      finishingLogin,
    },
    {
      page,
      log,
      panel,
      quiet: base.quiet.reached,
      rendered,
      reportDifference(error) {
        reportFromShell('take up the frame of the HTML')(error)
        if (base.isStrict) window.reportError(error)
      },
    },
  )
  followPage({ ...base, live, queryClient, noticeStore, handleMemberArrival })
  await nextTask()
  void beginPage({
    entry,
    callback,
    login,
    navigation,
    alert: notices.alert,
    startUp,
    adoptFromApp,
    loadWeeks,
    go,
    loginIsFinished: () => finishingLogin.setState(false),
  })
}
