import { type ApiClient, createApiClient } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import { type Clock, type EntryKind, isForAppOnly } from '@shop/shared/domain'
import type { Notices } from '@shop/shared/platform'
import { currentWeek, dispatchSession, readSession, subscribeSession } from '@shop/shared/session'
import { createLogin, type Login } from '../login/login.ts'
import type { RedirectBudget } from '../login/redirect-budget.ts'
import { createTokenEndpoint, type TokenEndpoint } from '../login/token-endpoint.ts'
import { createTokenKeeper } from '../login/token-keeper.ts'
import { elapsedMs, openChannel, setTimer } from './browser-ports.ts'
import { beginLaterReads, takeFirstReads } from './first-reads.ts'
import { memoryStorage } from './memory-storage.ts'
import { weekIndexKey } from './planning-weeks.ts'
import { randomId } from './random-id.ts'
import { createSignal, type Signal } from './signal.ts'
import type { ShopStorage } from './storage.ts'

type LoginParts = {
  page: PageData
  entry: EntryKind
  clock: Clock
  local: ShopStorage
  session: ShopStorage
  budget: RedirectBudget
  confirm: Notices['confirm']
  /** Wraps the client so that its failed calls are reported. */
  watchedClient(api: ApiClient): ApiClient
  /** The page would have moved by itself once too often. */
  stop(): void
  /** Where the app brings new tokens. [MOB-008] */
  refreshByApp: TokenEndpoint['refresh'] | undefined
}

/** Tokens, the client that calls with them, and the login that brings them. */
export function composeLogin({ page, entry, clock, local, session, budget, ...parts }: LoginParts): {
  api: ApiClient
  login: Login
  /** The login of this tab is over; `isRefused`: the provider has refused to renew it just now. */
  refused: Signal<[isRefused?: boolean]>
  /** A logout without a network: the tokens of this tab are gone, and no page of the provider comes. */
  loggedOutHere: Signal
  /** For the one call whose body names the login; empty without one. [SGN-058] */
  idToken(): string
} {
  const refused = createSignal<[isRefused?: boolean]>()
  const loggedOutHere = createSignal()
  const fetch = window.fetch.bind(window)
  const brought = takeFirstReads({ window, elapsedMs, setTimer })
  const deviceNow = () => Date.now()
  const provider = createTokenEndpoint(page.identity, fetch, deviceNow)
  const endpoint = { ...provider, refresh: parts.refreshByApp ?? provider.refresh }
  const isApp = entry === 'app'
  /** Removes a member's values of shop and remotes, in this tab and on this device. */
  function forget(): void {
    session.clear()
    local.clear()
  }
  const keeper = createTokenKeeper({
    // The app hands its tokens over with every page that it opens: they stay in memory there. [K-28]
    session: isApp ? memoryStorage() : session,
    local: isApp ? memoryStorage() : local,
    channel: isApp ? undefined : openChannel('shop.tokens'),
    locks: navigator.locks,
    endpoint,
    now: deviceNow,
    ended(why, isRefused) {
      dispatchSession({ type: why === 'refused' ? 'refreshRefused' : 'loggedOut' })
      if (why === 'refused') refused.emit(isRefused)
    },
    forget,
    switched() {
      if (budget.spend()) window.location.reload()
      else parts.stop()
    },
  })
  const clientWith = (ports: Pick<Parameters<typeof createApiClient>[0], 'accessToken' | 'refreshedToken'>) =>
    createApiClient({
      fetch,
      brought,
      services: page.services,
      userKey: () => keeper.tokens()?.subject ?? '',
      now: () => clock.now().getTime(),
      ...ports,
    })
  const api = clientWith(keeper)
  const login = createLogin({
    keeper,
    endpoint,
    api: parts.watchedClient(api),
    tell: dispatchSession,
    mayEnter: (member) => !isForAppOnly(member, entry),
    session,
    local,
    currentWeek: weekNow,
    weekSoon,
    forget,
    identity: async () => {
      const { createIdentityClient } = await import('../login/identity-client.ts')
      return createIdentityClient(page.identity, window.location.origin, window.sessionStorage, clock)
    },
    linkTokens: async () => {
      const { createAdoptLinkTokens } = await import('../login/adopt-link-tokens.ts')
      return createAdoptLinkTokens({
        keeper,
        identity: page.identity,
        fetch,
        crypto: globalThis.crypto?.subtle,
        shopClock: clock,
        deviceNow,
        apiWith: (accessToken) =>
          clientWith({ accessToken: async () => accessToken, refreshedToken: async () => undefined }),
        api,
        confirm: parts.confirm,
        forget,
        resetWeek: () => session.remove(weekIndexKey),
        randomId,
      })
    },
    tokensCame: () => beginLaterReads(window),
    leave: (address) => window.location.assign(address),
    mayRedirect: budget.spend,
    stop: parts.stop,
    logoutAddress: (idToken) => logoutAddress(page, window.location.origin, idToken),
    loggedOutHere: loggedOutHere.emit,
    randomId,
  })
  return { api, login, refused, loggedOutHere, idToken: () => keeper.tokens()?.idToken ?? '' }
}

const weekNow = (): string | undefined => currentWeek(readSession())?.number

/** A week that does not come in this time says nothing against the page that was saved. */
const weekPatienceMs = 3000

function weekSoon(): Promise<string | undefined> {
  if (readSession().weeks.status !== 'loading') return Promise.resolve(weekNow())
  return new Promise((resolve) => {
    const done = () => {
      cancel()
      stop()
      resolve(weekNow())
    }
    const cancel = setTimer(done, weekPatienceMs)
    const stop = subscribeSession(({ weeks }) => {
      if (weeks.status !== 'loading') done()
    })
  })
}

/**
 * A provider may have a query of its own there; `undefined`: it ends no session. Another provider than the shop's own knows
 * by the id token alone whose logout this is, and asks nobody.
 */
function logoutAddress({ identity }: PageData, shopOrigin: string, idToken: string | undefined): string | undefined {
  if (identity.hasLogout === false) return undefined
  const address = new URL(identity.endSessionEndpoint)
  address.searchParams.set('client_id', identity.clientId)
  address.searchParams.set('post_logout_redirect_uri', `${shopOrigin}/`)
  if (identity.request && idToken) address.searchParams.set('id_token_hint', idToken)
  return address.href
}
