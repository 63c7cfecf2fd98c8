import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aBrowser, aProvider, aStore } from './testing/fake-browser.ts'
import { accessOf, loggedIn, settled, times } from './testing/logged-in.ts'
import type { TokenKeeper } from './token-keeper.ts'
import type { Tokens } from './tokens.ts'

afterEach(() => void jest.useRealTimers())

describe('what ends a login', () => {
  it('[GRD-057] a refusal ends it in every tab, once', async () => {
    const { tabs, provider, browser } = loggedIn(3)
    await settled()
    provider.revoke()
    expect(await tabs[0]?.keeper.refreshedToken('access-1')).toBeUndefined()
    await settled()
    expect(tabs.map((tab) => tab.ended)).toEqual([['refused'], ['refused'], ['refused']])
    // The same member logs in again and goes on where they were.
    expect(tabs.map((tab) => tab.forgotten)).toEqual([0, 0, 0])
    expect(accessOf(tabs)).toEqual([undefined, undefined, undefined])
    expect(tabs.flatMap((tab) => [...tab.session.values])).toEqual([])
    expect(JSON.stringify([...browser.local.values])).not.toContain('refresh-')
  })

  it('the network does not', async () => {
    const provider = aProvider()
    const browser = aBrowser()
    let isOnline = false
    const tab = browser.openTab({
      endpoint: {
        ...provider.endpoint,
        refresh: (tokens) =>
          isOnline ? provider.endpoint.refresh(tokens) : Promise.reject(new TypeError('Failed to fetch')),
      },
    })
    tab.keeper.adopt(provider.tokensOf(1))
    const answers = await Promise.allSettled(times(5, () => tab.keeper.refreshedToken('access-1')))
    expect(answers.map(({ status }) => status)).toEqual(times(5, () => 'rejected'))
    expect(tab.keeper.tokens()?.refreshToken).toBe('refresh-1')
    isOnline = true
    expect(await tab.keeper.refreshedToken('access-1')).toBe('access-2')
    expect(tab.ended).toEqual([])
  })

  it('[GRD-062] a logout does, in the other tabs too, and leaves no token behind', async () => {
    const { tabs, browser } = loggedIn(3)
    await settled()
    tabs[0]?.keeper.end()
    await settled()
    expect(tabs.map((tab) => tab.ended)).toEqual([[], ['loggedOut'], ['loggedOut']])
    // The login takes away what the tab of the logout had kept.
    expect(tabs.map((tab) => tab.forgotten)).toEqual([0, 1, 1])
    expect(tabs.flatMap((tab) => [...tab.session.values])).toEqual([])
    expect([...browser.local.values.values()].join()).not.toMatch(/access|refresh-|id-/)
    expect(await tabs[1]?.keeper.accessToken()).toBeUndefined()
    expect(await tabs[1]?.keeper.refreshedToken('access-1')).toBeUndefined()
  })

  it('a logout wins over a refresh that is under way', async () => {
    const { tabs } = loggedIn(1, aProvider({ answerMs: 20 }))
    const [tab] = tabs
    const refreshing = tab?.keeper.refreshedToken('access-1')
    await settled(5)
    tab?.keeper.end()
    expect(await refreshing).toBeUndefined()
    expect(tab?.keeper.tokens()).toBeUndefined()
    expect(tab?.session.values.size).toBe(0)
  })

  it('a logout reaches a tab that was being reloaded at that moment', async () => {
    const { browser, tabs, provider } = loggedIn(2)
    await settled()
    const [reloading, other] = tabs
    reloading?.close()
    other?.keeper.end()
    await settled()
    const reloaded = browser.openTab({ endpoint: provider.endpoint }, reloading?.session)
    expect(await reloaded.keeper.restore()).toBeUndefined()
    expect(reloaded.session.values.size).toBe(0)
    expect(reloaded.forgotten).toBe(1)
  })

  it('a logout reaches a tab that slept through it', async () => {
    const { tabs, provider } = loggedIn(2)
    await settled()
    const [sleeping, other] = tabs
    sleeping?.sleep()
    other?.keeper.end()
    await settled()
    expect(await sleeping?.keeper.refreshedToken('access-1')).toBeUndefined()
    expect([sleeping?.ended, sleeping?.forgotten]).toEqual([['loggedOut'], 1])
    expect(provider.calls()).toBe(0)
  })

  it('a login after the logout is a new one', async () => {
    const { tabs, provider, browser } = loggedIn(1)
    tabs[0]?.keeper.end()
    tabs[0]?.keeper.adopt(provider.tokensOf(1, { loginId: 'login-2' }))
    const reloaded = browser.openTab({ endpoint: provider.endpoint }, tabs[0]?.session)
    expect((await reloaded.keeper.restore())?.loginId).toBe('login-2')
  })
})

