import { webcrypto } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { PageData } from '@shop/shared/contract'
import { createIdentityClient } from './identity-client.ts'
import { identity } from './testing/an-identity.ts'
import { aToken } from './testing/id-tokens.ts'

const store = window.sessionStorage
const realFetch = globalThis.fetch
// jsdom has no secure contexts, so it lacks this half of crypto.
beforeAll(() => void Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }))
afterEach(() => {
  jest.useRealTimers()
  globalThis.fetch = realFetch
  store.clear()
})

const dayMs = 24 * 3_600_000
/** A client on a device whose clock is right; the shop's may be off. */
const aClient = (shopOffsetMs = 0, of: PageData['identity'] = identity) =>
  createIdentityClient(of, 'https://shop.test', store, { now: () => new Date(Date.now() + shopOffsetMs) })

/** The provider's token endpoint; tells what it was asked. */
function provider(reply: (nonce: string) => unknown, status = 200) {
  const asked: { url: string; body: URLSearchParams }[] = []
  let nonce = ''
  globalThis.fetch = async (input, init) => {
    asked.push({ url: String(input), body: new URLSearchParams(String(init?.body)) })
    return new Response(JSON.stringify(reply(nonce)), { status, headers: { 'Content-Type': 'application/json' } })
  }
  return {
    asked,
    /** Goes to the login page and comes back as the provider sends one back. */
    async cameBack(client: ReturnType<typeof aClient>, version: 'login' | 'signup' = 'login'): Promise<string> {
      const address = new URL(await client.loginAddress(version))
      nonce = address.searchParams.get('nonce') ?? ''
      return `https://shop.test/entrance?code=code-1&state=${address.searchParams.get('state')}`
    },
    /** The first script of a page has asked: what it keeps is pinned in `reference-services/src/edge/silent-login.test.ts`. */
    cameBackInSilence(): string {
      nonce = 'nonce-1'
      const state = {
        id: 'state-1',
        data: { version: 'login', nonce, isSilent: true },
        created: Math.floor(Date.now() / 1000),
        code_verifier: 'verifier-1'.repeat(5),
        authority: identity.issuer,
        client_id: identity.clientId,
        response_type: 'code',
        scope: 'openid email offline_access',
        prompt: 'none',
        code_challenge_method: 'S256',
        redirect_uri: 'https://shop.test/entrance',
        nonce,
      }
      store.setItem('shop.login.state-1', JSON.stringify(state))
      return 'https://shop.test/entrance?code=code-1&state=state-1'
    },
  }
}

const claimsFor = (nonce: string, over: object = {}) => ({
  iss: 'https://identity.test',
  aud: 'todok-shop',
  exp: Math.floor(Date.now() / 1000) + 600,
  iat: Math.floor(Date.now() / 1000),
  nonce,
  sub: 'auth0|member',
  ...over,
})
const replyFor = (nonce: string, over: object = {}) => ({
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  id_token: aToken(claimsFor(nonce)),
  token_type: 'Bearer',
  expires_in: 600,
  ...over,
})

describe('the address of the login page', () => {
  it('[GRD-048] asks for a code with PKCE S256, our scopes, a state and a nonce', async () => {
    const address = new URL(await aClient().loginAddress('login'))
    expect(address.origin + address.pathname).toBe('https://identity.test/auth')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'todok-shop',
      redirect_uri: 'https://shop.test/entrance',
      scope: 'openid email offline_access',
      code_challenge_method: 'S256',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)?.length).toBeGreaterThanOrEqual(32)
  })

  it('[GRD-048] differs each time', async () => {
    const client = aClient()
    const [one, two] = [new URL(await client.loginAddress('login')), new URL(await client.loginAddress('login'))]
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name))
  })

  it('[GRD-048] does not carry the verifier that it keeps', async () => {
    const address = await aClient().loginAddress('login')
    const kept = JSON.parse(Object.values({ ...store })[0] ?? '{}') as { code_verifier?: string }
    expect(kept.code_verifier?.length).toBeGreaterThanOrEqual(43)
    expect(address).not.toContain(kept.code_verifier)
  })
})

