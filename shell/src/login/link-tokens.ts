import { claimsOf } from './id-token.ts'

/** Tokens that stood in an address. */
export type LinkTokens = { accessToken: string; idToken: string | undefined }

export type LinkTokenRefusal =
  | 'unreadable'
  | 'algorithm'
  | 'key'
  | 'signature'
  | 'issuer'
  | 'client'
  | 'over'
  | 'subject'
/** `lifeMs`: how much longer they are good. */
export type LinkTokenVerdict =
  | { ok: true; subject: string; lifeMs: number; email: string | undefined }
  | { ok: false; why: LinkTokenRefusal }

export type LinkTokenExpectation = {
  issuer: string
  clientId: string
  /** Algorithms that it signs with, and the claims that name somebody, where they are not those of the shop's own. */
  algorithms?: readonly string[] | undefined
  claims?: { subject: string; email: string } | undefined
  /** Of the provider, from its own address. */
  keys: readonly JsonWebKey[]
  crypto: SubtleCrypto | undefined
  /** The clocks of the device and of the shop: a token that is good by one of them is. */
  nowMs: readonly number[]
}

/**
 * Whoever makes a link can write anything into it, so nothing of it is believed that the provider has not signed
 * for this very shop. What cannot be checked is refused.
 */
export async function judgeLinkTokens(tokens: LinkTokens, expected: LinkTokenExpectation): Promise<LinkTokenVerdict> {
  const access = await judgeToken(tokens.accessToken, expected)
  if (!access.ok || tokens.idToken === undefined) return access
  const id = await judgeToken(tokens.idToken, expected)
  if (!id.ok) return id
  if (id.subject !== access.subject) return { ok: false, why: 'subject' }
  return { ...access, lifeMs: Math.min(access.lifeMs, id.lifeMs), email: id.email }
}

async function judgeToken(token: string, expected: LinkTokenExpectation): Promise<LinkTokenVerdict> {
  const claims = claimsOf(token)
  if (claims === undefined) return { ok: false, why: 'unreadable' }
  const refusal = await signatureRefusal(token, expected)
  if (refusal !== undefined) return { ok: false, why: refusal }
  const { iss, exp } = claims
  const sub = claims[expected.claims?.subject ?? 'sub']
  const email = claims[expected.claims?.email ?? 'email']
  if (iss !== expected.issuer) return { ok: false, why: 'issuer' }
  if (!isForClient(claims, expected.clientId)) return { ok: false, why: 'client' }
  if (typeof sub !== 'string' || sub === '') return { ok: false, why: 'subject' }
  const lifeMs = typeof exp === 'number' ? Math.max(...expected.nowMs.map((now) => exp * 1000 - now)) : 0
  if (!(lifeMs > 0 && Number.isFinite(lifeMs))) return { ok: false, why: 'over' }
  return { ok: true, subject: sub, lifeMs, email: typeof email === 'string' ? email : undefined }
}

/** An access token names its client beside the services that it is for, an id token is for the client itself. */
function isForClient({ aud, azp, client_id }: Record<string, unknown>, clientId: string): boolean {
  const asker = client_id ?? azp
  if (asker !== undefined) return asker === clientId
  return aud === clientId || (Array.isArray(aud) && aud.length === 1 && aud[0] === clientId)
}

type Algorithm = { kty: string; key: RsaHashedImportParams | EcKeyImportParams; check: RsaPssParams | EcdsaParams }

const sha256 = 'SHA-256'
const ofAlgorithm: Readonly<Record<string, Algorithm>> = {
  RS256: rsa('RSASSA-PKCS1-v1_5'),
  PS256: rsa('RSA-PSS'),
  ES256: { kty: 'EC', key: { name: 'ECDSA', namedCurve: 'P-256' }, check: { name: 'ECDSA', hash: sha256 } },
}

function rsa(name: string): Algorithm {
  return { kty: 'RSA', key: { name, hash: sha256 }, check: { name, saltLength: 32 } }
}

/** Only what the provider signs with: a token does not choose how it is checked. */
async function signatureRefusal(
  token: string,
  { keys, crypto, algorithms = ['RS256'] }: LinkTokenExpectation,
): Promise<LinkTokenRefusal | undefined> {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.')
  const header = claimsOf(`.${head}`)
  const signed = bytesOf(signature)
  if (header === undefined || signed === undefined || rest.length > 0) return 'unreadable'
  const algorithm = algorithms.includes(String(header['alg'])) ? ofAlgorithm[String(header['alg'])] : undefined
  if (algorithm === undefined) return 'algorithm'
  const found = keys.find((one) => one.kty === algorithm.kty && (one as { kid?: unknown }).kid === header['kid'])
  if (found === undefined || header['kid'] === undefined || crypto === undefined) return 'key'
  try {
    const { kty, n, e, crv, x, y } = found
    const jwk = algorithm.kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y }
    const key = await crypto.importKey('jwk', jwk as JsonWebKey, algorithm.key, false, ['verify'])
    const text = new TextEncoder().encode(`${head}.${payload}`)
    return (await crypto.verify(algorithm.check, key, signed, text)) ? undefined : 'signature'
  } catch {
    return 'key'
  }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