describe('tokens of this tab', () => {
  it('are kept in its own store and never in the one of the browser', async () => {
    const { tabs, browser, tokens } = loggedIn(1)
    expect(tabs[0]?.session.read('tokens')).toEqual(tokens)
    await tabs[0]?.keeper.refreshedToken('access-1')
    expect(tabs[0]?.session.read('tokens')).toMatchObject({ accessToken: 'access-2', generation: 2 })
    const shared = JSON.stringify([...browser.local.values])
    for (const secret of ['access-', 'refresh-', 'id-', 'auth0', '12345678']) expect(shared).not.toContain(secret)
  })

  it('come back after a reload', async () => {
    const { tabs, browser, provider, tokens } = loggedIn(1)
    tabs[0]?.close()
    const reloaded = browser.openTab({ endpoint: provider.endpoint }, tabs[0]?.session)
    expect(await reloaded.keeper.restore()).toEqual(tokens)
  })

  it.each([
    null,
    0,
    'text',
    [],
    {},
    { accessToken: 'a' },
    { ...aProvider().tokensOf(1), refreshToken: '' },
    { ...aProvider().tokensOf(1), subject: 7 },
    { ...aProvider().tokensOf(1), expiresAt: null },
    { ...aProvider().tokensOf(1), generation: 1.5 },
    { ...aProvider().tokensOf(1), loginId: undefined },
  ])('that are not whole are no tokens: %j', async (stored) => {
    const session = aStore()
    session.write('tokens', stored)
    const tab = aBrowser().openTab({ endpoint: aProvider().endpoint }, session)
    expect(await tab.keeper.restore()).toBeUndefined()
    expect(await tab.keeper.accessToken()).toBeUndefined()
    expect(session.values.size).toBe(0)
  })

  it.each([{ last: 'text' }, { last: { loginId: 1 } }, { last: { loginId: 'x', generation: 'y' } }, { last: null }])(
    'do not suffer from a broken mark of the last refresh: $last',
    async ({ last }) => {
      const { tabs, browser, provider, tokens } = loggedIn(1)
      browser.local.write('lastRefresh', last)
      const reloaded = browser.openTab({ endpoint: provider.endpoint }, tabs[0]?.session)
      expect(await reloaded.keeper.restore()).toEqual(tokens)
    },
  )
})

describe('a new tab', () => {
  it('gets the tokens of an open one', async () => {
    const { browser, provider, tokens } = loggedIn(2)
    await settled()
    const fresh = browser.openTab({ endpoint: provider.endpoint })
    expect(await fresh.keeper.restore()).toEqual(tokens)
    expect(fresh.session.read('tokens')).toEqual(tokens)
  })

  const restoring = (keeper: TokenKeeper) => {
    const result: { tokens: Tokens | 'waiting' | undefined } = { tokens: 'waiting' }
    void keeper.restore().then((tokens) => {
      result.tokens = tokens
    })
    return result
  }

  it('waits 300 milliseconds for them and no longer', async () => {
    const { browser, provider, tabs } = loggedIn(1)
    tabs[0]?.close()
    jest.useFakeTimers()
    const result = restoring(browser.openTab({ endpoint: provider.endpoint }).keeper)
    await jest.advanceTimersByTimeAsync(299)
    expect(result.tokens).toBe('waiting')
    await jest.advanceTimersByTimeAsync(1)
    expect(result.tokens).toBeUndefined()
  })

  it('of a browser where nobody is logged in waits for nothing', async () => {
    jest.useFakeTimers()
    const result = restoring(aBrowser().openTab({ endpoint: aProvider().endpoint }).keeper)
    await jest.advanceTimersByTimeAsync(0)
    expect(result.tokens).toBeUndefined()
  })

  it('that was duplicated takes the newer tokens in place of its copy', async () => {
    const { browser, provider, tabs } = loggedIn(1)
    const copy = aStore(new Map(tabs[0]?.session.values))
    await tabs[0]?.keeper.refreshedToken('access-1')
    const duplicate = browser.openTab({ endpoint: provider.endpoint }, copy)
    expect((await duplicate.keeper.restore())?.accessToken).toBe('access-2')
    expect(await duplicate.keeper.refreshedToken('access-2')).toBe('access-3')
    expect(provider.isRevoked()).toBe(false)
  })
})

