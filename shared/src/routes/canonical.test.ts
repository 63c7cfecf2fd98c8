import { describe, expect, it } from '@jest/globals'
import { canonicalPath } from './canonical.ts'
import { membersAndVisitors, membersOnly } from './kinds.ts'
import { matchRoute, routesOf } from './route.ts'

const page = { ...membersAndVisitors, title: '', desc: '', keywords: '', screen: 'page' }
const paths = [
  '/',
  '/category/:largeCategoryCd/:middleCategoryCd/:smallCategoryCd/:sort',
  '/products/:planningWeekNumber/:orderNumber/:from?/:trackingId?',
  '/search/results',
  '/limited/product',
  '/catalogue',
  '/faq/detail/:title',
]
const routes = routesOf('mfe-x', {
  ...Object.fromEntries(paths.map((path) => [path, { ...page, path }])),
  list: { ...page, ...membersOnly, path: '/orders/slips' },
  appOnly: { ...page, path: '/mobile/old-catalogs', mobileTwin: false },
})

function canonicalOf(address: string): string | undefined {
  const [path = '', search = ''] = address.split(/(?=\?)/)
  const match = matchRoute(routes, path)
  if (match === undefined) throw new Error(`nobody has ${path}`)
  return canonicalPath(match, search)
}

describe('[K-186] the canonical address', () => {
  it.each([
    { of: '/', is: '/' },
    { of: '/mobile', is: '/' },
    { of: '/?utm_source=line', is: '/' },
    { of: '/products/20261201/084612', is: '/products/20261201/084612' },
    { of: '/products/20261201/084612/category/abc', is: '/products/20261201/084612' },
    { of: '/mobile//products/20261201/084612/', is: '/products/20261201/084612' },
    { of: '/category/11/0/0/-3?searchCond=1&page=2', is: '/category/11/0/0/-1' },
    { of: '/search/results?sort=2&searchWord=%20牛乳&page=3', is: '/search/results?searchWord=%E7%89%9B%E4%B9%B3' },
    { of: '/search/results?searchWord=%20', is: '/search/results' },
    { of: '/limited/product?tab=web&sort=1', is: '/limited/product?tab=web' },
    { of: '/limited/product?tab=x', is: '/limited/product' },
    { of: '/catalogue?selectedBaitaiCode=4030&page=12', is: '/catalogue?selectedBaitaiCode=4030' },
    { of: '/faq/detail/%E3%81%AF%2F%22', is: '/faq/detail/%E3%81%AF%2F%22' },
    { of: '/orders/slips', is: undefined },
    { of: '/mobile/old-catalogs', is: undefined },
  ])('of $of is $is', ({ of, is }) => expect(canonicalOf(of)).toBe(is))
})
