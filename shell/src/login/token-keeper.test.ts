import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aBrowser, aProvider, aStore } from './testing/fake-browser.ts'
import { accessOf, loggedIn, settled, times } from './testing/logged-in.ts'
import { createTokenKeeper } from './token-keeper.ts'

describe('a storm of refreshes', () => {
  it.each([
    { says: 'the channel is quicker than the lock', channelMs: 0, lockMs: 2, answerMs: 1 },
    { says: 'the lock is quicker than the channel', channelMs: 4, lockMs: 0, answerMs: 0 },
  ])(
    '[GRD-061] 8 tabs × 5 callers × 25 rounds, one request a round: $says',
    async ({ channelMs, lockMs, answerMs }) => {
      const { tabs, provider } = loggedIn(8, aProvider({ answerMs }), { channelMs, lockMs })
      await settled()
      for (let round = 1; round <= 25; round += 1) {
        const refused = `access-${round}`
        const answers = await Promise.all(tabs.flatMap(({ keeper }) => times(5, () => keeper.refreshedToken(refused))))
        expect(new Set(answers)).toEqual(new Set([`access-${round + 1}`]))
        expect(provider.calls()).toBe(round)
        await settled(channelMs + 1)
      }
      expect(tabs.flatMap((tab) => tab.ended)).toEqual([])
      expect(provider.isRevoked()).toBe(false)
    },
  )

  it('[GRD-061] is one request too when the tokens run out by the clock', async () => {
    const provider = aProvider()
    const { tabs } = loggedIn(8, provider)
    await settled()
    const stale = provider.tokensOf(1, { expiresAt: Date.now() + 29_000 })
    for (const { keeper } of tabs) keeper.adopt(stale)
    await settled()
    const answers = await Promise.all(tabs.flatMap(({ keeper }) => times(5, () => keeper.accessToken())))
    expect(new Set(answers)).toEqual(new Set(['access-2']))
    expect(provider.calls()).toBe(1)
  })

  it('a caller whose refused token was replaced already gets the new one without asking', async () => {
    const { tabs, provider } = loggedIn(1)
    const [tab] = tabs
    await tab?.keeper.refreshedToken('access-1')
    expect(await tab?.keeper.refreshedToken('access-1')).toBe('access-2')
    expect(provider.calls()).toBe(1)
  })

  it('a token with more than half a minute left is used as it is', async () => {
    const { tabs, provider } = loggedIn(1)
    expect(await tabs[0]?.keeper.accessToken()).toBe('access-1')
    expect(provider.calls()).toBe(0)
  })
})

describe('a tab that holds the lock', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('lets the others go on when it dies before its request has arrived', async () => {
    const browser = aBrowser()
    const provider = aProvider()
    const dying = browser.openTab({ endpoint: { ...provider.endpoint, refresh: () => new Promise(() => undefined) } })
    const others = times(3, () => browser.openTab({ endpoint: provider.endpoint }))
    for (const tab of [dying, ...others]) tab.keeper.adopt(provider.tokensOf(1))
    await jest.advanceTimersByTimeAsync(10)
    void dying.keeper.refreshedToken('access-1')
    const answers = Promise.all(others.map(({ keeper }) => keeper.refreshedToken('access-1')))
    await jest.advanceTimersByTimeAsync(100)
    dying.close()
    await jest.advanceTimersByTimeAsync(100)
    expect(await answers).toEqual(['access-2', 'access-2', 'access-2'])
    expect(provider.calls()).toBe(1)
  })

  it('is waited for 8 seconds while it sleeps, then one of the others goes on for all of them', async () => {
    const browser = aBrowser()
    const provider = aProvider()
    let thaw: (tokens: undefined) => void = () => undefined
    const frozen = browser.openTab({
      endpoint: {
        ...provider.endpoint,
        refresh: () =>
          new Promise((resolve) => {
            thaw = resolve
          }),
      },
    })
    const others = times(7, () => browser.openTab({ endpoint: provider.endpoint }))
    for (const tab of [frozen, ...others]) tab.keeper.adopt(provider.tokensOf(1))
    await jest.advanceTimersByTimeAsync(10)
    const asleep = frozen.keeper.refreshedToken('access-1')
    await jest.advanceTimersByTimeAsync(1)
    frozen.sleep()
    const answers = Promise.all(others.flatMap(({ keeper }) => times(5, () => keeper.refreshedToken('access-1'))))
    await jest.advanceTimersByTimeAsync(7900)
    expect(provider.calls()).toBe(0)
    await jest.advanceTimersByTimeAsync(1000)
    expect(new Set(await answers)).toEqual(new Set(['access-2']))
    expect(provider.calls()).toBe(1)

    // It wakes up, and its request comes too late: the provider refuses the spent token.
    thaw(undefined)
    await jest.advanceTimersByTimeAsync(1)
    frozen.wake()
    await jest.advanceTimersByTimeAsync(100)
    expect(await asleep).toBe('access-2')
    expect([frozen, ...others].flatMap((tab) => tab.ended)).toEqual([])
    expect(accessOf(others)).toEqual(times(7, () => 'access-2'))
  })

  it('sends no second request when its own takes too long', async () => {
    const provider = aProvider()
    const browser = aBrowser()
    let calls = 0
    const tab = browser.openTab({
      endpoint: {
        ...provider.endpoint,
        refresh() {
          calls += 1
          return Promise.reject(new DOMException('too late', 'TimeoutError'))
        },
      },
    })
    tab.keeper.adopt(provider.tokensOf(1))
    await expect(tab.keeper.refreshedToken('access-1')).rejects.toThrow('too late')
    expect(calls).toBe(1)
    expect(tab.ended).toEqual([])
  })
})

describe('a browser that lacks something', () => {
  const provider = aProvider()
  const alone = (locks: LockManager | undefined) => {
    const keeper = createTokenKeeper({
      session: aStore(),
      local: aStore(),
      channel: undefined,
      locks,
      endpoint: provider.endpoint,
      now: () => Date.now(),
      ended: () => undefined,
      forget: () => undefined,
      switched: () => undefined,
    })
    return keeper
  }

  it('sends one request for all callers of the tab without locks and channel', async () => {
    const before = provider.calls()
    const keeper = alone(undefined)
    keeper.adopt(provider.tokensOf(1))
    const answers = await Promise.all(times(20, () => keeper.refreshedToken('access-1')))
    expect(new Set(answers).size).toBe(1)
    expect(provider.calls() - before).toBe(1)
  })

  it('refreshes without locks where it may not use them', async () => {
    const request = () => Promise.reject(new DOMException('not here', 'SecurityError'))
    const keeper = alone({ request } as unknown as LockManager)
    keeper.adopt(provider.tokensOf(2))
    expect(await keeper.refreshedToken('access-2')).toBe('access-3')
  })
})
