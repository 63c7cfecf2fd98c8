import { bridgeVersionOf } from '@shop/shared/bridge'
import type { AppBridge, PlatformServices } from '@shop/shared/platform'
import type { RouteMatch } from '@shop/shared/routes'
import type { AppAnswer, Arrival } from '../arrival/arrive.ts'
import { setTimer } from '../boot/browser-ports.ts'
import type { PageBase } from '../boot/page-base.ts'
import { randomId } from '../boot/random-id.ts'
import type { AppFailure } from '../failures/failure-process.tsx'
import type { GuardedNavigation } from '../guard/navigation.ts'
import { judgeLinkTokens } from '../login/link-tokens.ts'
import { providerKeys } from '../login/provider-keys.ts'
import type { TokenEndpoint } from '../login/token-endpoint.ts'
import { createAppBridge } from './app-bridge.ts'
import { createHandshake } from './app-handshake.ts'
import { findAppHost } from './app-host.ts'
import { readAppNote } from './app-note.ts'
import { createEndOfLogin, type EndOfLoginPorts } from './end-of-login.ts'
import { enterPage } from './enter-page.ts'
import { entryPointOf } from './entry-point.ts'
import { favouritesChangedInApp, publishFavouritesChanged } from './favourites.ts'
import { goBack } from './go-back.ts'
import { handOver } from './hand-over.ts'
import { listenToApp } from './listen-to-app.ts'
import { openLinksInApp } from './open-links.ts'
import { postFailure } from './post-failure.ts'
import { postOrder } from './post-order.ts'
import { postSearch } from './post-search.ts'
import { createRefreshByApp } from './refresh-by-app.ts'

/** The parts of a page inside of the app; pages of the web load none of them. */
export type AppParts = {
  bridge: AppBridge
  /** Whether the app opened this page, and what it handed over. */
  answer: Promise<AppAnswer>
  /** Takes what the app hands over to this page, before anybody is judged. */
  enter(here: URL, arrival: Arrival): Promise<void>
  handsOver(url: URL, match: RouteMatch | undefined): boolean
  tellFailure(failure: AppFailure): boolean
  /** New tokens by the app; none where no app is there to be asked. */
  refresh: TokenEndpoint['refresh'] | undefined
  /** None where no app is there to log in. */
  endOfLogin(ports: EndOfLoginPorts): (() => void) | undefined
  /** Tells the app what happens on the page, and the page what happens in the app. */
  follow(page: { platform: PlatformServices; navigation: GuardedNavigation }): void
}

export type CreateAppParts = (base: PageBase) => AppParts

/** The bridge to the app around this page. [MOB-001 to MOB-009, MOB-017, MOB-018, MOB-023, MOB-024] */
export const createAppParts: CreateAppParts = ({ page, origin, session, clock }) => {
  const host = findAppHost(window)
  const { version: noted } = readAppNote(session)
  let version = bridgeVersionOf(noted)
  const versionNow = () => version
  const bridge = createAppBridge({ page: window, session, version: versionNow })
  const handshake = createHandshake({ host, randomId, setTimer })
  const entryPoint = entryPointOf(window, session)
  const deviceNow = () => Date.now()
  const refreshing = createRefreshByApp({
    version: versionNow,
    leave: (address) => window.location.assign(address),
    setTimer,
    verify: async (tokens) =>
      judgeLinkTokens(tokens, {
        ...page.identity,
        keys: await providerKeys(page.identity, window.fetch.bind(window)),
        crypto: globalThis.crypto?.subtle,
        nowMs: [deviceNow(), clock.now().getTime()],
      }),
    deviceNow,
  })
  const answered = new Set<string>()
  let bus: PlatformServices['bus'] | undefined

  listenToApp({
    page: window,
    version: versionNow,
    on: {
      handshake: handshake.hear,
      favouriteChanged: (said) => bus && favouritesChangedInApp(bus, said),
      tokens: ({ accessToken, idToken }) => refreshing.hear({ accessToken, idToken }),
      tokensRefused: () => refreshing.hear('refused'),
      back({ id }) {
        if (answered.has(id)) return
        answered.add(id)
        bridge.post({ type: 'backDone', payload: { id, isHandled: goBack(document, window.history) } })
      },
    },
  })
  handshake.begin()
  void handshake.answer.then((answer) => {
    version = answer.version ?? version
  })

  return {
    bridge,
    answer: handshake.answer,
    enter(here, arrival) {
      // Whatever version the tab knows: the app may have been updated since. [K-177]
      return enterPage({ here, arrival, mayBringTokens: host !== undefined, answer: handshake.answer })
    },
    handsOver(url, match) {
      const shown = window.location.pathname
      const message = handOver({ url, match, origin: window.location.origin, entryPoint, shown })
      return message !== undefined && bridge.post(message)
    },
    tellFailure: (failure) => postFailure(bridge, failure),
    refresh: host && refreshing.refresh,
    endOfLogin: (ports) => host && createEndOfLogin({ ...ports, version: versionNow }),
    follow({ platform, navigation }) {
      bus = platform.bus
      openLinksInApp({ document, origin: window.location.origin, app: bridge })
      publishFavouritesChanged(platform, origin)
      // An app of before version 2 would not hear of it.
      void handshake.answer.then(() => {
        if (version < 2) return
        postSearch({ platform, navigation })
        void postOrder(platform)
      })
    },
  }
}
