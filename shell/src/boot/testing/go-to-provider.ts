import { webcrypto } from 'node:crypto'
import { anOrdinaryMoment } from '@shop/shared/testing/builders'
import { createIdentityClient, type LoginVersion } from '../../login/identity-client.ts'
import { aToken } from '../../login/testing/id-tokens.ts'
import { aPageData } from './open-page.ts'

const { identity } = aPageData()
const claimsFor = (nonce: string | null) => ({
  iss: identity.issuer,
  aud: identity.clientId,
  exp: Date.now() / 1000 + 600,
  iat: Date.now() / 1000,
  nonce,
  sub: 'auth0|member',
})

/** Goes to the provider as the shop does; gives the state that it comes back with, and what its code is good for. */
export async function goToProvider(version: LoginVersion) {
  // jsdom has no secure contexts, so it lacks this half of crypto.
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true })
  const clock = { now: () => new Date(anOrdinaryMoment) }
  const client = createIdentityClient(identity, window.location.origin, window.sessionStorage, clock)
  const { searchParams } = new URL(await client.loginAddress(version))
  const tokens = {
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    id_token: aToken(claimsFor(searchParams.get('nonce'))),
    token_type: 'Bearer',
    expires_in: 600,
  }
  return { state: searchParams.get('state'), tokens }
}
