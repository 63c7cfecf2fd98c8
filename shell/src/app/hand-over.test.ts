import { describe, expect, it } from '@jest/globals'
import { matchRoute } from '@shop/shared/routes'
import { everyRoute } from '../guard/testing/declared-routes.ts'
import { handOver } from './hand-over.ts'

const origin = 'https://shop.test'
const handed = (to: string, { entryPoint = '/mobile', shown = '' } = {}) => {
  const url = new URL(to, origin)
  return handOver({ url, match: matchRoute(everyRoute, url.pathname), origin, entryPoint, shown: shown || entryPoint })
}
const navigate = (to: string, title: string, hidesCartButton: boolean) => ({
  type: 'navigate',
  payload: { url: new URL(to, origin).href, title, hidesCartButton },
})

describe('a move inside of the app', () => {
  it.each([
    { to: '/mobile/category', entryPoint: '/mobile/search', hides: false },
    { to: '/mobile', entryPoint: '/mobile/category', hides: false },
    { to: '/mobile/search/results?searchWord=%E7%89%9B%E4%B9%B3#a', entryPoint: '/mobile', hides: false },
    { to: '/mobile/points/history', entryPoint: '/mobile', hides: undefined },
  ])('[MOB-001] to $to goes to the app with its whole address', ({ to, entryPoint, hides }) => {
    const match = matchRoute(everyRoute, new URL(to, origin).pathname)
    const message = handed(to, { entryPoint })
    expect(message).toMatchObject({ type: 'navigate', payload: { url: `${origin}${to}` } })
    expect(message?.payload).toMatchObject({
      hidesCartButton: hides ?? match?.route.declaration.mustInitOrder !== true,
    })
  })

  it('[MOB-001] the title of a search has its word', () => {
    expect(handed('/mobile/search/results?searchWord=%E7%89%9B%E4%B9%B3')?.payload).toMatchObject({
      title: expect.stringContaining('「牛乳」'),
    })
  })

  it('[GRD-094] [MOB-001] every twin of the route table is handed over, with a button of the cart where it orders', () => {
    const twins = everyRoute.filter(({ entry, declaration }) => entry === 'app' && declaration.path !== '/cart/ordered')
    expect(twins.length).toBeGreaterThan(20)
    for (const { pattern, declaration } of twins) {
      const path = pattern.replace(/:planningWeekNumber/, '20261201').replace(/:[^/]+/g, 'a')
      const message = handed(path, { entryPoint: '/mobile/elsewhere' })
      expect(message?.payload).toMatchObject({
        url: `${origin}${path}`,
        hidesCartButton: !declaration.mustInitOrder,
      })
    }
  })

  it.each([
    { to: '/mobile/cart/ordered', path: '/mobile/cart/ordered' },
    { to: '/mobile/cart/ordered?mode=inputNumber', path: '/mobile/cart/ordered?mode=inputNumber' },
  ])('[MOB-004] [MOB-005] to the list of what is ordered shows the cart: $to', ({ to, path }) => {
    expect(handed(to)).toEqual({ type: 'showCart', payload: { path } })
  })

  it.each([
    { says: 'the entry point', to: '/mobile?a=1', entryPoint: '/mobile' },
    { says: 'the entry point with a slash', to: '/mobile/', entryPoint: '/mobile' },
    { says: 'another query of the page on show', to: '/mobile/category?sort=3', shown: '/mobile/category' },
    { says: 'an address without a twin', to: '/faq' },
    { says: 'an address that nobody declared', to: '/mobile/nowhere' },
  ])('[MOB-002] [GRD-025] stays in the page: $says', ({ to, ...where }) => {
    expect(handed(to, where)).toBeUndefined()
  })

  it('[MOB-005] to another origin goes to the app as well, without its cart', () => {
    expect(handed('https://partner.test/a?b=1')).toEqual(navigate('https://partner.test/a?b=1', 'partner.test', true))
  })
})
