import { describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import type { SessionFact } from '@shop/shared/session'
import type { IdentityClient } from './identity-client.ts'
import { createLogin } from './login.ts'
import { aBrowser, aProvider, aStore } from './testing/fake-browser.ts'

const memberReply = { member_code: '12345678', member_lname: '佐藤', member_fname: '花子', delivery_div: '1' }
const call = 'GET delivery/member'

/** A login over a real keeper; what leaves it is remembered in order. */
function aLogin({
  answer = async () => memberReply,
  revoke = async () => undefined,
  identity = {},
}: {
  answer?: () => Promise<unknown>
  revoke?: () => Promise<void>
  identity?: Partial<IdentityClient>
} = {}) {
  const provider = aProvider()
  const tab = aBrowser().openTab({ endpoint: provider.endpoint })
  const told: SessionFact[] = []
  const left: string[] = []
  const session = aStore()
  const login = createLogin({
    keeper: tab.keeper,
    endpoint: { ...provider.endpoint, revoke },
    api: { send: answer as ApiClient['send'] },
    tell: (fact) => void told.push(fact),
    session,
    forget: () => void left.push('nothing kept'),
    identity: async () => ({
      loginAddress: async (version) => `https://identity.test/auth?for=${version}`,
      complete: async () => {
        const { loginId: _, generation: __, ...tokens } = provider.tokensOf(1)
        return { ...tokens, version: 'signup' }
      },
      ...identity,
    }),
    leave: (address) => void left.push(address),
    logoutAddress: () => 'https://identity.test/session/end',
    randomId: () => 'random-1',
  })
  return { login, tab, provider, told, left, session }
}

describe('the beginning of a page', () => {
  it('without tokens has a guest', async () => {
    const { login, told } = aLogin()
    expect(await login.begin()).toEqual({ is: 'guest' })
    expect(told).toEqual([{ type: 'noToken' }])
  })

  it('[GRD-017] [GRD-051] with stored tokens has the member', async () => {
    const { login, tab, provider, told } = aLogin()
    tab.session.write('tokens', provider.tokensOf(1))
    expect(await login.begin()).toMatchObject({ is: 'member', member: { kind: 'delivery' } })
    expect(told).toEqual([
      { type: 'memberLoaded', subject: 'auth0|member', member: expect.objectContaining({ code: '12345678' }) },
    ])
  })

  it.each([
    {
      says: 'an unknown member',
      error: new ApiError('REFUSED', { call, status: 404 }),
      outcome: 'missing',
      fact: { type: 'memberMissing', subject: 'auth0|member' },
    },
    {
      says: 'a login that is over',
      error: new ApiError('LOGIN_NEEDED', { call }),
      outcome: 'ended',
      fact: { type: 'refreshRefused' },
    },
    {
      says: 'no network',
      error: new ApiError('OFFLINE', { call }),
      outcome: 'network',
      fact: { type: 'tokenExpired' },
    },
    { says: 'no answer', error: new ApiError('TIMEOUT', { call }), outcome: 'network', fact: { type: 'tokenExpired' } },
    {
      says: 'a service that is down',
      error: new ApiError('UNAVAILABLE', { call, status: 503 }),
      outcome: 'network',
      fact: { type: 'tokenExpired' },
    },
    {
      says: 'a broken answer',
      error: new ApiError('BROKEN_REPLY', { call }),
      outcome: 'network',
      fact: { type: 'tokenExpired' },
    },
    {
      says: 'a refusal of another kind',
      error: new ApiError('REFUSED', { call, status: 403 }),
      outcome: 'network',
      fact: { type: 'tokenExpired' },
    },
  ])('[GRD-054] $says: $outcome', async ({ error, outcome, fact }) => {
    const { login, tab, provider, told } = aLogin({ answer: () => Promise.reject(error) })
    tab.session.write('tokens', provider.tokensOf(1))
    expect(await login.begin()).toEqual({ is: outcome })
    expect(told).toEqual([fact])
    // Only the provider ends a login.
    expect(login.hasIdToken()).toBe(true)
  })

  it('does not hide a mistake of ours behind a lost network', async () => {
    const { login, tab, provider } = aLogin({ answer: () => Promise.reject(new RangeError('a bug')) })
    tab.session.write('tokens', provider.tokensOf(1))
    await expect(login.begin()).rejects.toThrow('a bug')
  })
})

describe('going to the provider', () => {
  it.each(['login', 'signup'] as const)('[GRD-048] leaves the shop for its page: %s', async (version) => {
    const { login, left } = aLogin()
    await login.start(version)
    expect(left).toEqual([`https://identity.test/auth?for=${version}`])
  })

  it('[GRD-051] coming back stores the tokens and tells what kind of login it was', async () => {
    const { login, tab } = aLogin()
    expect(await login.complete('https://shop.test/entrance?code=c&state=s')).toEqual({
      version: 'signup',
      returnTo: undefined,
    })
    expect(tab.keeper.tokens()).toMatchObject({ accessToken: 'access-1', loginId: 'random-1', generation: 1 })
    expect(login.hasIdToken()).toBe(true)
  })

  it('that failed stores nothing, and keeps where to return', async () => {
    const { login, tab } = aLogin({ identity: { complete: () => Promise.reject(new Error('state')) } })
    login.remember('/favorite')
    await expect(login.complete('x')).rejects.toThrow('state')
    expect(tab.keeper.tokens()).toBeUndefined()
    const again = aLogin()
    again.session.values.set('from', JSON.stringify('/favorite'))
    expect((await again.login.complete('x')).returnTo).toBe('/favorite')
  })
})

describe('where to return', () => {
  it('[GRD-034] [GRD-086] is kept for this tab, used once and then removed', async () => {
    const { login, session } = aLogin()
    login.remember('/products/20261201/084612?a=1#b')
    expect((await login.complete('x')).returnTo).toBe('/products/20261201/084612?a=1#b')
    expect(session.values.size).toBe(0)
    expect((await login.complete('x')).returnTo).toBeUndefined()
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/entrance'])(
    '[GRD-047] is never %s, neither when kept nor when found',
    async (address) => {
      const kept = aLogin()
      kept.login.remember(address)
      expect(kept.session.values.size).toBe(0)
      const planted = aLogin()
      planted.session.write('from', address)
      expect((await planted.login.complete('x')).returnTo).toBeUndefined()
    },
  )

  it.each([null, 7, {}, ['/favorite']])('is nothing when %j was stored', async (stored) => {
    const { login, session } = aLogin()
    session.write('from', stored)
    expect((await login.complete('x')).returnTo).toBeUndefined()
  })
})

describe('a refresh', () => {
  it('[GRD-032] loads the member anew', async () => {
    const { login, tab, provider, told } = aLogin()
    tab.keeper.adopt(provider.tokensOf(1, { expiresAt: 0 }))
    await login.refresh()
    expect(provider.calls()).toBe(1)
    expect(told.map(({ type }) => type)).toEqual(['memberLoaded'])
  })

  it('[GRD-058] without tokens leaves a guest', async () => {
    const { login, told } = aLogin()
    await login.refresh()
    expect(told).toEqual([{ type: 'noToken' }])
  })
})

describe('logout', () => {
  it('[GRD-062] forgets the tokens, tells it, and leaves for the provider', async () => {
    const revoked: unknown[] = []
    const { login, tab, provider, told, left } = aLogin({ revoke: async () => void revoked.push(tab.keeper.tokens()) })
    tab.keeper.adopt(provider.tokensOf(1))
    await login.logout()
    expect(told).toEqual([{ type: 'loggedOut' }])
    // The tokens were gone before anybody was asked anything.
    expect(revoked).toEqual([undefined])
    expect(left).toEqual(['nothing kept', 'https://identity.test/session/end'])
    expect(login.hasIdToken()).toBe(false)
  })

  it('[GRD-062] works without network', async () => {
    const { login, tab, provider, left } = aLogin({ revoke: () => Promise.reject(new TypeError('Failed to fetch')) })
    tab.keeper.adopt(provider.tokensOf(1))
    await login.logout()
    expect(tab.session.values.size).toBe(0)
    expect(left).toHaveLength(2)
  })

  it('of nobody asks the provider for nothing and leaves', async () => {
    const { login, left } = aLogin({ revoke: () => Promise.reject(new Error('asked')) })
    await login.logout()
    expect(left).toHaveLength(2)
  })
})
