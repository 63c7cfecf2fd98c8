import { ApiError } from '@shop/shared/api'
import type { PageData } from '@shop/shared/contract'
import { isTokens, type Tokens } from './tokens.ts'

/** The half of the identity provider that a page with tokens needs: two posts, no library. */
export type TokenEndpoint = {
  /**
   * New tokens for old; `undefined`: refused for good, as are tokens without a refresh token. Rejects when the
   * network failed.
   */
  refresh(tokens: Tokens): Promise<Tokens | undefined>
  /** Tells the provider that the refresh token is over. */
  revoke(tokens: Tokens): Promise<void>
}

const timeoutMs = 8000
const call = 'POST identity/token'

export function createTokenEndpoint(
  identity: PageData['identity'],
  fetchIt: typeof fetch,
  now: () => number,
): TokenEndpoint {
  const post = (address: string, fields: Record<string, string>) =>
    fetchIt(address, {
      method: 'POST',
      body: new URLSearchParams({ client_id: identity.clientId, ...fields }),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    })

  return {
    async refresh(tokens) {
      if (tokens.refreshToken === undefined) return undefined
      const response = await post(identity.tokenEndpoint, {
        grant_type: 'refresh_token',
        refresh_token: tokens.refreshToken,
      })
      // 403 is what the documents say, 400 what the standard says.
      if (response.status === 403 || response.status === 400) return undefined
      if (!response.ok) throw new ApiError('UNAVAILABLE', { call, status: response.status })
      return renewed(tokens, await response.json(), now())
    },
    async revoke(tokens) {
      if (tokens.refreshToken === undefined) return
      await post(identity.revocationEndpoint, { token: tokens.refreshToken, token_type_hint: 'refresh_token' })
    },
  }
}

/** A proxy between us and the provider may answer 200 with something else: that is no token. */
function renewed(tokens: Tokens, reply: unknown, now: number): Tokens {
  const { access_token, refresh_token, id_token, expires_in } = (reply ?? {}) as Record<string, unknown>
  const next = {
    ...tokens,
    accessToken: access_token,
    refreshToken: refresh_token ?? tokens.refreshToken,
    idToken: id_token ?? tokens.idToken,
    expiresAt: now + Number(expires_in) * 1000,
    generation: tokens.generation + 1,
  }
  if (!isTokens(next)) throw new ApiError('BROKEN_REPLY', { call })
  return next
}