describe('somebody else', () => {
  it('who logs in in another tab takes over every tab, and each is told', async () => {
    const { tabs, provider } = loggedIn(3)
    await settled()
    tabs[0]?.keeper.adopt(provider.tokensOf(1, { subject: 'auth0|other', loginId: 'login-2', accessToken: 'other-1' }))
    await settled()
    expect(accessOf(tabs)).toEqual(['other-1', 'other-1', 'other-1'])
    expect(tabs.map((tab) => tab.switches)).toEqual([0, 1, 1])
    expect(tabs.map((tab) => tab.forgotten)).toEqual([0, 1, 1])
  })

  it('is not the same member who logs in again', async () => {
    const { tabs, provider } = loggedIn(2)
    await settled()
    tabs[0]?.keeper.adopt(provider.tokensOf(1, { loginId: 'login-2', accessToken: 'again-1' }))
    await settled()
    expect(accessOf(tabs)).toEqual(['again-1', 'again-1'])
    expect(tabs.flatMap((tab) => [tab.switches, tab.forgotten])).toEqual([0, 0, 0, 0])
  })

  it('who logged in while this tab slept is not refreshed away', async () => {
    const { tabs, provider } = loggedIn(2)
    await settled()
    const [sleeping, other] = tabs
    sleeping?.sleep()
    other?.keeper.adopt(provider.tokensOf(1, { subject: 'auth0|other', loginId: 'login-2', accessToken: 'other-1' }))
    await settled()
    sleeping?.wake()
    expect(await sleeping?.keeper.refreshedToken('access-1')).toBe('other-1')
    expect(provider.calls()).toBe(0)
    expect(sleeping?.switches).toBe(1)
  })

  it('does not reach a tab of a visitor by itself', async () => {
    const { browser, provider, tabs } = loggedIn(1)
    const visitor = browser.openTab({ endpoint: provider.endpoint })
    tabs[0]?.keeper.adopt(provider.tokensOf(2))
    await settled()
    expect(visitor.keeper.tokens()).toBeUndefined()
  })
})

describe('a new tab whose greeting is answered late', () => {
  beforeEach(() => void jest.useFakeTimers())

  /** A tab beside one that hears and is heard this much later. */
  async function openBeside(channelMs: number) {
    const { browser, provider, tokens, tabs } = loggedIn(1, aProvider(), { channelMs })
    const late = browser.openTab({ endpoint: provider.endpoint })
    const restored = late.keeper.restore()
    await jest.advanceTimersByTimeAsync(300)
    expect(await restored).toBeUndefined()
    return { late, tokens, first: tabs[0] }
  }

  it('is loaded anew with the login', async () => {
    const { late, tokens } = await openBeside(400)
    await jest.advanceTimersByTimeAsync(600)
    expect(late.switches).toBe(1)
    expect(late.session.read('tokens')).toEqual(tokens)
  })

  it('is left alone by tokens that come when nobody waits any more', async () => {
    const { late } = await openBeside(6000)
    await jest.advanceTimersByTimeAsync(13_000)
    expect(late.switches).toBe(0)
    expect(late.keeper.tokens()).toBeUndefined()
  })

  it('is left alone after a logout', async () => {
    const { late, first } = await openBeside(400)
    first?.keeper.end()
    await jest.advanceTimersByTimeAsync(2000)
    expect(late.switches).toBe(0)
    expect(late.keeper.tokens()).toBeUndefined()
  })
})
