import { describe, expect, it } from '@jest/globals'
import { type ApiClient, ApiError } from '@shop/shared/api'
import type { SessionFact } from '@shop/shared/session'
import type { IdentityClient } from './identity-client.ts'
import { createLogin } from './login.ts'
import { LoginError } from './login-error.ts'
import { aBrowser, aProvider, aStore } from './testing/fake-browser.ts'

const memberReply = { member_code: '12345678', member_lname: '佐藤', member_fname: '花子', delivery_div: '1' }
const call = 'GET delivery/member'

/** A login over a real keeper; what leaves it is remembered in order. */
function aLogin({
  answer = async () => memberReply,
  revoke = async () => undefined,
  identity = {},
  mayRedirect = true,
}: {
  answer?: () => Promise<unknown>
  revoke?: () => Promise<void>
  identity?: Partial<IdentityClient>
  mayRedirect?: boolean
} = {}) {
  const provider = aProvider()
  const browser = aBrowser()
  const tab = browser.openTab({ endpoint: provider.endpoint })
  const told: SessionFact[] = []
  const left: string[] = []
  const came: (string | undefined)[] = []
  const session = aStore()
  const local = aStore()
  const week: { now: string | undefined } = { now: undefined }
  const login = createLogin({
    keeper: tab.keeper,
    endpoint: { ...provider.endpoint, revoke },
    api: { send: answer as ApiClient['send'] },
    tell: (fact) => void told.push(fact),
    mayEnter: ({ isWatchedOver }) => !isWatchedOver,
    session,
    local,
    currentWeek: () => week.now,
    weekSoon: async () => week.now,
    mayRedirect: () => mayRedirect,
    stop: () => void left.push('stopped'),
    loggedOutHere: () => void left.push('logged out here'),
    linkTokens: async () => async () => 'refused',
    forget: () => void left.push('nothing kept'),
    identity: async () => ({
      loginAddress: async (version, prompt) =>
        `https://identity.test/auth?for=${version}${prompt === undefined ? '' : `&prompt=${prompt}`}`,
      complete: async () => {
        const { loginId: _, generation: __, ...tokens } = provider.tokensOf(1)
        return { ...tokens, version: 'signup', isSilent: false }
      },
      ...identity,
    }),
    tokensCame: () => void came.push(tab.keeper.tokens()?.accessToken),
    leave: (address) => void left.push(address),
    logoutAddress: () => 'https://identity.test/session/end',
    randomId: () => 'random-1',
  })
  return { login, tab, browser, provider, told, left, came, session, local, week }
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

  it('[GRD-067] of somebody who may not be here tells nobody of them', async () => {
    const { login, tab, provider, told } = aLogin({ answer: async () => ({ ...memberReply, member_code: '97812345' }) })
    tab.session.write('tokens', provider.tokensOf(1))
    expect(await login.begin()).toMatchObject({ is: 'member', member: { isWatchedOver: true } })
    expect(told).toEqual([])
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
    const { login, tab, came } = aLogin()
    expect(await login.complete('https://shop.test/entrance?code=c&state=s')).toEqual({
      version: 'signup',
      returnTo: undefined,
    })
    // The first reads of the page begin with them.
    expect(came).toEqual(['access-1'])
    expect(tab.keeper.tokens()).toMatchObject({ accessToken: 'access-1', loginId: 'random-1', generation: 1 })
    expect(login.hasIdToken()).toBe(true)
  })

  it('that failed stores nothing, and keeps where to return', async () => {
    const { login, tab } = aLogin({ identity: { complete: () => Promise.reject(new Error('state')) } })
    login.remember('/favorite')
    await expect(login.complete('x')).rejects.toThrow('state')
    expect(tab.keeper.tokens()).toBeUndefined()
    const again = aLogin()
    again.session.values.set('from', JSON.stringify({ path: '/favorite' }))
    expect((await again.login.complete('x')).returnTo).toBe('/favorite')
  })
})

