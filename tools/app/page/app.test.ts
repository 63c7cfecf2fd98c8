import { describe, expect, it } from '@jest/globals'
import { type AppState, standard } from './address.ts'
import { type AppPorts, createApp } from './app.ts'
import type { ToWebview } from './channel.ts'
import type { LogEntry } from './log.ts'
import { depthOf, topOf } from './stack.ts'

const shopOrigin = 'http://localhost:3501'

/** The app on the ports of a device that remembers what it was told. */
async function anApp(over: Partial<AppState> = {}) {
  const opened: string[] = []
  const told: [id: number, word: ToWebview][] = []
  const entries: LogEntry[] = []
  let logins = 0
  let lastDrawn = 0
  const ports: AppPorts = {
    shopOrigin,
    host: {
      login: async (account) => {
        logins += 1
        return { accessToken: `${account}-${logins}`, idToken: `id-${logins}` }
      },
      expireTokens: async () => {},
      forward: async () => {},
      setHour: async () => ({ now: '', weeks: [] }),
    },
    now: () => '18:00:00.000',
    randomId: () => 'b1',
    // A page has as long as it takes everything else that is due.
    wait: async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    },
    tell: (id, word) => told.push([id, word]),
    log: (entry) => entries.push(entry),
    draw({ stack }, addressOf) {
      if (stack.lastId === lastDrawn) return
      lastDrawn = stack.lastId
      opened.push(addressOf(topOf(stack)?.path ?? ''))
    },
  }
  const state = { ...standard, ...over }
  const app = createApp(state, ports)
  await app.start(state)
  const topId = () => topOf(app.now().stack)?.id ?? 0
  return {
    ...{ app, opened, told, entries, topId },
    post: (type: string, payload: object) =>
      app.hear(topId(), { kind: 'posted', text: JSON.stringify({ type, payload }) }),
    moveTo: (path: string, canGoBack = false) => app.hear(topId(), { kind: 'moved', path, canGoBack }),
    refresh: () => app.hear(topId(), { kind: 'scheme', url: 'todok://refresh-token' }),
    said: () => told.flatMap(([, word]) => (word.kind === 'say' ? [JSON.parse(word.text)] : [])),
    sheet: () => app.now().native.sheet,
    depth: () => depthOf(app.now().stack),
  }
}

