import { createApiClient } from '@shop/shared/api'
import { openBus } from '@shop/shared/bus'
import type { PageData } from '@shop/shared/contract'
import { type EntryKind, messages } from '@shop/shared/domain'
import type { ErrorReport } from '@shop/shared/platform'
import { QueryClient } from '@shop/shared/query'
import { entryOf, href, matchRoute, routesOf } from '@shop/shared/routes'
import { memberOf, onSession, readSession, tellSession } from '@shop/shared/session'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import { hears, tells } from '../facts.ts'
import { createPanelDoor } from '../features/platform-panel/panel-door.ts'
import { Frame } from '../frame/frame.tsx'
import { OverrideBannerPlace } from '../frame/override-banner/override-banner-place.tsx'
import { createNavigation } from '../guard/navigation.ts'
import { placeholderRoutes, shellRoutes } from '../guard/shell-routes.ts'
import { type FinishPorts, finishLogin, isLoginCallback, resumeLogin } from '../login/finish-login.ts'
import { createLogin } from '../login/login.ts'
import { createTokenEndpoint } from '../login/token-endpoint.ts'
import { createTokenKeeper } from '../login/token-keeper.ts'
import { createNoticeStore } from '../notices/notice-store.ts'
import { createNotices } from '../notices/notices.ts'
import { createFederationLoader, providedVersions } from '../remotes/federation.ts'
import { createLiveReleases } from '../remotes/live-releases.ts'
import { createRemoteHost } from '../remotes/remote-host.ts'
import { createRemoteLog, releaseAt } from '../remotes/remote-log.ts'
import { createRemoteSlots } from '../remotes/remote-slots.ts'
import { servedContract } from '../remotes/served-contract.ts'
import { beginReporting } from '../reporting/begin-reporting.ts'
import { watchErrors } from '../reporting/watch-errors.ts'
import { onReactCopy } from '../singletons/react-copies.ts'
import { federationInstances } from '../singletons/share-scopes.ts'
import { createSingletonWatch } from '../singletons/singleton-watch.ts'
import { deadLetterError } from './dead-letter-error.ts'
import { loadPlanningWeeks } from './planning-weeks.ts'
import { type PlatformParts, platformFor } from './platform.ts'
import { randomId } from './random-id.ts'
import { fetchRegistry, overrideOriginsOf } from './registry.ts'
import { describeFailure } from './report.ts'
import { untilDone } from './retrying.ts'
import { createServerTime } from './server-time.ts'
import { createStorage } from './storage.ts'
import { visitorId } from './visitor-id.ts'

const setTimer = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

const onOnline = (work: () => void) => {
  window.addEventListener('online', work)
  return () => window.removeEventListener('online', work)
}

const minuteMs = 60_000
const elapsedMs = () => performance.now()

const openChannel = (name: string) => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name))

