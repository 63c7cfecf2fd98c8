import type { PageData } from '@shop/shared/contract'
import type { Config } from '../config.ts'
import type { ProviderEndpoints } from '../http/identity-provider.ts'
import type { IdentitySettings } from '../identity-settings.ts'

/** Stands in for the endpoints of a provider that has not answered yet: see `login-unavailable.ts`. */
export const unavailablePath = '/_login'

/** The provider as pages know it. Every address is there for releases of any age. */
export function pageIdentity(
  { origins, identity: settings }: Pick<Config, 'origins' | 'identity'>,
  endpoints: ProviderEndpoints | undefined,
): PageData['identity'] {
  const { issuer, clientId } = settings
  const unavailable = `${origins.shop}${unavailablePath}`
  const endSession = endSessionOf(settings, endpoints, origins.shop)
  const tokenEndpoint = endpoints?.token ?? unavailable
  return {
    issuer,
    clientId,
    authorizationEndpoint: endpoints?.authorization ?? unavailable,
    tokenEndpoint,
    // A provider that takes no refresh token back refuses it there, which tells the page that it is within reach.
    revocationEndpoint: endpoints?.revocation ?? tokenEndpoint,
    endSessionEndpoint: endSession ?? `${origins.shop}/`,
    jwksEndpoint: endpoints?.jwks ?? unavailable,
    ...(settings.isOwn ? {} : furtherFacts(settings)),
    ...(endSession === undefined ? { hasLogout: false } : {}),
  }
}

const furtherFacts = ({ request, algorithms, claims }: IdentitySettings) => ({
  request: { ...request },
  algorithms: [...algorithms],
  claims,
})

function endSessionOf(
  { issuer, logout }: IdentitySettings,
  endpoints: ProviderEndpoints | undefined,
  shop: string,
): string | undefined {
  if (logout === 'auth0')
    return `${issuer.replace(/\/$/, '')}/v2/logout?${new URLSearchParams({ returnTo: `${shop}/` })}`
  return logout === 'none' ? undefined : endpoints?.endSession
}
