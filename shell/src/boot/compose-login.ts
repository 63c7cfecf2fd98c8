import { type ApiClient, createApiClient } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import type { Clock } from '@shop/shared/domain'
import { tellSession } from '@shop/shared/session'
import { createLogin, type Login } from '../login/login.ts'
import { createTokenEndpoint } from '../login/token-endpoint.ts'
import { createTokenKeeper } from '../login/token-keeper.ts'
import { openChannel } from './browser-ports.ts'
import { randomId } from './random-id.ts'
import type { ShopStorage } from './storage.ts'

type LoginParts = { page: PageData; clock: Clock; local: ShopStorage; session: ShopStorage }

/** Tokens, the client that calls with them, and the login that brings them. */
export function composeLogin({ page, clock, local, session }: LoginParts): { api: ApiClient; login: Login } {
  const fetch = window.fetch.bind(window)
  const endpoint = createTokenEndpoint(page.identity, fetch, () => Date.now())
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
    fetch,
    services: page.services,
    accessToken: keeper.accessToken,
    refreshedToken: keeper.refreshedToken,
    userKey: () => keeper.tokens()?.subject ?? '',
    now: () => clock.now().getTime(),
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
  return { api, login }
}

function logoutAddress({ identity }: PageData, shopOrigin: string): string {
  const address = new URL(identity.endSessionEndpoint)
  address.search = new URLSearchParams({
    client_id: identity.clientId,
    post_logout_redirect_uri: `${shopOrigin}/`,
  }).toString()
  return address.href
}
