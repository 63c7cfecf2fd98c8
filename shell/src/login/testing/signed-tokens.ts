import { webcrypto } from 'node:crypto'

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const base64Url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')

export type Signer = {
  /** Its public half, as the provider publishes it. */
  key: JsonWebKey & { kid: string }
  sign(claims: object, header?: object): Promise<string>
}

/** A provider's key, with which tokens are really signed. */
export async function aSigner(kid = 'key-1'): Promise<Signer> {
  const pair = await webcrypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  const key = { ...(await webcrypto.subtle.exportKey('jwk', pair.publicKey)), kid } as Signer['key']
  return {
    key,
    async sign(claims, header = {}) {
      const head = base64Url(JSON.stringify({ alg: 'RS256', typ: 'JWT', kid, ...header }))
      const text = `${head}.${base64Url(JSON.stringify(claims))}`
      const signature = await webcrypto.subtle.sign(algorithm.name, pair.privateKey, Buffer.from(text))
      return `${text}.${base64Url(new Uint8Array(signature))}`
    },
  }
}