describe('a login at another provider', () => {
  const other: PageData['identity'] = {
    ...identity,
    request: { scope: 'openid orders', audience: 'https://services.test' },
    claims: { subject: 'oid', email: 'email' },
  }

  it('asks for its scopes and its audience, and for no consent', async () => {
    const address = new URL(await aClient(0, other).loginAddress('login'))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      scope: 'openid orders',
      audience: 'https://services.test',
    })
    expect(address.searchParams.get('prompt')).toBeNull()
    expect(new URL(await aClient(0, other).loginAddress('login', 'login')).searchParams.get('prompt')).toBe('login')
  })

  it('is of whom the claim of the settings names, and may have no refresh token', async () => {
    const { cameBack } = provider((nonce) =>
      replyFor(nonce, { refresh_token: undefined, id_token: aToken(claimsFor(nonce, { oid: 'oid-1' })) }),
    )
    const client = aClient(0, other)
    const tokens = await client.complete(await cameBack(client))
    expect(tokens.subject).toBe('oid-1')
    expect('refreshToken' in tokens).toBe(false)
  })

  it('fails when the id token lacks that claim', async () => {
    const { cameBack } = provider((nonce) => replyFor(nonce))
    const client = aClient(0, other)
    await expect(client.complete(await cameBack(client))).rejects.toMatchObject({ why: 'idToken' })
  })
})

describe('a login that nobody is asked for', () => {
  it('[K-28] is ended from what the first script of the page has kept, and its outcome says that it was silent', async () => {
    const { asked, cameBack, cameBackInSilence } = provider((nonce) => replyFor(nonce))
    const client = aClient()
    expect(await client.complete(cameBackInSilence())).toMatchObject({ isSilent: true, accessToken: 'access-1' })
    expect(Object.fromEntries(asked[0]?.body ?? [])).toMatchObject({
      redirect_uri: 'https://shop.test/entrance',
      code_verifier: 'verifier-1'.repeat(5),
    })
    expect(store.length).toBe(0)
    expect(await client.complete(await cameBack(client))).toMatchObject({ isSilent: false })
  })

  it('[K-28] fails with an id token of another login', async () => {
    const { cameBackInSilence } = provider((nonce) => replyFor(`${nonce}x`))
    await expect(aClient().complete(cameBackInSilence())).rejects.toMatchObject({ why: 'idToken' })
  })

  it.each([
    { error: 'login_required', why: 'nobody' },
    { error: 'interaction_required', why: 'nobody' },
    { error: 'server_error', why: 'silentFailure' },
  ])('[K-28] tells a provider that knows nobody from one that cannot say: $error', async ({ error, why }) => {
    const { asked, cameBackInSilence } = provider(() => ({}))
    const callback = cameBackInSilence().replace('code=code-1', `error=${error}`)
    await expect(aClient().complete(callback)).rejects.toMatchObject({ why })
    expect(asked).toHaveLength(0)
  })

  it('[GRD-062] asks for the password again where a logout did not reach the provider', async () => {
    expect(new URL(await aClient().loginAddress('login', 'login')).searchParams.get('prompt')).toBe('login consent')
  })
})

