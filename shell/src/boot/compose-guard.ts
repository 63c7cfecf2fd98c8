import type { ApiClient } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import type { Clock, WeekNumber } from '@shop/shared/domain'
import type { Notices } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { matchRoute, type Route, routesIn, routesOf } from '@shop/shared/routes'
import { currentWeek, dispatchSession, readSession, subscribeSession } from '@shop/shared/session'
import type { AppParts } from '../app/app-parts.ts'
import { arrive } from '../arrival/arrive.ts'
import { remoteOf } from '../guard/drawn-by.ts'
import { guardMessages } from '../guard/guard-messages.ts'
import { createNavigation, type GuardedNavigation } from '../guard/navigation.ts'
import { closeDialogByStep } from '../guard/open-dialog.ts'
import { placeholderRoutes, shellRoutes } from '../guard/shell-routes.ts'
import type { Login } from '../login/login.ts'
import type { LiveReleases } from '../remotes/live-releases.ts'
import { setTimer } from './browser-ports.ts'
import { weekIndexKey } from './planning-weeks.ts'
import { randomId } from './random-id.ts'
import { createSignal, type Signal } from './signal.ts'
import type { ShopStorage } from './storage.ts'

type GuardParts = {
  page: PageData
  api: ApiClient
  login: Login
  local: ShopStorage
  session: ShopStorage
  live: LiveReleases
  notices: Pick<Notices, 'snackbar'>
  queryClient: QueryClient
  clock: Clock
  loadWeeks(): Promise<unknown>
  app: AppParts | undefined
}

const minuteMs = 60_000

/** The guard with everything that it judges by. */
export function composeGuard(parts: GuardParts): {
  navigation: GuardedNavigation
  /** Somebody is here by the tokens of a link. [GRD-026] */
  adopted: Signal
  routes(): readonly Route[]
  adoptFromApp(): Promise<void>
} {
  const { page, api, login, local, session, live, notices } = parts
  const adopted = createSignal()
  const here = new URL(window.location.href)
  const ownRoutes = routesIn(page.environment, routesOf('shell', shellRoutes))
  const lastRoutes = [...routesOf('shell', placeholderRoutes), ...disabledRoutes(page)]
  const routes = () => [...ownRoutes, ...live.routes(), ...lastRoutes]

  async function chooseWeek(to: WeekNumber): Promise<void> {
    await parts.loadWeeks()
    dispatchSession({ type: 'weekSwitched', to })
    const { weeks } = readSession()
    if (weeks.status === 'ready') session.write(weekIndexKey, weeks.index)
  }

  const arrival = arrive({
    window,
    here,
    local,
    session,
    page,
    randomId,
    askApp: async () => (await parts.app?.answer) ?? { isOpened: false },
    login,
    chooseWeek,
    adopted: adopted.emit,
  })
  const { link, app } = arrival

  async function sayProhibited(): Promise<void> {
    const { prohibitedWords } = await import('../guard/prohibited-words.ts')
    notices.snackbar({ ...(await prohibitedWords(api)), isError: true })
  }

  async function initOrder(): Promise<void> {
    const week = currentWeek(readSession())
    if (week === undefined) return
    const { prefetchOrder } = await import('@shop/shared/product/current-order')
    await prefetchOrder(parts, week.number)
  }

  const navigation = createNavigation(window, {
    routes,
    beforeVerdict(path) {
      live.choose()
      // After the frame that shows the move.
      setTimer(() => live.askWhenOlderThan(minuteMs), 0)
      const match = matchRoute(routes(), path)
      const remote = remoteOf(match)
      // A canary may have screens that the page does not name: nothing is known to be missing before all is known.
      const isOpen = match === undefined ? live.hasUnnamed() : remote !== undefined && live.isUnnamed(remote)
      return isOpen ? live.ask() : undefined
    },
    session: readSession,
    subscribeSession,
    hasIdToken: login.hasIdToken,
    isLoginPending: login.isPending,
    link,
    app,
    refresh: login.refresh,
    startLogin: login.resume,
    initOrder: () => void initOrder(),
    isOnline: () => navigator.onLine,
    handsOver: (url, match) => app.isInApp() && parts.app?.handsOver(url, match) === true,
    closesDialog: () => closeDialogByStep(document),
    remember: login.remember,
    say(what) {
      if (what === 'prohibited') void sayProhibited()
      else notices.snackbar({ ...guardMessages[what], isError: true })
    },
    randomId,
  })
  return {
    navigation,
    adopted,
    routes,
    adoptFromApp: async () => parts.app?.enter(here, arrival),
  }
}

/** Addresses of remotes that are switched off, which say so. Those that a release declares come before. */
const disabledRoutes = ({ away }: PageData): Route[] =>
  routesOf('shell', Object.fromEntries(away.map((route) => [route.path, { ...route, screen: 'unavailable' }])))
