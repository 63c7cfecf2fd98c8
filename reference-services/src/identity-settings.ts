import type * as v from 'valibot'
import type { settingsSchema } from './settings.ts'
import { wrongSettings } from './wrong-settings.ts'

type Settings = v.InferOutput<typeof settingsSchema>

/** The browser's client at the shop's own identity server. Public: it has no secret. */
export const shopClientId = 'todok-shop'

/** The provider whose logins the shop takes. */
export type IdentitySettings = {
  /** The identity server of this repository; its endpoints are known without asking. */
  isOwn: boolean
  issuer: string
  clientId: string
  /** Of the access tokens that the services take. */
  audience: string
  claims: { subject: string; email: string }
  algorithms: readonly string[]
  /** `typ` of access tokens; `undefined`: it is not looked at. */
  tokenType: string | undefined
  clockSlackSeconds: number
  logout: 'discovery' | 'auth0' | 'none'
  /** Parameters of a login beside the standard ones; none at the shop's own. */
  request: Readonly<Record<string, string>> | undefined
}

const ownClaims = { subject: 'sub', email: 'email' }
const defaultScopes = 'openid email offline_access'
const defaultSlackSeconds = 30

/** Throws when settings of another provider are there in part, or say the opposite of each other. */
export function identityOf(settings: Settings, own: { identity: string; services: string }): IdentitySettings {
  if (settings.IDENTITY_ISSUER === undefined) {
    const others = Object.keys(settings).filter(
      (name) => ofProvider.test(name) && settings[name as keyof Settings] !== undefined,
    )
    if (others.length > 0) throw wrongSettings(others.map((name) => `${name}: needs IDENTITY_ISSUER`))
    return ownIdentity(own)
  }
  const { IDENTITY_CLIENT_ID: clientId, IDENTITY_AUDIENCE: audience } = settings
  if (clientId === undefined) throw wrongSettings(['IDENTITY_CLIENT_ID: is needed with IDENTITY_ISSUER'])
  if (audience === undefined) throw wrongSettings(['IDENTITY_AUDIENCE: is needed with IDENTITY_ISSUER'])
  // The services would take an id token for an access token.
  if (audience === clientId) throw wrongSettings(['IDENTITY_AUDIENCE: must not be IDENTITY_CLIENT_ID'])
  const parameter = settings.IDENTITY_AUDIENCE_PARAMETER ?? 'none'
  const scope = settings.IDENTITY_SCOPES ?? defaultScopes
  const tokenType = settings.IDENTITY_TOKEN_TYPE ?? 'at+jwt'
  return {
    isOwn: false,
    issuer: settings.IDENTITY_ISSUER,
    clientId,
    audience,
    claims: { ...ownClaims, ...settings.IDENTITY_CLAIMS },
    algorithms: settings.IDENTITY_ALGORITHMS ?? ['RS256'],
    tokenType: tokenType === 'any' ? undefined : tokenType,
    clockSlackSeconds: settings.IDENTITY_CLOCK_SLACK_SECONDS ?? defaultSlackSeconds,
    logout: settings.IDENTITY_LOGOUT ?? 'discovery',
    request: { scope, ...(parameter === 'none' ? {} : { [parameter]: audience }) },
  }
}

/** Of another provider alone. */
const ofProvider = /^IDENTITY_(?!PORT$|ORIGIN$|ISSUER$)/

const ownIdentity = ({ identity, services }: { identity: string; services: string }): IdentitySettings => ({
  isOwn: true,
  issuer: identity,
  clientId: shopClientId,
  audience: services,
  claims: ownClaims,
  algorithms: ['RS256'],
  tokenType: 'at+jwt',
  clockSlackSeconds: 0,
  logout: 'discovery',
  request: undefined,
})
