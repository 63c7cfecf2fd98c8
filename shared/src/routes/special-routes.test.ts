import { describe, expect, it } from '@jest/globals'
import { routesOf } from './route.ts'
import { isOpenToMembers, isReachedByLink, routesIn } from './special-routes.ts'
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

  it.each(['/signup', '/signups', '/orders/slipsx', '/orders', '/scroll/ordered', '/mobile/orders/slips'])(
    '[GRD-027] %s decides by whole segments',
    (pattern) => {
      expect(isReachedByLink(pattern)).toBe(pattern === '/signup')
    },
  )
})
