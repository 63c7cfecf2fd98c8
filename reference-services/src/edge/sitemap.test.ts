import { describe, expect, it } from '@jest/globals'
import { aRoute } from '@shop/release-store/testing'
import { routesOf } from '@shop/shared/routes'
import { type SitemapFacts, sitemapOf } from './sitemap.ts'

const listed = { robots: 'index,follow', hidePlanningWeekHeader: false, mobileTwin: true }
const route = (path: string, over: Parameters<typeof aRoute>[1] = {}) => aRoute(path, { ...listed, ...over })
const routes = routesOf('mfe-x', {
  top: route('/'),
  categories: route('/category'),
  list: route('/category/:large/:middle/:small/:sort', { setMetaIndividually: true }),
  limited: route('/limited/product'),
  results: route('/search/results', { setMetaIndividually: true }),
  slips: route('/orders/slips', { robots: 'noindex' }),
  faq: route('/faq', { hidePlanningWeekHeader: true }),
  appOnly: route('/mobile/old-catalogs', { mobileTwin: false }),
})

const week = (start: string) => ({
  address: 'https://shop.test/_api/delivery/member_latest_planning_weeks',
  json: JSON.stringify({
    member_latest_planning_weeks: [
      {
        latest_planning_week: '20261201',
        planning_week_start: start,
        planning_week_end: '2026-11-20T15:00:00+09:00',
        haitatu: '2026-12-01',
      },
    ],
    old_week_planning_list: [],
  }),
})
const below = (code: string, count: number) => ({ sub_category_code: code, sub_category_name: code, sub_count: count })
const large = (code: string, count: number, sub_category_list: unknown[] = []) => ({
  category_code: code,
  category_name: code,
  count,
  sub_category_list,
})
const categories = (list: readonly unknown[]) => ({
  address: 'https://shop.test/_api/delivery/app_category_list',
  json: JSON.stringify({ app_category_list: list }),
})

const begun = week('2026-11-13T15:00:00+09:00')
const sitemap = (over: Partial<SitemapFacts>) =>
  sitemapOf({ origin: 'https://shop.test', routes, answers: [], now: new Date('2026-11-18T12:00:00+09:00'), ...over })
const pathsIn = ({ xml }: { xml: string }) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path]) => path)

const pages = ['/', '/category', ...['wakeari', 'web', 'tokka'].map((tab) => `/limited/product?tab=${tab}`), '/faq']

describe('[K-186] the sitemap', () => {
  it('has the pages that search engines list, and each category that has a product in this week', () => {
    const answers = [begun, categories([large('11', 3, [below('01', 3), below('02', 0)]), large('12', 0)])]
    const whole = sitemap({ answers })
    expect(whole.isWhole).toBe(true)
    expect(pathsIn(whole)).toEqual([...pages, '/category/11/0/0/-1', '/category/11/01/0/-1'])
  })

  it('dates what changes with the week', () => {
    const { xml } = sitemap({ answers: [begun] })
    expect(xml).toContain('<loc>https://shop.test/</loc><lastmod>2026-11-13T06:00:00.000Z</lastmod>')
    expect(xml).toContain('<loc>https://shop.test/faq</loc></url>')
  })

  it('has no date of a week that has not begun', () =>
    expect(sitemap({ answers: [week('2026-11-20T15:00:00+09:00')] }).xml).not.toContain('lastmod'))

  it.each([
    { says: 'are down', answers: [] },
    {
      says: 'answer something else',
      answers: [
        { ...begun, json: '{}' },
        { ...categories([]), json: 'null' },
      ],
    },
  ])('has the shop’s own pages alone where the services $says', ({ answers }) => {
    const small = sitemap({ answers })
    expect([small.isWhole, pathsIn(small)]).toEqual([false, pages])
  })

  it('has no categories while their remote is switched off', () => {
    const shown = sitemap({ answers: [begun, categories([large('11', 3)])], routes: routes.slice(0, 4) })
    expect(pathsIn(shown)).toEqual(['/', '/category'])
  })

  it('ends somewhere, and no code of a category is markup', () => {
    const many = Array.from({ length: 5000 }, (_, at) => large(`<&"'${at}`, 1))
    const { xml } = sitemap({ answers: [begun, categories(many)] })
    expect(xml.match(/<url>/g)).toHaveLength(2000)
    expect(xml).not.toMatch(/<&|"'/)
  })
})
