import { Area } from '@shop/shared/first-view/area'
import { usePlatform } from '@shop/shared/platform'
import { href, type RouteDeclaration, type RouteMatch } from '@shop/shared/routes'
import { VisuallyHidden } from '@shop/shared/ui'
import { type ComponentType, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { OverlayOutlet } from '../failures/overlay-outlet.tsx'
import type { OverlayStore } from '../failures/overlay-store.ts'
import type { GuardedNavigation, Shown } from '../guard/navigation.ts'
import type { Login } from '../login/login.ts'
import { NoticeBoard } from '../notices/notice-board.tsx'
import type { NoticeStore } from '../notices/notice-store.ts'
import type { RemoteSlots } from '../remotes/remote-slots.ts'
import { ConfirmingWeekOutlet } from './confirming-week/confirming-week-outlet.tsx'
import { ContentArea } from './content/content-area.tsx'
import { SkipLink } from './skip-link.tsx'
import { Tabs } from './tabs.tsx'
import { useFollowedScreens } from './use-followed-screens.ts'
import { idleOutlet } from './use-idle.ts'
import { DeadlineNoticeOutlet } from './waiting-numbers/deadline-notice-outlet.tsx'
import { WeekStrip } from './week/week-strip.tsx'

/** Nothing has passed by then. */
const PastNotices = idleOutlet(() =>
  import(/* webpackChunkName: "later" */ '../notices/past-notices.tsx').then(({ PastNotices }) => PastNotices),
)

export type ChromeProps = {
  /** Of the route on show, as far as it is known. */
  declaration: RouteDeclaration | undefined
  login: Login
  hasScreen(path: string): boolean
}

/** The bars around a page of the web. Their code is no part of the webview's first load. */
export type Chrome = { Top: ComponentType<ChromeProps>; Bottom: ComponentType<Pick<ChromeProps, 'hasScreen'>> }

export type PageProps = {
  /** None in the app, which draws its own. */
  chrome?: Chrome | undefined
  navigation: GuardedNavigation
  /** The page that its HTML shows, before the guard's first verdict. */
  firstShown?: Shown | undefined
  slots: RemoteSlots
  notices: NoticeStore
  overlays: OverlayStore
  login: Login
  /** Which route an address belongs to, whoever may see it. */
  routeOf(path: string): RouteMatch | undefined
  reloadWeeks(): Promise<unknown>
  /** The identity provider has just sent somebody back, and it is not yet known what comes of it. */
  finishingLogin: StoreApi<boolean>
  /** Above everything, in a session that somebody tries a build in. */
  banner?: ReactNode
}

/** The page from its first stop to its footer. */
export function Page({
  chrome,
  navigation,
  firstShown,
  slots,
  notices,
  overlays,
  login,
  routeOf,
  reloadWeeks,
  finishingLogin,
  banner,
}: PageProps) {
  const { entry } = usePlatform()
  const { location, match } = useSyncExternalStore(
    navigation.subscribe,
    navigation.shown,
    () => firstShown ?? navigation.shown(),
  )
  const isFinishingLogin = useStore(finishingLogin)
  const spoken = useFollowedScreens(navigation)
  const hasScreen = useCallback((path: string) => routeOf(path) !== undefined, [routeOf])

  // Before the guard's first verdict the address says what the page will look like.
  const declaration = (match ?? routeOf(location.pathname))?.route.declaration
  const isOrdering = declaration?.hidePlanningWeekHeader === false
  const isTop = declaration?.path === href.top()
  // A page of the web that was opened inside of the app brings its bars, and does not show them. [GRD-025]
  const bars = entry === 'web' ? chrome : undefined
  // The catalogue's own pages need the room.
  const isCatalogue = declaration?.path === href.webCatalogue()
  // The app has drawn its own.
  const hasTabs = isOrdering && !isCatalogue && !declaration.path.endsWith('/non-tab')

  return (
    <>
      <SkipLink />
      {banner}
      <ConfirmingWeekOutlet />
      {bars === undefined ? null : <bars.Top {...{ declaration, login, hasScreen }} />}
      {isOrdering ? <WeekStrip isTop={isTop} reloadWeeks={reloadWeeks} /> : null}
      {hasTabs ? (
        <Area>
          <Tabs declaration={declaration} />
        </Area>
      ) : null}
      <ContentArea match={match} slots={slots} login={login} isFinishingLogin={isFinishingLogin} />
      <PastNotices store={notices} />
      {bars === undefined || isCatalogue ? null : <bars.Bottom hasScreen={hasScreen} />}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <DeadlineNoticeOutlet />
      <NoticeBoard store={notices} />
      <OverlayOutlet store={overlays} />
    </>
  )
}
