import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import { entryOf, judge, matchRoute, type Route, type RouteMatch, routesOf } from '@shop/shared/routes'
import { renderFirstView, slotMark } from '@shop/shared/server'
import type { Session } from '@shop/shared/session'
import { GlobalStyles } from '@shop/shared/ui'
import { createStore } from 'zustand/vanilla'
import { createOverlayStore } from './failures/overlay-store.ts'
import { Page, type PageProps } from './frame/page.tsx'
import { webChrome } from './frame/web-chrome.tsx'
import { createNoticeStore } from './notices/notice-store.ts'

/** See `ServerEntry` of the contract: the frame of a page, with the place of the remote's screen in it. */
export function render(request: FirstViewRequest): Promise<FirstView> {
  const match = matchOf(request)
  return renderFirstView({
    request,
    identifierPrefix: '',
    draw({ platform, session }) {
      if (!isShownTo(session, match, request)) throw new Error('the guard leads elsewhere')
      const shown = { location: platform.navigation.current(), match, viewMode: session.login.status === 'guest' }
      return (
        <>
          <GlobalStyles />
          <Page
            {...standingParts}
            chrome={webChrome}
            navigation={{ ...platform.navigation, begin: nothing, shown: () => shown }}
            routeOf={(path) => matchRoute(routesOfPaths(request), path)}
          />
        </>
      )
    },
  })
}

function matchOf({ route: { owner, declaration }, path }: FirstViewRequest): RouteMatch {
  const match = matchRoute(routesOf(owner, { [declaration.screen]: declaration }), path)
  if (match === undefined) throw new Error('the address is not of this route')
  return match
}

/** A member is judged where it is known who that is. */
const isShownTo = (session: Session, match: RouteMatch, { path, search }: FirstViewRequest): boolean =>
  session.login.status === 'unknown' ||
  judge({
    match,
    twin: undefined,
    entry: entryOf(path),
    address: path + search,
    session,
    hasIdToken: false,
    isLoginPending: false,
    isInApp: false,
    isCutOff: false,
    link: { tokens: 'none', viewMode: false, week: undefined },
  }).go === 'on'

const routesOfPaths = ({ paths, route: { declaration } }: FirstViewRequest): Route[] =>
  paths.map((pattern) => ({ owner: '', name: pattern, pattern, entry: entryOf(pattern), declaration }))

const nothing = () => undefined
const shownSlot = { open: nothing, renew: nothing, close: nothing, retry: nothing, tryNewChoice: nothing }

/** Parts of a page that has not begun: nothing is told, and nobody logs in. */
const standingParts: Omit<PageProps, 'navigation' | 'routeOf'> = {
  slots: {
    of: () => ({ ...shownSlot, state: () => ({ is: 'shown', release: '' }) }),
    stateOf: () => ({ is: 'shown', release: '' }),
    attach: nothing,
    html: slotMark,
    offerNewReleases: nothing,
    subscribe: () => nothing,
  },
  notices: createNoticeStore(),
  overlays: createOverlayStore(),
  login: undefined as never,
  reloadWeeks: async () => undefined,
  finishingLogin: createStore(() => false),
}
