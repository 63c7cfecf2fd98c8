import { describe, expect, it } from '@jest/globals'
import { aRoute } from '@shop/shared/testing/builders'
import { href } from './href.ts'
import { entryOf, matchRoute, mobilePath, type Route, type RouteDeclaration, routesOf } from './route.ts'

const aDeclaration = (path: string, mobileTwin = false): RouteDeclaration => aRoute(path, { mobileTwin })
const table = (...paths: string[]): Route[] =>
  routesOf('mfe-test', Object.fromEntries(paths.map((path) => [path, aDeclaration(path)])))

describe('a path and its route', () => {
  const product = '/products/:planningWeekNumber/:orderNumber/:from?/:trackingId?'

  it.each([
    { path: '/products/20261201/084612', params: { planningWeekNumber: '20261201', orderNumber: '084612' } },
    {
      path: '/products/20261201/084612/search',
      params: { planningWeekNumber: '20261201', orderNumber: '084612', from: 'search' },
    },
    {
      path: '/products/20261201/084612/search/t%2F1',
      params: { planningWeekNumber: '20261201', orderNumber: '084612', from: 'search', trackingId: 't/1' },
    },
    { path: '/products/20261201/084612/', params: { planningWeekNumber: '20261201', orderNumber: '084612' } },
    { path: '/products/20261201', params: undefined },
    { path: '/products/20261201/084612/search/t/more', params: undefined },
    { path: '/Products/20261201/084612', params: undefined },
  ])('[CAT-006] $path has the params $params', ({ path, params }) => {
    expect(matchRoute(table(product), path)?.params).toEqual(params)
  })

  it.each([
    {
      says: 'fixed beats a parameter',
      patterns: ['/category/:code', '/category/all'],
      path: '/category/all',
      wins: '/category/all',
    },
    {
      says: 'in whatever order',
      patterns: ['/category/all', '/category/:code'],
      path: '/category/all',
      wins: '/category/all',
    },
    {
      says: 'a parameter catches the rest',
      patterns: ['/category/all', '/category/:code'],
      path: '/category/01',
      wins: '/category/:code',
    },
    {
      says: 'fixed early beats fixed late',
      patterns: ['/:a/detail', '/faq/:title'],
      path: '/faq/detail',
      wins: '/faq/:title',
    },
    {
      says: 'a parameter beats an optional one',
      patterns: ['/faq/:title?', '/faq/:title'],
      path: '/faq/a',
      wins: '/faq/:title',
    },
    {
      says: 'fixed beats optional ones that are not there',
      patterns: ['/:a?/:b?/:c?', '/search'],
      path: '/search',
      wins: '/search',
    },
    { says: 'the root is the root', patterns: ['/', '/:a?'], path: '/', wins: '/' },
    { says: 'fewer beats more that are not there', patterns: ['/faq/:a?', '/faq'], path: '/faq', wins: '/faq' },
  ])('$says: $path is $wins', ({ patterns, path, wins }) => {
    expect(matchRoute(table(...patterns), path)?.route.pattern).toBe(wins)
    expect(matchRoute(table(...patterns.toReversed()), path)?.route.pattern).toBe(wins)
  })

  it.each(['/category/%E0%A4%A', '/category/%', '/category/%zz', '/category/%C0%80'])(
    'an address that cannot be decoded is nobody’s: %s',
    (path) => {
      expect(matchRoute(table('/category/:code'), path)).toBeUndefined()
    },
  )

  it.each([
    { path: '/category/%E7%89%9B%E4%B9%B3', code: '牛乳' },
    { path: '/category/__proto__', code: '__proto__' },
    { path: '/category/%2e%2e', code: '..' },
  ])('$path is decoded once: $code', ({ path, code }) => {
    expect(matchRoute(table('/category/:code'), path)?.params).toEqual({ code })
  })

  it('[GRD-039] an address that nobody declared has no route', () => {
    expect(matchRoute(table('/category'), '/categories')).toBeUndefined()
    expect(matchRoute([], '/')).toBeUndefined()
  })
})

describe('twins', () => {
  it.each([
    { path: '/', twin: '/mobile' },
    { path: '/cart/ordered', twin: '/mobile/cart/ordered' },
  ])('[MOB-021] of $path is $twin', ({ path, twin }) => {
    expect(mobilePath(path)).toBe(twin)
  })

  it('[MOB-021] stand in the table beside their route, with its owner, name and flags', () => {
    const declarations = { cart: aDeclaration('/cart/ordered', true), entrance: aDeclaration('/entrance') }
    const routes = routesOf('mfe-ordering', declarations)
    expect(routes.map(({ pattern, entry, name, owner }) => [pattern, entry, name, owner])).toEqual([
      ['/cart/ordered', 'web', 'cart', 'mfe-ordering'],
      ['/mobile/cart/ordered', 'app', 'cart', 'mfe-ordering'],
      ['/entrance', 'web', 'entrance', 'mfe-ordering'],
    ])
    expect(routes[1]?.declaration).toBe(declarations.cart)
  })

  it('[GRD-018] a route of the app alone is one of the app', () => {
    expect(routesOf('m', { barcode: aDeclaration('/mobile/search/barcode') })[0]?.entry).toBe('app')
  })

  it.each([
    { path: '/mobile', entry: 'app' },
    { path: '/mobile/', entry: 'app' },
    { path: '/mobile/cart/ordered', entry: 'app' },
    { path: '/', entry: 'web' },
    { path: '/cart/ordered', entry: 'web' },
    { path: '/mobiles', entry: 'web' },
    { path: '/automobile', entry: 'web' },
  ] as const)('[GRD-018] $path is an entry from the $entry', ({ path, entry }) => {
    expect(entryOf(path)).toBe(entry)
  })
})

describe('addresses that the domains publish', () => {
  it.each([
    { says: 'the top', address: href.top(), is: '/' },
    { says: 'a category with all below it', address: href.categoryProducts('01'), is: '/category/01/0/0/-1' },
    { says: 'a sorted one', address: href.categoryProducts('01', '02', '03', '-3'), is: '/category/01/02/03/-3' },
    { says: 'a product', address: href.product('0', '104612' as never), is: '/products/0/104612' },
    { says: 'a limited product', address: href.product('0', '084612' as never), is: '/limited/products/0/084612' },
    {
      says: 'a limited product, by where one comes from',
      address: href.product('0', '089800' as never, 'limitedProduct', '3051-2'),
      is: '/limited/products/0/089800/limitedProduct',
    },
    {
      says: 'a product, by where one comes from',
      address: href.product('0', '104612' as never, 'search'),
      is: '/products/0/104612/search',
    },
    { says: 'a search for nothing yet', address: href.searchPrompt(), is: '/search' },
    { says: 'a sorted search', address: href.searchResults('a', '-3'), is: '/search/results?searchWord=a&sort=-3' },
    {
      says: 'a search',
      address: href.searchResults('牛乳 & パン'),
      is: '/search/results?searchWord=%E7%89%9B%E4%B9%B3%20%26%20%E3%83%91%E3%83%B3',
    },
    { says: 'order by number', address: href.orderNumberInput(), is: '/cart/ordered?mode=inputNumber' },
  ])('$says: $is', ({ address, is }) => {
    expect(address).toBe(is)
  })

  it('a code of a category cannot leave its segment', () => {
    expect(href.categoryProducts('../..', '?x', '#y')).toBe('/category/..%2F../%3Fx/%23y/-1')
  })
})
