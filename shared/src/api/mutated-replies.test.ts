import { describe, expect, it } from '@jest/globals'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import { emptyApplication } from '@shop/shared/domain/application'
import fc from 'fast-check'
import { getAddresses, sendApplication } from './application.ts'
import { getBilling, getBulletinBoard, getFutureDeliveries, getPaymentDetail } from './billing.ts'
import { getAppCategories, getSmallCategories } from './category.ts'
import type { ApiClient } from './client.ts'
import { getErrorMessages, getFaqItems, getNotices, getPickupItems, getWebCatalogues } from './content.ts'
import { isApiError } from './error.ts'
import { setFavourite } from './favourite.ts'
import { getFavouriteLists, getFavourites } from './favourites/index.ts'
import { getMember, getMemberContact } from './member.ts'
import { deleteOrder, getOrder, putOrder } from './order.ts'
import { getOrderHistory } from './order-history.ts'
import { getPlanningWeeks } from './planning-weeks.ts'
import { getPointProducts } from './point-products.ts'
import {
  getCurrentStage,
  getExchangePoints,
  getMemberPoints,
  getNextStage,
  getPointHistory,
  getPointReservations,
} from './points.ts'
import { getCategoryProducts, getProduct, getRecommendedProducts } from './product.ts'
import { getProductDetail } from './product-detail/index.ts'
import { askProfileVisit } from './profile.ts'
import { getPurchases } from './purchases.ts'
import { searchProducts } from './search/index.ts'
import { getRegistrationStops, getSubscriptions } from './subscription.ts'
import * as billingReplies from './testing/billing-replies.ts'
import * as contentReplies from './testing/content-replies.ts'
import { productReply } from './testing/product-replies.ts'
import { purchasesReply } from './testing/purchase-replies.ts'
import * as replies from './testing/replies.ts'
import { replying } from './testing/replying.ts'

const week = weekNumber('20261201')
const assortment = {}
const page = { week, sort: '-1', limit: 10, offset: 0, assortment } as const
const stored = { planning_week: '20261201', order_no: '000001', order_count: 2 }
const mark = { order_no: '000001', is_favorite: 1, favorite_count: 2 }
const days = { from: new Date('2026-09-01T00:00:00+09:00'), to: new Date('2026-11-30T00:00:00+09:00') }
const aProduct = { week, orderNumber: orderNumber('1') }
const anApplication = {
  ...emptyApplication,
  postNumber: '0600001',
  prefecture: '北海道',
  city: '札幌市',
  street: '1',
  phoneNumber: '0117890000',
  residence: '1',
  placement: '1',
  doorbell: '1',
} as const

const product = await getProduct(replying(productReply).api, { ...aProduct, assortment, inputStatus: 62 })
const put = { product, quantity: 1, mode: 'direct', inputStatus: 62, viewedAt: days.to, intent: 'i' } as const

