import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { IsLoginOpen } from './login-check.ts'
import { Refusal } from './refusal.ts'

export type TokenExpectation = { issuer: string; audience: string }

/** Names the login that a token was made for. */
export const grantClaim = 'grant'

export type VerifyToken = (authorization: string | undefined) => Promise<string | undefined>

export const signingAlgorithm = 'RS256'
export const keysTimeoutMs = 5000
/** A signature is checked once: the same token says the same until it ends, ten minutes at most. */
const maxKnown = 20_000
const secondMs = 1000

type Known = { subject: string | undefined; grant: string | undefined; endsAt: number }

/**
 * Who is behind an `Authorization` header: the subject of a token that the identity provider signed
 * for these services. `undefined` without a header; a token that is there must be good, and its login not be over. A
 * token of another provider names no login of ours, and is good until it ends. [K-160]
 */
export function createTokenVerifier({ issuer, audience }: TokenExpectation, isLoginOpen: IsLoginOpen): VerifyToken {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`), { timeoutDuration: keysTimeoutMs })

  const known = new Map<string, Known>()

  async function expectOpen({ subject, grant }: Known): Promise<string | undefined> {
    if (grant !== undefined && !(await isLoginOpen(grant))) throw new Refusal('loginEnded')
    return subject
  }

  return async (authorization) => {
    if (authorization === undefined) return undefined
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
    if (token === undefined) throw new Refusal('loginInvalid')
    const seen = known.get(token)
    if (seen !== undefined && seen.endsAt > Date.now()) return expectOpen(seen)
    known.delete(token)
    const read = await readToken(token)
    if (known.size >= maxKnown) known.clear()
    known.set(token, read)
    return expectOpen(read)
  }

  async function readToken(token: string): Promise<Known> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: [signingAlgorithm],
        typ: 'at+jwt',
        requiredClaims: ['sub', 'exp'],
      })
      const grant = payload[grantClaim]
      return {
        subject: payload.sub,
        grant: typeof grant === 'string' ? grant : undefined,
        endsAt: (payload.exp ?? 0) * secondMs,
      }
    } catch (error) {
      if (!isBadToken(error)) throw new Refusal('identityDown')
      throw new Refusal(error instanceof errors.JWTExpired ? 'loginExpired' : 'loginInvalid')
    }
  }
}

/** A provider that does not answer says nothing about the token: nobody is logged out for it. */
export function isBadToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return false
  return (
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported
  )
}
