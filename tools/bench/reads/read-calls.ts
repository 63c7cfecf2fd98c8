import type { Load, LoadLogin } from 'reference-services/load'

export type ReadFacts = Pick<Load, 'week' | 'products' | 'pastWeeks' | 'deliveredOn'> & {
  login: Pick<LoadLogin, 'subject'>
  /** Place of the member among all, by which neighbours ask for other things. */
  at: number
}

export type Query = Record<string, string | readonly string[]>

/** Large categories, which every shop has. */
export const categories = Array.from({ length: 12 }, (_, at) => String(11 + at))
const words = ['牛乳', 'たまご', '豚肉', 'ヨーグルト', 'りんご']

/** As many as a member may ask for at once. */
const wholeList = { limit: '999', offset: '0' }

/**
 * Every call that reads, by its path, with parameters that have much to answer: as many products as a call allows, a
 * member with an order, favourites, subscriptions and slips.
 */
export function readCalls({ week, products, pastWeeks, login, deliveredOn, at }: ReadFacts): Record<string, Query> {
  const own = <T>(list: readonly T[], step = 0): T => list[(at + step) % list.length] as T
  const product = own(products)
  const category = { largeCategoryCd: own(categories), middleCategoryCd: '0', smallCategoryCd: '0' }
  const ofWeek = { planningWeek: week }
  const [deliveryYear = '', deliveryMonth = '', deliveryDay = ''] = deliveredOn.split('-')
  const ofDelivery = { deliveryYear, deliveryMonth, deliveryDay }
  const catalogue = { ...ofWeek, catalogueId: '1' }
  return {
    '/delivery/address_list': { postCode: '0600001' },
    '/delivery/app_category_list': ofWeek,
    '/delivery/bulletin_board': ofDelivery,
    '/delivery/catalogue_category_items': catalogue,
    '/delivery/catalogue_hashtag_items': { ...catalogue, number: '5' },
    '/delivery/come_every_inf': { ...ofWeek, ...wholeList },
    '/delivery/delivery_application': {},
    '/delivery/ec_category_list': { ...ofWeek, largeCategoryCd: category.largeCategoryCd },
    '/delivery/ec_category_product_list': { ...ofWeek, ...category, sort: '-1', ...wholeList },
    '/delivery/favorite_product': { ...ofWeek, ...wholeList },
    '/delivery/favorite_product_category': {},
    '/delivery/favorite_product_order_code': {
      planning_week: week,
      order_no: products.slice(at % 100, (at % 100) + 999),
    },
    '/delivery/limited_product_availability': {},
    '/delivery/limited_product_list': { ...ofWeek, sort: '0', webLimitedType: 'web' },
    '/delivery/limited_product_planning_weeks': {},
    '/delivery/member': { auth0Id: login.subject },
    '/delivery/member_add_info': {},
    '/delivery/member_latest_planning_weeks': {},
    '/delivery/monthly_purchases': { monthFrom: '2025-12', monthTo: '2026-11' },
    '/delivery/next_week_products': ofDelivery,
    '/delivery/order_history_list': { ...ofWeek, ...wholeList, sort: '1' },
    '/delivery/order_list': { ...ofWeek, ...wholeList },
    '/delivery/particular_order_list': {
      planningWeek: pastWeeks[0] ?? '',
      CurrentPlanningWeek: week,
      ...wholeList,
      auth0Id: login.subject,
    },
    '/delivery/payment_billing': { paymentYear: deliveryYear, paymentMonth: deliveryMonth },
    '/delivery/payment_detail': ofDelivery,
    '/delivery/point_balance': {},
    '/delivery/point_exchange_products': { ...ofWeek, sort: 'price_asc' },
    '/delivery/product': { ...ofWeek, orderNo: product, includePastPlanningWeeks: '1' },
    '/delivery/purchase_history': { purchaseDateFrom: '2026-11-01', purchaseDateTo: '2026-11-30' },
    '/delivery/web_catalogue_list': ofWeek,
    '/legacy-point/get-current-point': {},
    '/legacy-point/get-reserve-set': {},
    '/member-base/account_transfer': {},
    '/member-id/paymentserviceconfig': {},
    '/member-point/my/member-point': {},
    '/member-point/my/member-point/point-usage-reservations/current': {},
    '/member-point/my/member-point/point-usages-grouping': { startDate: '2025-12-01', endDate: '2026-11-30' },
    '/recommend/recommend_user_id': {},
    '/recommend/recommended_products': {
      ...ofWeek,
      specId: own(['ranking-top', 'recommend-top', 'detail']),
      limit: '100',
    },
    '/search/popular_words': ofWeek,
    '/search/product_search': { ...ofWeek, searchWord: own(words), sort: '-1', limit: '200', offset: '0' },
    '/search/product_search_suggest': { ...ofWeek, searchWord: own(words), categoryLimit: '5', keywordLimit: '10' },
    '/stage/my/stage/current': {},
    '/stage/my/stage/next/necessary-purchases': {},
  }
}

export function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
  return `${path}?${new URLSearchParams(pairs as string[][])}`
}
