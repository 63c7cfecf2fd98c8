import { appCategoriesCall, type PlanningWeekWire, planningWeeksCall } from '@shop/shared/contract'
import { href, type Route } from '@shop/shared/routes'
import * as v from 'valibot'
import { escapeHtml } from './escape.ts'
import { isListed } from './robots.ts'

export type SitemapFacts = {
  /** Of the shop. */
  origin: string
  routes: readonly Route[]
  /** Answers of the services to the reads of {@link sitemapReads}, as far as they do. */
  answers: readonly { address: string; json: string }[]
  now: Date
}

/** Files may have 50,000 addresses; the categories of a week are some hundred. */
const maxAddresses = 2000

const readOf = (call: { service: string; path: string }) => ({ service: call.service, path: call.path, query: {} })
/** The reads of the pages, so that the answers kept for those are used. */
export const sitemapReads = [readOf(planningWeeksCall), readOf(appCategoriesCall)]

export type Sitemap = { xml: string; isWhole: boolean }

/** Pages of the week that search engines list: the shop's own, and a list for each category. Without answers the first alone. */
export function sitemapOf({ origin, routes, answers, now }: SitemapFacts): Sitemap {
  const [week] = answerTo(planningWeeksCall, answers)?.member_latest_planning_weeks ?? []
  const categories = answerTo(appCategoriesCall, answers)?.app_category_list
  const changedAt = week && beginningOf(week, now)
  const listed = routes.filter((route) => route.entry === 'web' && isListed(route))
  const pages = listed.filter(isOnePage).flatMap((route) => {
    const lastmod = route.declaration.hidePlanningWeekHeader ? undefined : changedAt
    return addressesOf(route).map((path) => ({ path, lastmod }))
  })
  const hasLists = listed.some(({ pattern }) => pattern.startsWith(`${href.categories()}/`))
  const lists = hasLists ? categoryAddresses(categories ?? []).map((path) => ({ path, lastmod: changedAt })) : []
  const urls = [...pages, ...lists]
    .slice(0, maxAddresses)
    .map(({ path, lastmod }) => urlOf(`${origin}${path}`, lastmod))
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return { xml, isWhole: week !== undefined && categories !== undefined }
}

/** A page whose title waits for what it shows is one of many, or nothing without its parameters. */
const isOnePage = ({ pattern, declaration }: Route): boolean =>
  !pattern.includes(':') && !declaration.setMetaIndividually

/** The tabs of the limited products are pages of their own. */
const addressesOf = ({ pattern }: Route): string[] => (pattern === '/limited/product' ? limitedTabs : [pattern])
const limitedTabs = (['wakeari', 'web', 'tokka'] as const).map((tab) => href.limitedProducts(tab))

type Categories = v.InferOutput<typeof appCategoriesCall.reply>['app_category_list']

/** Lists that have a product in this week. */
const categoryAddresses = (categories: Categories): string[] =>
  categories
    .filter(({ count }) => count > 0)
    .flatMap(({ category_code: large, sub_category_list: below }) => [
      href.categoryProducts(large),
      ...below
        .filter(({ sub_count }) => sub_count > 0)
        .map(({ sub_category_code: middle }) => href.categoryProducts(large, middle)),
    ])

function answerTo<T>(
  { path, reply }: { path: string; reply: v.GenericSchema<unknown, T> },
  answers: SitemapFacts['answers'],
): T | undefined {
  const json = answers.find(({ address }) => address.endsWith(path))?.json
  const parsed = json === undefined ? undefined : v.safeParse(reply, JSON.parse(json))
  return parsed?.success ? parsed.output : undefined
}

/** Goods change with the week. One that has not begun has changed nothing. */
function beginningOf({ planning_week_start }: PlanningWeekWire, now: Date): string | undefined {
  const begins = new Date(planning_week_start)
  return begins <= now ? begins.toISOString() : undefined
}

const urlOf = (address: string, lastmod: string | undefined): string =>
  `<url><loc>${escapeHtml(address)}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</url>`
