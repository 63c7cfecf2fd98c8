import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Keys = Awaited<ReturnType<typeof generateKeyPair>> & { kid: string; alg: string }

export type ForeignProvider = {
  issuer: string
  /** Its discovery document, to be changed; `status` other than 200 is a provider that is away. */
  document: Record<string, unknown>
  status: number
  /** How often each of its addresses was asked. */
  asked: Record<string, number>
  /** Signs with a new key from now on, and publishes no other. */
  changeKey(alg?: string): Promise<void>
  sign(claims: Record<string, unknown>, typ?: string): Promise<string>
  close(): void
}

/** A provider with an issuer that has a path, as far as servers see one: its discovery document, keys and tokens. */
export async function startForeignProvider(): Promise<ForeignProvider> {
  let keys = await newKeys('RS256', 1)
  let count = 1
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    provider.asked[path] = (provider.asked[path] ?? 0) + 1
    const answer = path.endsWith('/openid-configuration') ? provider.document : undefined
    void published(keys).then((jwks) =>
      response
        .writeHead(provider.status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(answer ?? { keys: [jwks] })),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}/realms/coop`
  const provider: ForeignProvider = {
    issuer,
    document: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    },
    status: 200,
    asked: {},
    async changeKey(alg = 'RS256') {
      count += 1
      keys = await newKeys(alg, count)
    },
    sign: (claims, typ = 'at+jwt') =>
      new SignJWT({ iss: issuer, exp: Math.floor(Date.now() / 1000) + 60, ...claims })
        .setProtectedHeader({ alg: keys.alg, kid: keys.kid, typ })
        .sign(keys.privateKey),
    close: () => void server.close(),
  }
  return provider
}

const newKeys = async (alg: string, count: number): Promise<Keys> => ({
  ...(await generateKeyPair(alg, { extractable: true })),
  kid: `key-${count}`,
  alg,
})

const published = async ({ publicKey, kid, alg }: Keys) => ({ ...(await exportJWK(publicKey)), kid, alg, use: 'sig' })
