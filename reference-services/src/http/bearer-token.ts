import { errors, type JWTPayload, jwtVerify } from 'jose'
import type { IdentitySettings } from '../identity-settings.ts'
import { isBadToken } from './bad-token.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { IsLoginOpen } from './login-check.ts'
import { Refusal } from './refusal.ts'

/** Names the login that a token was made for. */
export const grantClaim = 'grant'

export type VerifyToken = (authorization: string | undefined) => Promise<string | undefined>

/** A signature is checked once in this time: after it, the provider's keys as they are then decide again. */
const checkedMs = 10 * 60_000
const maxKnown = 20_000
const secondMs = 1000

type Known = { subject: string; grant: string | undefined; checkedAt: number; endsAt: number }

/** Not after the clock was set back either: the time since the check is not known then. */
const isGood = ({ checkedAt, endsAt }: Known, now: number): boolean =>
  now >= checkedAt && now < Math.min(endsAt, checkedAt + checkedMs)

/**
 * Who is behind an `Authorization` header: the subject of a token that the identity provider signed
 * for these services. `undefined` without a header; a token that is there must be good, and its login not be over. A
 * token of another provider names no login of ours, and is good until it ends. [K-160]
 */
export function createTokenVerifier({ settings, keys }: IdentityProvider, isLoginOpen: IsLoginOpen): VerifyToken {
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
    if (seen !== undefined && isGood(seen, Date.now())) return expectOpen(seen)
    known.delete(token)
    const read = await readToken(token)
    if (known.size >= maxKnown) known.clear()
    known.set(token, read)
    return expectOpen(read)
  }

  async function payloadOf(token: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.audience,
      algorithms: [...settings.algorithms],
      ...(settings.tokenType === undefined ? {} : { typ: settings.tokenType }),
      clockTolerance: settings.clockSlackSeconds,
      requiredClaims: [settings.claims.subject, 'exp'],
    })
    // An id token speaks of an access token. There are providers whose id tokens are for the services as well.
    if (payload['at_hash'] !== undefined) throw new errors.JWTInvalid('an id token')
    return payload
  }

  async function readToken(token: string): Promise<Known> {
    try {
      const payload = await payloadOf(token)
      const grant = settings.isOwn ? payload[grantClaim] : undefined
      return {
        subject: subjectIn(payload, settings),
        grant: typeof grant === 'string' ? grant : undefined,
        checkedAt: Date.now(),
        endsAt: ((payload.exp ?? 0) + settings.clockSlackSeconds) * secondMs,
      }
    } catch (error) {
      if (!isBadToken(error)) throw new Refusal('identityDown')
      throw new Refusal(error instanceof errors.JWTExpired ? 'loginExpired' : 'loginInvalid')
    }
  }
}

/** The login that a token names, by the claim of the settings. */
export function subjectIn(payload: JWTPayload, { claims }: Pick<IdentitySettings, 'claims'>): string {
  const subject = payload[claims.subject]
  if (typeof subject !== 'string' || subject === '') throw new errors.JWTInvalid(`no claim ${claims.subject}`)
  return subject
}