/** Every call of the shop, with a whole reply to begin with. */
const calls: readonly { name: string; reply: unknown; ask(api: ApiClient): Promise<unknown> }[] = [
  {
    name: 'product',
    reply: productReply,
    ask: (api) => getProductDetail(api, { ...aProduct, assortment, inputStatus: 62 }),
  },
  {
    name: 'category products',
    reply: replies.categoryProductsReply,
    ask: (api) => getCategoryProducts(api, { large: '1', middle: '0', small: '0' }, page),
  },
  {
    name: 'search',
    reply: replies.categoryProductsReply,
    ask: (api) =>
      searchProducts(api, { for: { word: 'a' }, filter: { categories: [], conditions: [] }, isViewMode: true }, page),
  },
  {
    name: 'recommendations',
    reply: replies.recommendedReply,
    ask: (api) => getRecommendedProducts(api, { week, specId: 's', limit: 10, assortment }),
  },
  {
    name: 'billing',
    reply: billingReplies.billingReply,
    ask: (api) => getBilling(api, { year: 2026, month: 11 }),
  },
  {
    name: 'payment detail',
    reply: billingReplies.paymentDetailReply,
    ask: (api) => getPaymentDetail(api, days.to),
  },
  {
    name: 'future deliveries',
    reply: billingReplies.futureDeliveriesReply,
    ask: (api) => getFutureDeliveries(api, days.to),
  },
  { name: 'bulletin board', reply: billingReplies.bulletinBoardReply, ask: (api) => getBulletinBoard(api, days.to) },
  { name: 'profile visit', reply: billingReplies.profileReply, ask: (api) => askProfileVisit(api) },
  { name: 'favourites', reply: replies.favouritesReply, ask: (api) => getFavourites(api, { week }) },
  { name: 'favourite lists', reply: replies.favouriteListsReply, ask: (api) => getFavouriteLists(api) },
  { name: 'favourite mark', reply: mark, ask: (api) => setFavourite(api, aProduct, true, 'i') },
  { name: 'subscriptions', reply: replies.subscriptionsReply, ask: (api) => getSubscriptions(api, week) },
  { name: 'registration stops', reply: replies.registrationStopsReply, ask: (api) => getRegistrationStops(api) },
  { name: 'order', reply: replies.orderListReply, ask: (api) => getOrder(api, week) },
  {
    name: 'order history',
    reply: replies.orderHistoryReply,
    ask: (api) => getOrderHistory(api, { week, currentWeek: week, subject: 's' }),
  },
  { name: 'put order', reply: stored, ask: (api) => putOrder(api, put) },
  { name: 'delete order', reply: stored, ask: (api) => deleteOrder(api, product, { intent: 'i' }) },
  { name: 'member', reply: replies.memberReply, ask: (api) => getMember(api, 's') },
  { name: 'member contact', reply: replies.memberAddInfoReply, ask: (api) => getMemberContact(api) },
  { name: 'planning weeks', reply: replies.planningWeeksReply, ask: (api) => getPlanningWeeks(api) },
  { name: 'app categories', reply: replies.appCategoriesReply, ask: (api) => getAppCategories(api, week) },
  {
    name: 'small categories',
    reply: replies.smallCategoriesReply,
    ask: (api) => getSmallCategories(api, { week, large: '1' }),
  },
  { name: 'addresses', reply: replies.addressesReply, ask: (api) => getAddresses(api, '0600001') },
  {
    name: 'application',
    reply: { application_id: 'A-1', todokApplying: true },
    ask: (api) => sendApplication(api, { form: anApplication, intent: 'i' }),
  },
  { name: 'member points', reply: replies.memberPointReply, ask: (api) => getMemberPoints(api) },
  { name: 'exchange points', reply: { available_point_amount: 700 }, ask: (api) => getExchangePoints(api) },
  {
    name: 'point products',
    reply: { product_basic_info_list: [productReply] },
    ask: (api) => getPointProducts(api, { week, sort: 'price_asc' }),
  },
  { name: 'reservations', reply: replies.reservationsReply, ask: (api) => getPointReservations(api) },
  { name: 'purchases', reply: purchasesReply, ask: (api) => getPurchases(api, { year: 2026, month: 11 }) },
  { name: 'current stage', reply: replies.currentStageReply, ask: (api) => getCurrentStage(api) },
  { name: 'next stage', reply: replies.nextStageReply, ask: (api) => getNextStage(api) },
  { name: 'notices', reply: contentReplies.noticesReply, ask: (api) => getNotices(api, days.to) },
  { name: 'questions', reply: contentReplies.faqItemsReply, ask: (api) => getFaqItems(api, 'faq') },
  {
    name: 'pickups',
    reply: contentReplies.pickupItemsReply,
    ask: (api) => getPickupItems(api, { week, isViewMode: false, entry: 'web' }),
  },
  { name: 'error messages', reply: contentReplies.errorMessagesReply, ask: (api) => getErrorMessages(api) },
  { name: 'catalogues', reply: contentReplies.webCataloguesReply, ask: (api) => getWebCatalogues(api, week) },
]

