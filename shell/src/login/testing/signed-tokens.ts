const rsa = (name: string) => ({
  make: { name, hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
  sign: { name, saltLength: 32 },
})
const algorithms = {
  RS256: rsa('RSASSA-PKCS1-v1_5'),
  PS256: rsa('RSA-PSS'),
  ES256: { make: { name: 'ECDSA', namedCurve: 'P-256' }, sign: { name: 'ECDSA', hash: 'SHA-256' } },
}

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
export async function aSigner(
  subtle: SubtleCrypto,
  kid = 'key-1',
  alg: keyof typeof algorithms = 'RS256',
): Promise<Signer> {
  const algorithm = algorithms[alg]
  const pair = (await subtle.generateKey(algorithm.make, true, ['sign', 'verify'])) as CryptoKeyPair
  const key = { ...(await subtle.exportKey('jwk', pair.publicKey)), kid }
  return {
    key,
    async sign(claims, header = {}) {
      const text = `${tokenPart({ alg, typ: 'JWT', kid, ...header })}.${tokenPart(claims)}`
      const signature = await subtle.sign(algorithm.sign, pair.privateKey, bytesOf(text))
      return `${text}.${base64Url(new Uint8Array(signature))}`
    },
  }
}
