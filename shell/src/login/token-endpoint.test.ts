import { describe, expect, it } from '@jest/globals'
import { identity } from './testing/an-identity.ts'
import { aProvider } from './testing/fake-browser.ts'
import { createTokenEndpoint } from './token-endpoint.ts'

const now = 1_790_000_000_000
const tokens = aProvider().tokensOf(3, { expiresAt: now })
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function endpointOf(answer: () => Promise<Response>) {
  const sent: { url: string; init: RequestInit }[] = []
  const endpoint = createTokenEndpoint(
    identity,
    (input, init) => {
      sent.push({ url: String(input), init: init ?? {} })
      return answer()
    },
    () => now,
  )
  return { endpoint, sent }
}

describe('new tokens for old', () => {
  it('[GRD-056] are asked for with grant type, client and refresh token, and without cookies', async () => {
    const { endpoint, sent } = endpointOf(async () => json({ access_token: 'a', expires_in: 600 }))
    await endpoint.refresh(tokens)
    expect(sent[0]?.url).toBe('https://identity.test/token')
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit' })
    expect(String(sent[0]?.init.body)).toBe('client_id=todok-shop&grant_type=refresh_token&refresh_token=refresh-3')
  })

  it('[GRD-058] cannot be asked for without a refresh token, and there is nothing to revoke', async () => {
    const { endpoint, sent } = endpointOf(async () => json({ access_token: 'a', expires_in: 600 }))
    const { refreshToken: _, ...without } = tokens
    expect(await endpoint.refresh(without)).toBeUndefined()
    await endpoint.revoke(without)
    expect(sent).toEqual([])
  })

  it('replace them, one generation later', async () => {
    const reply = { access_token: 'a', refresh_token: 'r', id_token: 'i', expires_in: 600 }
    expect(await endpointOf(async () => json(reply)).endpoint.refresh(tokens)).toEqual({
      ...tokens,
      accessToken: 'a',
      refreshToken: 'r',
      idToken: 'i',
      expiresAt: now + 600_000,
      generation: 4,
    })
  })

  it('without a refresh or id token leave the old ones', async () => {
    const { endpoint } = endpointOf(async () => json({ access_token: 'a', expires_in: 600 }))
    expect(await endpoint.refresh(tokens)).toMatchObject({ refreshToken: 'refresh-3', idToken: 'id-3' })
  })

  it.each([
    { id: 'GRD-057', status: 403, body: {} },
    { id: 'GRD-057', status: 400, body: { error: 'invalid_grant' } },
  ])('[$id] are refused for good with $status', async ({ status, body }) => {
    expect(await endpointOf(async () => json(body, status)).endpoint.refresh(tokens)).toBeUndefined()
  })

  it.each([401, 404, 408, 429, 500, 502, 503])('are not refused with %s: that may pass', async (status) => {
    const { endpoint } = endpointOf(async () => json({}, status))
    await expect(endpoint.refresh(tokens)).rejects.toMatchObject({ code: 'UNAVAILABLE', facts: { status } })
  })

  it('are not refused by a lost network', async () => {
    const { endpoint } = endpointOf(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(endpoint.refresh(tokens)).rejects.toThrow(TypeError)
  })

  it.each([
    { says: 'a page of a hotel network', answer: async () => new Response('<html>') },
    { says: 'nothing', answer: async () => new Response('') },
    { says: 'null', answer: async () => json(null) },
    { says: 'no access token', answer: async () => json({ expires_in: 600 }) },
    { says: 'an empty access token', answer: async () => json({ access_token: '', expires_in: 600 }) },
    {
      says: 'a refresh token of another type',
      answer: async () => json({ access_token: 'a', refresh_token: 1, expires_in: 1 }),
    },
    { says: 'no time', answer: async () => json({ access_token: 'a' }) },
    { says: 'a time that is none', answer: async () => json({ access_token: 'a', expires_in: 'soon' }) },
  ])('are not what came instead: $says', async ({ answer }) => {
    await expect(endpointOf(answer).endpoint.refresh(tokens)).rejects.toThrow()
  })
})

describe('the end of a login', () => {
  it('is told to the provider', async () => {
    const { endpoint, sent } = endpointOf(async () => new Response(''))
    await endpoint.revoke(tokens)
    expect(sent[0]?.url).toBe('https://identity.test/token/revocation')
    expect(String(sent[0]?.init.body)).toBe('client_id=todok-shop&token=refresh-3&token_type_hint=refresh_token')
  })
})
