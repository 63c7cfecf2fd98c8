import type { FirstView, FirstViewRequest } from '@shop/shared/contract'
import { entryOf, judge, matchRoute, type Route, type RouteMatch, routesOf } from '@shop/shared/routes'
import { openServerStyles, renderFirstView, slotMark } from '@shop/shared/server'
import type { Session } from '@shop/shared/session'
import { createStore } from 'zustand/vanilla'
import { createOverlayStore } from './failures/overlay-store.ts'
import { Frame } from './frame/frame.tsx'
import type { PageProps } from './frame/page.tsx'
import { webChrome } from './frame/web-chrome.tsx'
import { createNoticeStore } from './notices/notice-store.ts'
import type { RemoteSlots } from './remotes/remote-slots.ts'
import type { SlotState } from './remotes/slot-state.ts'

const styles = openServerStyles({ hasGlobals: true })

/** By its name the edge leaves the page to the browser and counts no failure. */
class NotRenderedError extends Error {
  override readonly name = 'NotRenderedError'
}

/** See `ServerEntry` of the contract: the frame of a page, with the place of the remote's screen in it. */
export function render(request: FirstViewRequest): Promise<FirstView> {
  const match = matchOf(request)
  return renderFirstView({
    request,
    styles,
    identifierPrefix: '',
    draw({ platform, session }) {
      if (!isShownTo(session, match, request)) throw new NotRenderedError('the guard leads elsewhere')
      const shown = { location: platform.navigation.current(), match, viewMode: session.login.status === 'guest' }
      return (
        <Frame
          {...standingParts}
          platform={platform}
          slots={request.hasScreen ? slotsWith('shown') : slotsWith('waiting')}
          chrome={webChrome}
          navigation={{ ...platform.navigation, begin: nothing, shown: () => shown }}
          routeOf={(path) => matchRoute(routesOfPaths(request), path)}
          banner={null}
        />
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

function slotsWith(is: 'shown' | 'waiting'): RemoteSlots {
  const state = (): SlotState => (is === 'shown' ? { is, release: '' } : { is })
  return {
    of: () => ({ open: nothing, renew: nothing, close: nothing, retry: nothing, tryNewChoice: nothing, state }),
    stateOf: state,
    stateInHtml: state(),
    attach: nothing,
    html: slotMark,
    isRendered: () => is === 'shown',
    dropRendered: nothing,
    offerNewReleases: nothing,
    subscribe: () => nothing,
  }
}

/** Parts of a page that has not begun: nothing is told, and nobody logs in. */
const standingParts: Pick<PageProps, 'notices' | 'overlays' | 'login' | 'reloadWeeks' | 'finishingLogin'> = {
  notices: createNoticeStore(),
  overlays: createOverlayStore(),
  login: undefined as never,
  reloadWeeks: async () => undefined,
  finishingLogin: createStore(() => false),
}