describe('where to return', () => {
  it('[GRD-034] [GRD-086] is kept for this tab, used once and then removed', async () => {
    const { login, session } = aLogin()
    login.remember('/products/20261201/084612?a=1#b')
    expect((await login.complete('x')).returnTo).toBe('/products/20261201/084612?a=1#b')
    expect(session.read('from')).toBeUndefined()
    expect((await login.complete('x')).returnTo).toBeUndefined()
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/entrance'])(
    '[GRD-047] is never %s, neither when kept nor when found',
    async (address) => {
      const kept = aLogin()
      kept.login.remember(address)
      expect(kept.session.values.size).toBe(0)
      const planted = aLogin()
      planted.session.write('from', { path: address })
      expect(planted.login.lookAtReturn()).toBeUndefined()
      expect((await planted.login.complete('x')).returnTo).toBeUndefined()
    },
  )

  it('[ORD-137] is read for the app as often as it is asked, and stays kept', () => {
    const { login } = aLogin()
    login.remember('/mobile/scroll/ordered/complete?orderNo=109376&orderCount=1')
    for (const _ of [1, 2])
      expect(login.lookAtReturn()).toBe('/mobile/scroll/ordered/complete?orderNo=109376&orderCount=1')
  })

  it.each([
    { address: '/mobile?viewMode=true', leads: '/mobile' },
    { address: '/mobile/search?q=%E7%89%9B&viewMode=true#list', leads: '/mobile/search?q=%E7%89%9B#list' },
  ])('[GRD-088] is $leads of $address: with view mode no token would count', ({ address, leads }) => {
    const { login } = aLogin()
    login.remember(address)
    expect(login.lookAtReturn()).toBe(leads)
  })

  it.each([
    { address: '/mobile', returnTo: '/' },
    { address: '/mobile/category?a=1#b', returnTo: '/category?a=1#b' },
    { address: '/mobile/lp', returnTo: undefined },
    { address: '/mobile/login-error?a=1', returnTo: undefined },
  ])('[GRD-083] is $returnTo on the web for $address of the app', async ({ address, returnTo }) => {
    const { login } = aLogin()
    for (const way of [async () => (await login.complete('x')).returnTo, async () => login.takeReturn()]) {
      login.remember(address)
      expect(await way()).toBe(returnTo)
    }
  })

  it.each([null, 7, '/favorite', {}, ['/favorite'], { path: 7 }])('is nothing when %j was stored', async (stored) => {
    const { login, session } = aLogin()
    session.write('from', stored)
    expect((await login.complete('x')).returnTo).toBeUndefined()
  })
})

describe('the planning week in which a page was seen', () => {
  it.each([
    { says: 'the same', seen: '202601', now: '202601', returnTo: '/products/202601/084612' },
    { says: 'another', seen: '202601', now: '202602', returnTo: undefined },
    { says: 'one that was not known then', seen: undefined, now: '202602', returnTo: '/products/202601/084612' },
    { says: 'one that is not known now', seen: '202601', now: undefined, returnTo: '/products/202601/084612' },
  ])('[GRD-084] [GRD-085] is $says: back to $returnTo', async ({ seen, now, returnTo }) => {
    const { login, week, session } = aLogin()
    const ways = [async () => (await login.complete('x')).returnTo, async () => login.takeReturn()]
    for (const way of ways) {
      week.now = seen
      login.remember('/products/202601/084612')
      week.now = now
      expect(await way()).toBe(returnTo)
      expect(session.read('from')).toBeUndefined()
    }
  })
})

describe('the flag of a union member', () => {
  it('[GRD-053] is set by a login that succeeded, and by nothing else', async () => {
    const failing = aLogin({ identity: { complete: () => Promise.reject(new Error('state')) } })
    await failing.login.complete('x').catch(() => undefined)
    expect(failing.login.isUnionMember()).toBe(false)
    const { login } = aLogin()
    await login.begin()
    expect(login.isUnionMember()).toBe(false)
    await login.complete('x')
    expect(login.isUnionMember()).toBe(true)
  })
})

describe('a browser that keeps nothing', () => {
  it('[GRD-050] is told before it leaves: state and verifier would not survive the way', async () => {
    const { login, left, session } = aLogin()
    session.isLasting = () => false
    await expect(login.start('login')).rejects.toMatchObject({ name: 'ShopLoginError', why: 'storage' })
    expect(left).toEqual([])
  })
})

describe('a login that has not come back', () => {
  it('[GRD-037] [GRD-050] is begun again as what it was', async () => {
    const { login, left } = aLogin()
    expect(login.isPending()).toBe(false)
    await login.resume()
    expect(left).toEqual([])
    await login.start('signup')
    expect(login.isPending()).toBe(true)
    await login.resume()
    expect(left).toEqual(['https://identity.test/auth?for=signup', 'https://identity.test/auth?for=signup'])
    await login.complete('x')
    expect(login.isPending()).toBe(false)
  })

  it('is over when it has failed', async () => {
    const { login } = aLogin({ identity: { complete: () => Promise.reject(new LoginError('refused')) } })
    await login.start('login')
    await login.complete('x').catch(() => undefined)
    expect(login.isPending()).toBe(false)
  })

  it('is not begun again by a page that has moved by itself too often', async () => {
    const { login, left } = aLogin({ mayRedirect: false })
    await login.start('login')
    await login.resume()
    expect(left).toEqual(['https://identity.test/auth?for=login', 'stopped'])
  })
})

describe('a login that the app goes on with', () => {
  it('[GRD-022] is forgotten here, and nobody is told', async () => {
    const { login, tab, provider, told, left } = aLogin({ revoke: () => Promise.reject(new Error('asked')) })
    tab.keeper.adopt(provider.tokensOf(1))
    login.leaveQuietly()
    expect([tab.keeper.tokens(), left, told]).toEqual([undefined, ['nothing kept'], [{ type: 'loggedOut' }]])
  })
})

describe('a login that was asked for in silence', () => {
  const nobody = { complete: () => Promise.reject(new LoginError('nobody')) }

  it('[K-28] is asked for no more once the provider knows nobody, and stays good for a tab that is only asleep', async () => {
    const { login, browser, session } = aLogin({ identity: nobody })
    browser.local.write('lastRefresh', { loginId: 'login-1', generation: 1 })
    session.write('askedInSilence', 'login-1')
    await expect(login.complete('x')).rejects.toMatchObject({ why: 'nobody' })
    expect(browser.local.read('lastRefresh')).toEqual({ loginId: 'login-1', generation: 1, isUnknown: true })
  })

  it.each([
    { says: 'another login has come meanwhile', why: 'nobody', asked: 'login-1', last: 'login-2' },
    { says: 'the provider could not say', why: 'silentFailure', asked: 'login-1', last: 'login-1' },
  ] as const)('[K-28] is asked for again where $says', async ({ why, asked, last }) => {
    const { login, browser, session } = aLogin({ identity: { complete: () => Promise.reject(new LoginError(why)) } })
    browser.local.write('lastRefresh', { loginId: last, generation: 1 })
    session.write('askedInSilence', asked)
    await expect(login.complete('x')).rejects.toMatchObject({ why })
    expect(browser.local.read('lastRefresh')).toEqual({ loginId: last, generation: 1 })
  })

  it('[K-28] leaves no note where nobody has logged in', async () => {
    const { login, browser } = aLogin({ identity: nobody })
    await expect(login.complete('x')).rejects.toMatchObject({ why: 'nobody' })
    expect(browser.local.read('lastRefresh')).toBeUndefined()
  })

  it('[K-28] is asked for again after the next login', async () => {
    const { login, browser } = aLogin()
    browser.local.write('lastRefresh', { loginId: 'login-1', generation: 1, isUnknown: true })
    await login.complete('x')
    expect(browser.local.read('lastRefresh')).toEqual({ loginId: 'random-1', generation: 1 })
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

  it('[GRD-062] without network forgets all the same, stays here, and the next login asks for the password', async () => {
    const { login, tab, provider, left, local } = aLogin({
      revoke: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    tab.keeper.adopt(provider.tokensOf(1))
    await login.logout()
    expect(tab.session.values.size).toBe(0)
    // The provider's page would be the browser's own words about a lost network.
    expect(left).toEqual(['nothing kept', 'logged out here'])
    await login.start('login')
    expect(left[2]).toBe('https://identity.test/auth?for=login&prompt=login')
    await login.complete('x')
    expect(local.values.size).toBe(0)
    await login.start('login')
    expect(left[3]).toBe('https://identity.test/auth?for=login')
  })

  it('of nobody asks the provider for nothing and leaves', async () => {
    const { login, left } = aLogin({ revoke: () => Promise.reject(new Error('asked')) })
    await login.logout()
    expect(left).toHaveLength(2)
  })
})
