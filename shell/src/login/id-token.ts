/** Claims that the shop reads. */
export type IdTokenClaims = {
  sub: string
  memberCode?: string
  mimamorareMemberCode?: string
  membershipCardNumber?: string
  familyCode?: string
}

export type IdTokenRefusal = 'unreadable' | 'issuer' | 'audience' | 'expired' | 'issuedInFuture' | 'nonce' | 'subject'
export type IdTokenVerdict = { ok: true; claims: IdTokenClaims } | { ok: false; why: IdTokenRefusal }

export type IdTokenExpectation = {
  issuer: string
  clientId: string
  nonce: string
  /** The claim that names the login, where that is not `sub`. */
  subjectClaim?: string | undefined
  /** Seconds since 1970. */
  nowSeconds: number
}

const skewSeconds = 300

/**
 * Checks that the library leaves out: issuer, audience, times and nonce. The token came straight
 * from the token endpoint, so its signature adds nothing here.
 */
export function judgeIdToken(idToken: string, expected: IdTokenExpectation): IdTokenVerdict {
  const claims = claimsOf(idToken)
  if (claims === undefined) return { ok: false, why: 'unreadable' }
  if (claims['iss'] !== expected.issuer) return { ok: false, why: 'issuer' }
  if (!isForClient(claims, expected.clientId)) return { ok: false, why: 'audience' }
  const { exp, iat, nonce } = claims
  const sub = claims[expected.subjectClaim ?? 'sub']
  if (typeof exp !== 'number' || !Number.isFinite(exp) || exp + skewSeconds < expected.nowSeconds)
    return { ok: false, why: 'expired' }
  if (typeof iat !== 'number' || iat - skewSeconds > expected.nowSeconds) return { ok: false, why: 'issuedInFuture' }
  if (nonce !== expected.nonce) return { ok: false, why: 'nonce' }
  if (typeof sub !== 'string' || sub === '') return { ok: false, why: 'subject' }
  return { ok: true, claims: { sub, ...memberClaims(claims) } }
}

function isForClient({ aud, azp }: Record<string, unknown>, clientId: string): boolean {
  const audiences = Array.isArray(aud) ? aud : [aud]
  if (!audiences.includes(clientId)) return false
  // With several audiences the token must say which of them asked for it.
  return azp === undefined ? audiences.length === 1 : azp === clientId
}

function memberClaims(claims: Record<string, unknown>): Omit<IdTokenClaims, 'sub'> {
  const names = ['memberCode', 'mimamorareMemberCode', 'membershipCardNumber', 'familyCode'] as const
  return Object.fromEntries(names.map((name) => [name, claims[name]]).filter(([, value]) => typeof value === 'string'))
}

/** The payload of a JSON web token, unverified; `undefined` when it is none. */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  const payload = token.split('.')[1]
  if (payload === undefined) return undefined
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
