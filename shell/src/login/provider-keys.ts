import type { PageData } from '@shop/shared/contract'

const timeoutMs = 8000

/** The provider's public keys, from its own address. Rejects when the network failed. */
export async function providerKeys(identity: PageData['identity'], fetchIt: typeof fetch): Promise<JsonWebKey[]> {
  const answer = await fetchIt(identity.jwksEndpoint, {
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const reply = (await answer.json()) as { keys?: unknown } | null
  return Array.isArray(reply?.keys) ? reply.keys : []
}