describe('the app around the page', () => {
  it.each([
    { over: { version: 1 }, address: '/mobile?accessToken=member-1' },
    { over: { version: 2 }, address: '/mobile?accessToken=member-1&isRenewal=true' },
    { over: { version: 3 }, address: '/mobile?isRenewal=true' },
    { over: { version: 1, account: 'visitor' }, address: '/mobile?viewMode=true' },
    { over: { version: 1, account: 'none', week: '20261202' }, address: '/mobile?planningWeekNumber=20261202' },
  ] as const)('opens $address', async ({ over, address }) => {
    expect((await anApp(over)).opened).toEqual([address])
  })

  it('answers a handshake with the tokens, and nobody else with any', async () => {
    const member = await anApp()
    await member.post('handshake', { nonce: 'n', bridge: 3 })
    expect(member.said()[0].payload).toEqual({ nonce: 'n', appBridge: 3, accessToken: 'member-1', idToken: 'id-1' })
    const visitor = await anApp({ account: 'visitor' })
    await visitor.post('handshake', { nonce: 'n', bridge: 3 })
    expect(visitor.said()[0].payload).toEqual({ nonce: 'n', appBridge: 3 })
  })

  it('ignores what came after it and what is none of the contract', async () => {
    const { app, post, entries, depth } = await anApp({ version: 1 })
    await post('navigate', { url: `${shopOrigin}/mobile/favorite`, title: '', hidesCartButton: false })
    await post('orderInit', { planningWeek: '20261201', pieces: 7 })
    await post('login', { path: 'https://evil.example' })
    expect(entries.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'invalid'])
    expect([depth(), app.now().native.cartPieces, app.now().native.sheet]).toEqual([1, undefined, undefined])
  })

  it('opens an address of the shop above, and names one of another origin', async () => {
    const { post, opened, depth, sheet } = await anApp({ version: 2 })
    await post('navigate', { url: `${shopOrigin}/mobile/favorite?a=1`, title: 'お気に入り', hidesCartButton: true })
    expect([depth(), opened[1]]).toEqual([2, '/mobile/favorite?a=1&accessToken=member-1&isRenewal=true'])
    await post('navigate', { url: 'https://localhost:3501/mobile', title: '', hidesCartButton: false })
    expect([depth(), sheet()]).toMatchObject([2, { kind: 'external', address: 'https://localhost:3501/mobile' }])
  })

  it('logs in on a sheet of its own, and opens with the tokens what the page was at', async () => {
    const { app, post, opened, sheet } = await anApp({ account: 'visitor', version: 2 })
    await post('login', { path: '/mobile/favorite' })
    expect(sheet()).toEqual({ kind: 'login', path: '/mobile/favorite' })
    await app.loginAs('family', '/mobile/favorite')
    expect(sheet()).toBeUndefined()
    expect(opened.at(-1)).toBe('/mobile/favorite?accessToken=family-1&isRenewal=true')
  })

  it('names in its address what is looked at, also after a step back and in another tab', async () => {
    const { app, post, moveTo } = await anApp()
    const address = () => app.now().state.path
    await post('navigate', { url: `${shopOrigin}/mobile/products/1`, title: '', hidesCartButton: false })
    expect(address()).toBe('/mobile/products/1')
    await moveTo('/mobile/products/2')
    expect(address()).toBe('/mobile/products/2')
    await app.back()
    expect(address()).toBe('/mobile')
    await app.move({ type: 'chooseTab', tab: 'favourites' })
    expect(address()).toBe('/mobile/favorite')
    await app.move({ type: 'chooseTab', tab: 'home' })
    expect(address()).toBe('/mobile')
  })

  it('is never stuck with a shell that takes no tokens from the handshake', async () => {
    const { post, moveTo, opened } = await anApp()
    await moveTo('/mobile/login-error')
    await post('login', { path: '/mobile' })
    expect(opened.at(-1)).toBe('/mobile?accessToken=member-2&isRenewal=true')
    await post('navigate', { url: `${shopOrigin}/mobile/favorite`, title: '', hidesCartButton: false })
    expect(opened.at(-1)).toContain('accessToken=member-2')
  })

  it.each([2, undefined])('[MOB-003] [K-136] opens the page anew for a shell of bridge %s, once', async (bridge) => {
    const { post, opened } = await anApp()
    for (const nonce of ['n', 'm']) await post('handshake', { nonce, bridge })
    expect(opened).toEqual(['/mobile?isRenewal=true', '/mobile?accessToken=member-1&isRenewal=true'])
  })

  it.each([
    { answer: 'tokens', opens: '/mobile?accessToken=member-3&isRenewal=true', sheet: undefined },
    { answer: 'refuse', opens: '/mobile?accessToken=member-2&isRenewal=true', sheet: 'login' },
  ] as const)(
    '[MOB-008] [K-136] says no $answer to a shell that would not hear it',
    async ({ answer, opens, sheet }) => {
      const old = await anApp({ refresh: answer })
      await old.moveTo('/mobile/login-error')
      await old.post('login', { path: '/mobile' })
      await old.refresh()
      expect([old.said(), old.opened.at(-1), old.sheet()?.kind]).toEqual([[], opens, sheet])
    },
  )

  it.each(['refuse', 'silence'] as const)(
    'asks for a login after %s, and keeps tokens out of addresses',
    async (answer) => {
      const { app, refresh, post, moveTo, opened, sheet } = await anApp({ refresh: answer })
      await refresh()
      await moveTo('/mobile/login-error')
      await post('login', { path: '/mobile/favorite' })
      expect([opened, sheet()]).toEqual([['/mobile?isRenewal=true'], { kind: 'login', path: '/mobile/favorite' }])
      await app.loginAs('member', '/mobile/favorite')
      expect(opened.at(-1)).toBe('/mobile/favorite?isRenewal=true')
    },
  )

  it.each([
    { over: { version: 3 }, says: ['tokens'], opens: 1, asks: false },
    { over: { version: 2 }, says: [], opens: 2, asks: false },
    { over: { version: 3, refresh: 'refuse' }, says: ['tokensRefused'], opens: 1, asks: false },
    { over: { version: 2, refresh: 'refuse' }, says: [], opens: 1, asks: true },
    { over: { version: 3, refresh: 'silence' }, says: [], opens: 1, asks: false },
  ] as const)('answers to a page that asks for new tokens: $over', async ({ over, says, opens, asks }) => {
    const { refresh, said, opened, sheet } = await anApp(over)
    await refresh()
    expect(said().map(({ type }) => type)).toEqual([...says])
    expect([opened.length, sheet()?.kind === 'login']).toEqual([opens, asks])
  })

  it.each([
    { answer: true, depth: 2 },
    { answer: false, depth: 1 },
    { answer: undefined, depth: 1 },
  ])(
    'asks the page first when the button is pressed, or a swipe would close it: $answer',
    async ({ answer, depth }) => {
      const one = await anApp()
      await one.app.move({ type: 'push', path: '/mobile/favorite', title: '', hidesCartButton: false })
      const pressed = answer === false ? one.app.swipeBack() : one.app.back()
      if (answer !== undefined) await one.post('backDone', { id: 'b1', isHandled: answer })
      await pressed
      expect([one.said()[0], one.depth()]).toEqual([{ type: 'back', payload: { id: 'b1' } }, depth])
    },
  )

  it('goes back in the page by a swipe, and then to the webview below', async () => {
    const { app, moveTo, told, depth, topId } = await anApp({ version: 2 })
    await app.move({ type: 'push', path: '/mobile/favorite', title: '', hidesCartButton: false })
    await moveTo('/mobile/favorite/category', true)
    await app.swipeBack()
    expect([told.at(-1), depth()]).toEqual([[topId(), { kind: 'goBack' }], 2])
    await moveTo('/mobile/favorite', false)
    await app.swipeBack()
    expect([depth(), app.now().state.path]).toEqual([1, '/mobile'])
  })

  it('opens nothing without a network, and says so', async () => {
    const { app, depth, sheet } = await anApp()
    app.set({ network: 'off' })
    await app.move({ type: 'push', path: '/mobile/favorite', title: '', hidesCartButton: false })
    expect([depth(), sheet()?.kind]).toEqual([1, 'alert'])
  })

  it('shows in its own bars what the page tells', async () => {
    const { app, post, sheet } = await anApp()
    await post('orderInit', { planningWeek: '20261201', pieces: 7 })
    await post('searchKeyword', { keyword: '牛乳' })
    await post('searchHistory', { keywords: ['牛乳', '卵'] })
    await post('favouriteChanged', { orderNumber: '123456', isFavourite: false })
    const { cartPieces, keyword, history, favourite } = app.now().native
    expect([cartPieces, keyword, history, favourite]).toEqual([7, '牛乳', ['牛乳', '卵'], '123456 解除'])
    await post('error', { status: 503, errorStatus: 'CSP90009', message: '混み合っています' })
    expect(sheet()).toEqual({ kind: 'alert', title: 'エラー 503 CSP90009', text: '混み合っています' })
    await post('showCart', { path: '/mobile/cart/ordered?mode=inputNumber' })
    expect(app.now().stack.tab).toBe('cart')
  })
})
