import { describe, expect, it } from '@jest/globals'
import { aRoute } from '@shop/release-store/testing'
import { routesOf } from '@shop/shared/routes'
import { robotsText } from './robots.ts'

const declared = (paths: Readonly<Record<string, 'index,follow' | 'noindex'>>) =>
  routesOf(
    'mfe-x',
    Object.fromEntries(
      Object.entries(paths).map(([path, robots]) => [path, aRoute(path, { robots, mobileTwin: true })]),
    ),
  )
const facts = { isProduction: true, origin: 'https://shop.test', apiBase: 'https://shop.test/_api', routes: [] }
const rulesFor = (paths: Parameters<typeof declared>[0]) =>
  robotsText({ ...facts, routes: declared(paths) })
    .split('\n')
    .slice(5)
    .filter((line) => /^(?:Dis)?[aA]llow/.test(line))

describe('[K-186] robots.txt', () => {
  it('names the sitemap and keeps robots out of services and of the app, pictures excepted', () =>
    expect(robotsText(facts)).toBe(
      [
        'User-agent: *',
        'Disallow: /_',
        'Allow: /_shell/',
        'Allow: /_api/pictures/',
        'Disallow: /mobile',
        '',
        'Sitemap: https://shop.test/sitemap.xml',
        '',
      ].join('\n'),
    ))

  it('says nothing of services that stand elsewhere', () =>
    expect(robotsText({ ...facts, apiBase: 'https://services.test' })).not.toContain('pictures'))

  it('allows nothing where the shop is not that of production', () =>
    expect(robotsText({ ...facts, isProduction: false, routes: declared({ '/category': 'index,follow' }) })).toBe(
      'User-agent: *\nDisallow: /\n',
    ))

  it.each<{ says: string; paths: Parameters<typeof declared>[0]; rules: string[] }>([
    {
      says: 'nothing of pages that are listed',
      paths: { '/': 'index,follow', '/category/:code': 'index,follow' },
      rules: [],
    },
    { says: 'what search engines do not list', paths: { '/auth0': 'noindex' }, rules: ['Disallow: /auth0'] },
    {
      says: 'the fixed part of an address, once',
      paths: { '/points/use': 'noindex', '/orders/slips': 'noindex', '/orders/slips/:year/:month': 'noindex' },
      rules: ['Disallow: /orders/slips', 'Disallow: /points/use'],
    },
    {
      says: 'that a listed page below one that is not stays allowed',
      paths: { '/orders': 'noindex', '/orders/history': 'index,follow' },
      rules: ['Disallow: /orders', 'Allow: /orders/history'],
    },
    {
      says: 'nothing of a page above its lists',
      paths: { '/favorite': 'index,follow', '/favorite/category': 'noindex' },
      rules: ['Disallow: /favorite/category'],
    },
    {
      says: 'nothing that hides the whole shop',
      paths: { '/': 'noindex', '/:anything': 'noindex', '/category': 'index,follow' },
      rules: [],
    },
  ])('says $says', ({ paths, rules }) => expect(rulesFor(paths)).toEqual(rules))
})
