import type { PageData } from '@shop/shared/contract'
import type { Clock } from '@shop/shared/domain'
import { ErrorResponse, OidcClient, type OidcClientSettings, WebStorageStateStore } from 'oidc-client-ts'
import { judgeIdToken } from './id-token.ts'
import { LoginError, type LoginRefusal } from './login-error.ts'
import type { Tokens } from './tokens.ts'

export type LoginVersion = 'login' | 'signup'
/** `isSilent`: the first script of a page has asked, and nobody was asked anything. [K-28] */
type Kept = { version: LoginVersion; nonce: string; isSilent?: boolean }

const scope = 'openid email offline_access'
const returnPath = '/entrance'

/** Speaks to the identity provider. A file of its own: a visitor who only looks around never loads it. */
export type IdentityClient = {
  /** The provider's login page, with PKCE S256, state and nonce; `login` asks for the password again. */
  loginAddress(version: LoginVersion, prompt?: 'login'): Promise<string>
  /** Exchanges the code that the provider sent us back with. */
  complete(callback: string): Promise<NewTokens & { version: LoginVersion; isSilent: boolean }>
}

export type NewTokens = Omit<Tokens, 'loginId' | 'generation'>

export function createIdentityClient(
  identity: PageData['identity'],
  shopOrigin: string,
  store: Storage,
  shopClock: Clock,
): IdentityClient {
  const settings: OidcClientSettings = {
    authority: identity.issuer,
    client_id: identity.clientId,
    redirect_uri: `${shopOrigin}${returnPath}`,
    scope: identity.request?.['scope'] ?? scope,
    ...(identity.request === undefined ? ownRequest : { extraQueryParams: withoutScope(identity.request) }),
    stateStore: new WebStorageStateStore({ store, prefix: 'shop.login.' }),
    staleStateAgeInSeconds: 900,
    // Without it a provider that does not answer would leave the member on an empty page.
    requestTimeoutInSeconds: 15,
    metadata: {
      issuer: identity.issuer,
      authorization_endpoint: identity.authorizationEndpoint,
      token_endpoint: identity.tokenEndpoint,
    },
  }
  const client = new OidcClient(settings)

  async function complete(callback: string): ReturnType<IdentityClient['complete']> {
    const response = await client.processSigninResponse(callback).catch((error: unknown) => {
      throw new LoginError(refusalOf(error), { cause: error })
    })
    const kept = response.userState as Kept
    // A device may be a day off, and the shop may run at a set hour: one of the two clocks is enough. That the
    // token is of this very login says its nonce.
    const verdictAt = (nowMs: number) =>
      judgeIdToken(response.id_token ?? '', {
        issuer: identity.issuer,
        clientId: identity.clientId,
        nonce: kept.nonce,
        subjectClaim: identity.claims?.subject,
        nowSeconds: nowMs / 1000,
      })
    const byDevice = verdictAt(Date.now())
    const verdict = byDevice.ok ? byDevice : verdictAt(shopClock.now().getTime())
    if (!verdict.ok) throw new LoginError('idToken', { cause: new TypeError(verdict.why) })
    const { id_token: idToken, refresh_token: refreshToken } = response
    // The shop's own provider always gives one; without it another's login lasts as long as its access token.
    if (idToken === undefined || (refreshToken === undefined && identity.request === undefined))
      throw new LoginError('refused')
    return {
      version: kept.version,
      isSilent: kept.isSilent === true,
      accessToken: response.access_token,
      idToken,
      ...(refreshToken === undefined ? {} : { refreshToken }),
      subject: verdict.claims.sub,
      expiresAt: Date.now() + (response.expires_in ?? 0) * 1000,
    }
  }

  return {
    async loginAddress(version, prompt) {
      const nonce = crypto.randomUUID()
      const kept: Kept = { version, nonce }
      const asked = prompt === undefined ? {} : { prompt: identity.request === undefined ? 'login consent' : prompt }
      const request = await client.createSigninRequest({ state: kept, nonce, ...asked })
      return request.url
    },
    complete,
  }
}

/** Without consent the shop's own provider gives no refresh token; others would really ask for it. */
const ownRequest = { prompt: 'consent' }

function withoutScope({ scope: _, ...parameters }: Readonly<Record<string, string>>): Record<string, string> {
  return parameters
}

/** The library has one class for almost everything, so its words decide. */
function refusalOf(error: unknown): LoginRefusal {
  if (error instanceof ErrorResponse && (error.state as Kept | null)?.isSilent === true)
    return error.error?.endsWith('_required') === true ? 'nobody' : 'silentFailure'
  if (error instanceof ErrorResponse || !(error instanceof Error)) return 'refused'
  if (error.name === 'TypeError' || error.name === 'ErrorTimeout') return 'network'
  if (/id_token|nonce/i.test(error.message)) return 'idToken'
  return /state/i.test(error.message) ? 'state' : 'refused'
}