/** Puts the shop together. Every part gets what it needs from here; none reaches for a global. */
export function start(page: PageData, nonce: string): void {
  const origin = `shell@${page.version}`
  const entry: EntryKind = entryOf(window.location.pathname)
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
  const report = (what: ErrorReport, from: string) => {
    console.error(describeFailure(what, from))
    count(what, from)
  }
  const local = createStorage(() => window.localStorage)
  const session = createStorage(() => window.sessionStorage)
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
    ...optional('channel', openChannel('shop.bus')),
  })

  const endpoint = createTokenEndpoint(page.identity, window.fetch.bind(window), () => Date.now())
  const keeper = createTokenKeeper({
    session,
    local,
    channel: openChannel('shop.tokens'),
    locks: navigator.locks,
    endpoint,
    now: () => Date.now(),
    ended: (why) => tellSession({ type: why === 'refused' ? 'refreshRefused' : 'loggedOut' }),
    forget: session.clear,
    switched: () => window.location.reload(),
  })
  const api = createApiClient({
    fetch: window.fetch.bind(window),
    services: page.services,
    accessToken: keeper.accessToken,
    refreshedToken: keeper.refreshedToken,
    userKey: () => keeper.tokens()?.subject ?? '',
    now: () => clock.now().getTime(),
  })

  const noticeStore = createNoticeStore()
  const notices = createNotices({
    store: noticeStore,
    api,
    setTimer,
    report: (what) => report(what, origin),
    contactAddress: page.links['contact'],
  })
  const login = createLogin({
    keeper,
    endpoint,
    api,
    tell: tellSession,
    session,
    forget: session.clear,
    identity: async () => {
      const { createIdentityClient } = await import('../login/identity-client.ts')
      return createIdentityClient(page.identity, window.location.origin, window.sessionStorage, clock)
    },
    leave: (address) => window.location.assign(address),
    logoutAddress: () => logoutAddress(page, window.location.origin),
    randomId,
  })

  const overrideOrigins = overrideOriginsOf(page)
  const live = createLiveReleases({
    remotes: page.remotes,
    rules: {
      contract: servedContract,
      provides: providedVersions(),
      assetsOrigin: page.assetsOrigin,
      overrideOrigins,
    },
    person: () => memberOf(readSession())?.code ?? visitorId(local, randomId),
    isHeld: (name) => slots.isHeld(name),
    origin,
    fetchRegistry: () => fetchRegistry(window.fetch.bind(window), entry),
    elapsedMs,
    log: remoteLog,
    report: (error, release, doing) => report({ error, doing }, release),
  })
  const ownRoutes = routesOf('shell', shellRoutes)
  const lastRoutes = routesOf('shell', placeholderRoutes)
  const routes = () => [...ownRoutes, ...live.routes(), ...lastRoutes]

  const navigation = createNavigation(window, {
    routes,
    beforeVerdict() {
      live.choose()
      live.askWhenOlderThan(minuteMs)
    },
    session: readSession,
    onSession,
    hasIdToken: login.hasIdToken,
    refresh: login.refresh,
    isOnline: () => navigator.onLine,
    remember: login.remember,
    say: (what) => notices.snackbar({ ...guardMessages[what], isError: true }),
    randomId,
  })

  const queryClient = new QueryClient({
    // The API client retries reads itself, and the bus tells what has changed.
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
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
    report,
    entry: () => entry,
    setMeta: ({ title }) => {
      document.title = `${title} | トドック`
    },
    login: () => {
      login.remember(`${window.location.pathname}${window.location.search}`)
      navigation.navigate(href.entrance())
    },
  }

  const singletons = createSingletonWatch({
    instances: () => federationInstances(globalThis),
    report: (error, from) => {
      report({ error, doing: 'share one copy' }, from)
      if (isStrict) window.reportError(error)
    },
  })
  onReactCopy(globalThis, () => singletons.reactCopy(new Error('from here').stack ?? ''))
  const panel = createPanelDoor({
    isAllowed: page.platformPanel,
    document,
    session,
    panel: () => ({
      page,
      nonce,
      remotes: remoteLog,
      bus: bus.timeline,
      providers: singletons.providers,
      session,
      reopen(name) {
        const slot = slots.of(name)
        if (slot.state().is !== 'closed') slot.open()
      },
      location: window.location,
    }),
    report: (error) => report({ error, doing: 'open the platform panel' }, origin),
  })
  const slots = createRemoteSlots({
    loader: panel.withFaults(
      singletons.watched(createFederationLoader({ page: document, origins: [page.assetsOrigin, ...overrideOrigins] })),
    ),
    platformFor: (id, release, holdRelease) => platformFor(id, parts, { facts: release, holdRelease }),
    candidatesOf: live.candidatesOf,
    fits: (name, release) => matchRoute(routesOf(name, release.routes), navigation.current().pathname) !== undefined,
    async askForNews() {
      await live.ask()
      live.choose()
    },
    elapsedMs,
    log: remoteLog,
    report: (error, release, doing) => {
      singletons.seeFailure(error, release)
      report({ error, doing }, release)
    },
    setTimer,
    onOnline,
  })
  slots.subscribe(singletons.look)
  const own = `${window.location.origin}/`
  watchErrors(
    window,
    (stack) => stack.includes(own) || releaseAt(stack, remoteLog.getState()) !== undefined,
    ({ error, doing, stack }) => report({ error, doing }, releaseAt(stack, remoteLog.getState()) ?? origin),
  )
  const host = createRemoteHost(slots.of)
  navigation.subscribe(() => {
    const { match, location } = navigation.shown()
    host.show(match?.route.owner === 'shell' ? undefined : match?.route.owner, location.pathname)
  })

  const loadWeeks = () =>
    loadPlanningWeeks({ api, session, tell: tellSession }).then(
      () => true,
      () => false,
    )

  const finishingLogin = createStore(() => isLoginCallback(new URL(window.location.href)))
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no root')
  createRoot(root).render(
    <Frame
      platform={platformFor(origin, parts, { facts: { tells, hears }, holdRelease: () => () => undefined })}
      navigation={navigation}
      slots={slots}
      notices={noticeStore}
      login={login}
      routeOf={(path) => matchRoute(routes(), path)}
      reloadWeeks={loadWeeks}
      finishingLogin={finishingLogin}
      banner={
        page.overrides === undefined ? null : (
          <OverrideBannerPlace
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
    if (memberOf(before) !== undefined && memberOf(now)?.code !== memberOf(before)?.code) queryClient.clear()
    // The network kept the member from us: the page goes on as soon as it is back. [reliability row 11]
    if (now.login.status === 'expired' && before.login.status !== 'expired')
      untilDone(async () => (await login.loadMember()).is !== 'network', { setTimer, onOnline })
  })
  void begin()

  async function begin(): Promise<void> {
    const here = new URL(window.location.href)
    const callback = isLoginCallback(here) ? here.href : undefined
    // The code is good once and belongs into no history entry.
    if (callback !== undefined) window.history.replaceState(null, '', here.pathname)
    const outcome = await login.begin()
    untilDone(loadWeeks, { setTimer, onOnline })
    navigation.begin()
    const ports: FinishPorts = {
      login,
      corporatePhone: page.phones['enrolment'] ?? '',
      alert: notices.alert,
      confirm: notices.confirm,
      go: (to) => navigation.navigate(to, { replace: true }),
    }
    if (callback !== undefined) await finishLogin(callback, ports).finally(() => finishingLogin.setState(false))
    else if (outcome.is === 'member' && entry === 'web') await resumeLogin(outcome.member, here.pathname, ports)
  }
}

const guardMessages = {
  notFound: messages.pageNotFound,
  offline: messages.offline,
  prohibited: { title: 'この画面はご利用いただけません', text: 'お使いの組合員番号ではご覧いただけない画面です。' },
  noWeek: messages.notRetrieved,
} as const

const optional = <K extends string, T>(key: K, value: T | undefined) =>
  value === undefined ? {} : ({ [key]: value } as Record<K, T>)

function logoutAddress({ identity }: PageData, shopOrigin: string): string {
  const address = new URL(identity.endSessionEndpoint)
  address.search = new URLSearchParams({
    client_id: identity.clientId,
    post_logout_redirect_uri: `${shopOrigin}/`,
  }).toString()
  return address.href
}
