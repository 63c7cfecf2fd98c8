import { isNativeError } from 'node:util/types'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'
import type { IdentitySettings } from '../identity-settings.ts'
import { isPrivateAddress } from '../local-origin.ts'
import { logOf } from '../observability/log.ts'
import { isBadToken } from './bad-token.ts'

/** Where a provider answers; what it has not got is `undefined`. */
export type ProviderEndpoints = {
  authorization: string
  token: string
  jwks: string
  revocation: string | undefined
  endSession: string | undefined
}

export type IdentityProvider = {
  settings: IdentitySettings
  /** As last heard from the provider; `undefined` when it has not answered yet. Asks again in the background. */
  endpoints(): ProviderEndpoints | undefined
  /** Ends, also without an answer, before a server begins to listen. */
  ready(): Promise<void>
  /** Its public keys for the check of a token. Rejects when the provider does not answer. */
  keys: JWTVerifyGetKey
}

export type ProviderPorts = {
  fetch: typeof fetch
  /** Of a clock that only goes forward: one that is set back would ask nobody until it is there again. */
  now(): number
  log(line: string): void
}

const timeoutMs = 3000
const freshMs = 10 * 60_000
const retryMs = 5000
/** Between two reads of the keys because of one that is not known. */
const keysCooldownMs = 1000
const keysTimeoutMs = 5000

const endpoint = v.pipe(v.string(), v.check(isPrivateAddress, 'must begin with https:'))
const discoveryDocument = v.object({
  issuer: v.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  revocation_endpoint: v.optional(endpoint),
  end_session_endpoint: v.optional(endpoint),
})

/** The addresses of the shop's own identity server. */
export const ownEndpoints = (issuer: string): ProviderEndpoints => ({
  authorization: `${issuer}/auth`,
  token: `${issuer}/token`,
  jwks: `${issuer}/jwks`,
  revocation: `${issuer}/token/revocation`,
  endSession: `${issuer}/session/end`,
})

const portsOfProcess: ProviderPorts = { fetch, now: () => performance.now(), log: logOf('login').error }

/**
 * Knows the endpoints and keys of the identity provider: the shop's own, or the one of `IDENTITY_ISSUER` by its discovery
 * document. A provider that does not answer stops nobody: what it said last is used on, and it is asked again when somebody
 * needs it, every five seconds at most.
 */
export function createIdentityProvider(settings: IdentitySettings, ports = portsOfProcess): IdentityProvider {
  const { issuer } = settings
  let known = settings.isOwn ? ownEndpoints(issuer) : undefined
  let askAgainAt = settings.isOwn ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined
  let keysOf: { jwks: string; get: JWTVerifyGetKey; usedAt: number } | undefined

  let said: string | undefined
  /** The same trouble once. */
  function tell(error: unknown): void {
    const words = reasonOf(error)
    if (words !== said) ports.log(`identity provider ${issuer}: ${words}`)
    said = words
  }

  async function ask(): Promise<void> {
    try {
      known = await readDiscovery(issuer, ports.fetch)
      askAgainAt = ports.now() + freshMs
      said = undefined
    } catch (error) {
      askAgainAt = ports.now() + retryMs
      tell(error)
    }
  }

  function askWhenDue(): Promise<void> | undefined {
    if (asking === undefined && ports.now() >= askAgainAt)
      asking = ask().finally(() => {
        asking = undefined
      })
    return asking
  }

  return {
    settings,
    endpoints() {
      void askWhenDue()
      return known
    },
    async ready() {
      await askWhenDue()
    },
    async keys(header, token) {
      const due = askWhenDue()
      if (known === undefined) await due
      if (known === undefined) throw new Error('the identity provider does not answer')
      const { jwks } = known
      const usedAt = Date.now()
      // They go by the system clock: after it is set back they would hear of no new key until it is there again.
      if (keysOf === undefined || keysOf.jwks !== jwks || usedAt < keysOf.usedAt)
        keysOf = { jwks, get: remoteKeys(jwks), usedAt }
      keysOf.usedAt = usedAt
      try {
        const key = await keysOf.get(header, token)
        said = undefined
        return key
      } catch (error) {
        if (!isBadToken(error)) tell(error)
        throw error
      }
    },
  }
}

/** A `fetch` that fails says so and no more: a certificate, a name, a port is in its cause. */
function reasonOf(error: unknown): string {
  if (!isNativeError(error)) return String(error)
  const { cause } = error
  if (!isNativeError(cause)) return error.message
  const code = 'code' in cause ? ` (${cause.code})` : ''
  return `${error.message}: ${cause.message || cause.name}${code}`
}

const remoteKeys = (jwks: string): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(jwks), { timeoutDuration: keysTimeoutMs, cooldownDuration: keysCooldownMs })

async function readDiscovery(issuer: string, fetchIt: typeof fetch): Promise<ProviderEndpoints> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetchIt(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`)
  const result = v.safeParse(discoveryDocument, await answer.json())
  if (!result.success)
    throw new Error(result.issues.map((issue) => `${v.getDotPath(issue) ?? 'document'}: ${issue.message}`).join(', '))
  const document = result.output
  // Whoever answers there would otherwise speak for another issuer (OpenID Connect Discovery, 4.3).
  if (document.issuer !== issuer)
    throw new Error(`its document names the issuer ${document.issuer}: IDENTITY_ISSUER must be just that`)
  return {
    authorization: document.authorization_endpoint,
    token: document.token_endpoint,
    jwks: document.jwks_uri,
    revocation: document.revocation_endpoint,
    endSession: document.end_session_endpoint,
  }
}
