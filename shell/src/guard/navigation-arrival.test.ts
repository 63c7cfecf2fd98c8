import { describe, expect, it } from '@jest/globals'
import { routesOf } from '@shop/shared/routes'
import { LoginError } from '../login/login-error.ts'
import { aRoute, aShop } from './testing/a-shop.ts'

describe('a link with tokens', () => {
  it('[GRD-026] logs in, then Main stands in the address bar, and one step back leaves the shop', async () => {
    const shop = await aShop('/category?a=1', { knows: ['guest', 'weeks'], begins: { linkTokens: 'both' } })
    expect([shop.shown(), shop.addresses(), shop.done]).toEqual(['/', ['/'], ['adopt web']])
    expect(shop.navigation.shown().viewMode).toBe(false)
  })

  it('[GRD-091] whose tokens are refused shows the page to whoever is here', async () => {
    const begins = { linkTokens: 'both', linkCounts: false } as const
    const shop = await aShop('/category', { knows: ['guest', 'weeks'], begins })
    expect([shop.shown(), shop.navigation.shown().viewMode, shop.done]).toEqual(['/category', true, ['adopt web']])
  })

  it('[GRD-021] of the app stays where it is, out of view mode', async () => {
    const shop = await aShop('/mobile/category', {
      knows: ['guest', 'weeks'],
      begins: { linkTokens: 'accessToken', isInApp: true },
    })
    expect([shop.shown(), shop.navigation.shown().viewMode]).toEqual(['/mobile/category', false])
    expect(shop.done).toEqual(['adopt app'])
  })
})

it('[GRD-025] tokens for a page without a twin are the app’s inside of it', async () => {
  const faq = routesOf('shell', {
    faq: aRoute('/faq', { requiredAuth: false, viewMode: false, mobileTwin: false }),
    top: aRoute('/'),
  })
  const begins = { linkTokens: 'both', isInApp: true } as const
  const shop = await aShop('/faq', { knows: ['guest', 'weeks'], begins, routes: () => faq })
  expect([shop.shown(), shop.done]).toEqual(['/mobile', ['adopt app']])
})

describe('in the app', () => {
  const visitor = { viewMode: true, week: undefined, tokens: 'none' } as const

  it('[GRD-022] view mode logs out there, once, and shows the page', async () => {
    const done: string[] = []
    let isInApp = false
    const shop = await aShop('/mobile/category?viewMode=true', {
      knows: ['guest', 'weeks'],
      link: { query: () => visitor, adopt: async () => false },
      app: {
        isInApp: () => isInApp,
        async enterAsVisitor() {
          done.push('entered')
          isInApp = true
        },
      },
    })
    expect([shop.shown(), shop.navigation.shown().viewMode, done]).toEqual(['/mobile/category', true, ['entered']])
  })

  it('[GRD-091] view mode that the app did not write is judged as if it was not there', async () => {
    let isHeard = true
    const shop = await aShop('/mobile/login-error?viewMode=true', {
      knows: ['guest', 'weeks'],
      routes: () =>
        routesOf('shell', { error: aRoute('/mobile/login-error', { requiredAuth: false, mobileTwin: false }) }),
      link: { query: () => ({ ...visitor, viewMode: isHeard }), adopt: async () => false },
      app: {
        isInApp: () => false,
        async enterAsVisitor() {
          isHeard = false
        },
      },
    })
    expect([shop.shown(), shop.said]).toEqual(['/mobile/login-error', []])
  })

  it('[GRD-024] a step to an address of the web is taken in the app', async () => {
    const shop = await aShop('/mobile', { begins: { isInApp: true } })
    await shop.navigate('/category?a=1')
    expect([shop.shown(), shop.addresses()]).toEqual(['/mobile/category', ['/mobile', '/mobile/category?a=1']])
  })

  it('[GRD-019] the order list is loaded where the route needs it, before the page is shown', async () => {
    const order = routesOf('mfe-test', { here: aRoute('/here', { mustInitOrder: true }), there: aRoute('/there') })
    const begins = { isInApp: true }
    const shop = await aShop('/mobile/here', { begins, routes: () => order })
    await shop.navigate('/mobile/there')
    expect([shop.shown(), shop.done]).toEqual(['/mobile/there', ['initOrder']])
  })

  it.each([
    { id: 'GRD-023', start: '/mobile/category', routes: ['/mobile/login-error'] },
    { id: 'GRD-039', start: '/mobile/nowhere', routes: ['/mobile/login-error'] },
  ])('[$id] $start without a token ends at MobileLoginError, and stays there', async ({ start, routes }) => {
    const table = routesOf('mfe-test', {
      top: aRoute('/'),
      category: aRoute('/category'),
      ...Object.fromEntries(
        routes.map((path) => [path, aRoute(path, { requiredAuth: false, viewMode: false, mobileTwin: false })]),
      ),
    })
    const shop = await aShop(start, { knows: ['guest', 'weeks'], routes: () => table })
    expect([shop.shown(), shop.addresses()]).toEqual(['/mobile/login-error', ['/mobile/login-error']])
    await shop.navigate('/mobile/category')
    expect(shop.shown()).toBe('/mobile/login-error')
  })
})

describe('a login that is under way', () => {
  const signup = routesOf('mfe-test', {
    todok: aRoute('/signup/todok', { requiredAuth: false, requiredIdToken: true, mobileTwin: false }),
  })

  it('[GRD-037] is begun anew, and the way back is remembered', async () => {
    const shop = await aShop('/signup/todok', {
      knows: ['guest', 'weeks'],
      routes: () => signup,
      isLoginPending: () => true,
    })
    expect([shop.done, shop.remembered, shop.shown()]).toEqual([['startLogin'], ['/signup/todok'], undefined])
  })

  it.each([
    { why: 'no network', error: new TypeError('Failed to fetch'), isOnline: false, said: 'offline' },
    { why: 'a provider that is down', error: new TypeError('Failed to fetch'), isOnline: true, said: 'loginFailed' },
    { why: 'stores that are blocked', error: new LoginError('storage'), isOnline: true, said: 'loginNotKept' },
  ])('[GRD-040] that cannot be begun for $why says $said', async ({ error, isOnline, said }) => {
    const shop = await aShop('/signup/todok', {
      knows: ['guest', 'weeks'],
      routes: () => signup,
      isLoginPending: () => true,
      begins: { isOnline },
      startLogin: () => Promise.reject(error),
    })
    expect(shop.said).toEqual([said])
  })
})