describe('coming back', () => {
  it.each(['login', 'signup'] as const)(
    '[GRD-050] [GRD-051] [API-048] [API-074] exchanges the code for tokens: %s',
    async (version) => {
      const { asked, cameBack } = provider((nonce) => replyFor(nonce))
      const client = aClient()
      const began = Date.now()
      const tokens = await client.complete(await cameBack(client, version))
      expect(tokens).toMatchObject({
        version,
        accessToken: 'access-1',
        refreshToken: 'refresh-1',
        subject: 'auth0|member',
      })
      expect(tokens.expiresAt).toBeGreaterThanOrEqual(began + 599_000)
      expect(asked).toHaveLength(1)
      expect(Object.fromEntries(asked[0]?.body ?? [])).toMatchObject({
        grant_type: 'authorization_code',
        code: 'code-1',
        client_id: 'todok-shop',
        redirect_uri: 'https://shop.test/entrance',
      })
      expect(asked[0]?.body.get('code_verifier')?.length).toBeGreaterThanOrEqual(43)
    },
  )

  it.each([
    { says: 'the device is a day slow', issuedAt: dayMs, shopOffset: dayMs },
    { says: 'the device is a day fast', issuedAt: -dayMs, shopOffset: -dayMs },
    { says: 'the shop runs at another hour', issuedAt: 0, shopOffset: 30 * dayMs },
  ])('goes well when $says', async ({ issuedAt, shopOffset }) => {
    const iat = Math.floor((Date.now() + issuedAt) / 1000)
    const { cameBack } = provider((nonce) =>
      replyFor(nonce, { id_token: aToken(claimsFor(nonce, { iat, exp: iat + 600 })) }),
    )
    const client = aClient(shopOffset)
    expect(await client.complete(await cameBack(client))).toMatchObject({ subject: 'auth0|member' })
  })

  it('survives a reload between leaving and coming back, and leaves nothing of it behind', async () => {
    const { cameBack } = provider((nonce) => replyFor(nonce))
    const callback = await cameBack(aClient(), 'signup')
    expect(await aClient().complete(callback)).toMatchObject({ version: 'signup' })
    expect(store.length).toBe(0)
  })

  it.each(['{', '"text"', 'null', '[]', '{"id":7}'])(
    '[GRD-049] to what has become of the kept state fails as a forged one does: %s',
    async (text) => {
      const { asked, cameBack } = provider((nonce) => replyFor(nonce))
      const callback = await cameBack(aClient())
      for (const key of Object.keys({ ...store })) store.setItem(key, text)
      await expect(aClient().complete(callback)).rejects.toMatchObject({ name: 'ShopLoginError' })
      expect(asked).toHaveLength(0)
    },
  )

  it('[GRD-002] at its other address is the same exchange', async () => {
    const { cameBack } = provider((nonce) => replyFor(nonce))
    const client = aClient()
    const callback = (await cameBack(client)).replace('/entrance?', '/auth0?')
    expect(await client.complete(callback)).toMatchObject({ subject: 'auth0|member' })
  })

  it('[GRD-098] as the member that the login is for, whoever it watches over', async () => {
    const { cameBack } = provider((nonce) =>
      replyFor(nonce, {
        id_token: aToken(claimsFor(nonce, { memberCode: '12345678', mimamorareMemberCode: '97800001' })),
      }),
    )
    const client = aClient()
    const tokens = await client.complete(await cameBack(client))
    expect(tokens.subject).toBe('auth0|member')
    expect(JSON.stringify({ ...tokens, idToken: '' })).not.toContain('97800001')
  })

  it('[GRD-049] with a state that nobody sent asks the provider for nothing', async () => {
    const { asked } = provider((nonce) => replyFor(nonce))
    const forged = aClient().complete('https://shop.test/entrance?code=code-1&state=forged')
    await expect(forged).rejects.toMatchObject({ name: 'ShopLoginError', why: 'state' })
    expect(asked).toHaveLength(0)
  })

  it('[GRD-049] with a used callback asks the provider for nothing more', async () => {
    const { asked, cameBack } = provider((nonce) => replyFor(nonce))
    const client = aClient()
    const callback = await cameBack(client)
    await client.complete(callback)
    await expect(client.complete(callback)).rejects.toMatchObject({ why: 'state' })
    expect(asked).toHaveLength(1)
  })

  it.each([
    { says: 'a refused code', reply: () => ({ error: 'invalid_grant' }), status: 400, why: 'refused' },
    {
      says: 'no refresh token',
      reply: (nonce: string) => replyFor(nonce, { refresh_token: undefined }),
      why: 'refused',
    },
    { says: 'no id token', reply: (nonce: string) => replyFor(nonce, { id_token: undefined }), why: 'refused' },
    {
      says: 'an id token for another client',
      reply: (nonce: string) => replyFor(nonce, { id_token: aToken(claimsFor(nonce, { aud: 'other' })) }),
      why: 'idToken',
    },
    {
      says: 'an id token that is over by either clock',
      reply: (nonce: string) => replyFor(nonce, { id_token: aToken(claimsFor(nonce, { exp: 1_700_000_000 })) }),
      why: 'idToken',
    },
    {
      says: 'an id token of another login',
      reply: (nonce: string) => replyFor(nonce, { id_token: aToken(claimsFor(`${nonce}x`)) }),
      why: 'idToken',
    },
    {
      says: 'an id token without a nonce',
      reply: (nonce: string) => replyFor(nonce, { id_token: aToken(claimsFor(nonce, { nonce: undefined })) }),
      why: 'idToken',
    },
  ])('[GRD-052] fails with $says', async ({ reply, status = 200, why }) => {
    const { cameBack } = provider(reply, status)
    const client = aClient()
    await expect(client.complete(await cameBack(client))).rejects.toMatchObject({ name: 'ShopLoginError', why })
  })

  it('[GRD-052] fails without network', async () => {
    const { cameBack } = provider(() => ({}))
    const client = aClient()
    const callback = await cameBack(client)
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(client.complete(callback)).rejects.toMatchObject({ why: 'network' })
  })

  it('[GRD-052] fails when the provider does not answer in a quarter of a minute', async () => {
    const { cameBack } = provider(() => ({}))
    const client = aClient()
    const callback = await cameBack(client)
    const asked = new Promise<void>((resolve) => {
      globalThis.fetch = (_, init) =>
        new Promise((__, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
          resolve()
        })
    })
    jest.useFakeTimers()
    const failed = expect(client.complete(callback)).rejects.toMatchObject({ why: 'network' })
    // The hash that comes before it takes real time.
    await asked
    await jest.advanceTimersByTimeAsync(16_000)
    await failed
  })

  it('[GRD-052] fails when the provider says that the member gave up', async () => {
    const { cameBack } = provider(() => ({}))
    const client = aClient()
    const callback = (await cameBack(client)).replace('code=code-1', 'error=access_denied')
    await expect(client.complete(callback)).rejects.toMatchObject({ why: 'refused' })
  })
})
