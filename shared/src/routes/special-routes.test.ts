import { describe, expect, it } from '@jest/globals'
import { routesOf } from './route.ts'
import { isOpenToMembers, isReachedByLink, routesIn, webAddress } from './special-routes.ts'
import { noFlag } from './testing/a-visit.ts'

const routes = routesOf('shell', {
  preview: { ...noFlag, path: '/forConfirm/change/ahead/week', mobileTwin: false },
  faq: { ...noFlag, path: '/faq', mobileTwin: false },
})

describe('routes of their own kind', () => {
  it.each([
    { environment: 'preconfirm', has: ['/forConfirm/change/ahead/week', '/faq'] },
    { environment: 'production', has: ['/faq'] },
    { environment: 'staging', has: ['/faq'] },
    { environment: 'development', has: ['/faq'] },
    { environment: 'test', has: ['/faq'] },
  ] as const)('[GRD-008] $environment has $has', ({ environment, has }) => {
    expect(routesIn(environment, routes).map(({ pattern }) => pattern)).toEqual(has)
  })

  it.each(['/faqs', '/lp/app/pr/x', '/mobile/lp2', '/signup/todok', '/', '/entrances'])(
    '[GRD-035] %s is not among the public pages for members',
    (pattern) => {
      expect(isOpenToMembers(pattern)).toBe(false)
    },
  )

  it.each([
    { address: '/mobile', is: '/' },
    { address: '/mobile?a=1', is: '/?a=1' },
    { address: '/mobile/', is: '/' },
    { address: '/mobile/products/0/104001?from=/mobile#x', is: '/products/0/104001?from=/mobile#x' },
    { address: '/category?next=/mobile', is: '/category?next=/mobile' },
    { address: '/mobiles', is: '/mobiles' },
    { address: '/mobile/lp', is: undefined },
    { address: '/mobile/login-error?a=1', is: undefined },
    { address: '/mobile//elsewhere.example', is: undefined },
    { address: '/mobile/entrance', is: undefined },
    { address: '/a/mobile', is: undefined },
  ])('[GRD-083] $address of the app is $is on the web', ({ address, is }) => {
    expect(webAddress(address)).toBe(is)
  })

  it.each(['/signup', '/signups', '/orders/slipsx', '/orders', '/scroll/ordered', '/mobile/orders/slips'])(
    '[GRD-027] %s decides by whole segments',
    (pattern) => {
      expect(isReachedByLink(pattern)).toBe(pattern === '/signup')
    },
  )
})