/** Values that JSON can hold and nobody expects. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 'NaN', '-1', '0', '１２', '2026-02-30', '99999999', '20261301', true, false),
  fc.constantFrom<unknown>(0, -1, 0.5, 1e20, -0, Number.MAX_SAFE_INTEGER + 1, [], {}, [null], { length: 1 }),
  fc.constantFrom<unknown>('__proto__', 'constructor', 'toString', '2026-11-24T24:00:00Z', '2026-11-24T15:00:00+09'),
  fc.jsonValue({ maxDepth: 2 }),
)
const removed = Symbol('removed')

/** Puts something else in the place that a list of choices leads to. */
function mutated(whole: unknown, choices: readonly number[], other: unknown): unknown {
  const [choice = 0, ...rest] = choices
  const isBranch = typeof whole === 'object' && whole !== null
  const names = isBranch ? Object.keys(whole) : []
  const name = names[choice % Math.max(1, names.length)]
  if (!isBranch || name === undefined) return other === removed ? undefined : other
  const copy: Record<string, unknown> | unknown[] = Array.isArray(whole) ? [...whole] : { ...whole }
  const inner = rest.length === 0 ? other : mutated((whole as Record<string, unknown>)[name], rest, other)
  if (inner === removed || inner === undefined) Reflect.deleteProperty(copy, name)
  else Object.defineProperty(copy, name, { value: inner, enumerable: true, configurable: true, writable: true })
  return copy
}

/** Slips give money back. */
const isPrice = (place: string) => /price/i.test(place) && !place.startsWith('.slips')

/** Everything a screen could show of a value, as `place: value`. */
function* valuesOf(value: unknown, place = ''): Generator<[string, unknown]> {
  if (value instanceof Date || typeof value !== 'object' || value === null) yield [place, value]
  else for (const [name, inner] of Object.entries(value)) yield* valuesOf(inner, `${place}.${name}`)
}

function whatIsWrong(value: unknown): string[] {
  return [...valuesOf(value)]
    .filter(([place, one]) => {
      if (typeof one === 'function' || one === null) return true
      if (one instanceof Date) return Number.isNaN(one.getTime())
      if (typeof one === 'number') return !Number.isSafeInteger(one) || (isPrice(place) && one < 0)
      return false
    })
    .map(([place, one]) => `${place} ${String(one)}`)
}

describe('[API-039] a thousand replies that are not what was agreed', () => {
  it.each(calls)('$name: each is read or refused, and never half read', async ({ reply, ask }) => {
    const choices = fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 5 })
    let refusedOnes = 0
    await fc.assert(
      fc.asyncProperty(choices, fc.oneof(junk, fc.constant(removed)), async (path, other) => {
        const text = JSON.stringify(mutated(reply, path, other))
        try {
          expect(whatIsWrong(await ask(replying(JSON.parse(text)).api))).toEqual([])
        } catch (error) {
          if (!isApiError(error)) throw error
          refusedOnes += 1
        }
      }),
      { numRuns: 1000 },
    )
    expect(refusedOnes).toBeGreaterThan(0)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it.each(calls)('$name: the whole reply is read', async ({ reply, ask }) => {
    expect(whatIsWrong(await ask(replying(reply).api))).toEqual([])
  })

  it('point history in XML: each is read or refused', async () => {
    const at = fc.nat({ max: replies.pointHistoryReply.length })
    await fc.assert(
      fc.asyncProperty(
        at,
        fc.nat({ max: 30 }),
        fc.constantFrom('', '<', '>', '&', '-1', 'x', '</history>', '９'),
        async (from, length, other) => {
          const { pointHistoryReply: xml } = replies
          const broken = xml.slice(0, from) + other + xml.slice(from + length)
          try {
            expect(whatIsWrong(await getPointHistory(replying(broken).api, days))).toEqual([])
          } catch (error) {
            if (!isApiError(error)) throw error
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})
