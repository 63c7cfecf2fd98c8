const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

const bytesOf = (text: string) => new TextEncoder().encode(text)
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** An object as a part of a token. */
export const tokenPart = (part: object): string => base64Url(bytesOf(JSON.stringify(part)))

export type Signer = {
  /** Its public half, as the provider publishes it. */
  key: JsonWebKey & { kid: string }
  sign(claims: object, header?: object): Promise<string>
}

/** A provider's key, with which tokens are really signed. */
export async function aSigner(subtle: SubtleCrypto, kid = 'key-1'): Promise<Signer> {
  const pair = await subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  const key = { ...(await subtle.exportKey('jwk', pair.publicKey)), kid }
  return {
    key,
    async sign(claims, header = {}) {
      const text = `${tokenPart({ alg: 'RS256', typ: 'JWT', kid, ...header })}.${tokenPart(claims)}`
      const signature = await subtle.sign(algorithm.name, pair.privateKey, bytesOf(text))
      return `${text}.${base64Url(new Uint8Array(signature))}`
    },
  }
}
