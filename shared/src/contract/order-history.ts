import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { comeEveryOrderWire } from './product.ts'
import { taxRateWire } from './tax-rate.ts'
import {
  amount,
  dayWire,
  flagWire,
  instantWire,
  list,
  maybe,
  orderNumberWire,
  pageOfList,
  weekNumberWire,
  wholeNumber,
} from './wire.ts'

/**
 * One line of a past order. `update_kbn`: 1 ordered, 2 changed, 3 taken out again by the member. `is_order_invalid`: taken
 * out, or of a limited product out of its sale: nothing of it comes, and it leads nowhere. `latest_order_number`: the
 * product's number today, where it has another. `taxin_price` and `zei_gaku` are of one piece.
 * [API-032]
 */
export const orderHistoryItemWire = v.object({
  update_kbn: v.string(),
  planning_week: weekNumberWire,
  order_no: orderNumberWire,
  product_name: v.string(),
  card8: maybe(v.string()),
  suryo: amount,
  comment: maybe(v.string()),
  input_status: wholeNumber,
  odr_dt: maybe(instantWire),
  zei_ritu: taxRateWire,
  taxin_price: amount,
  zei_gaku: amount,
  input_status_name: maybe(v.string()),
  delivery_week: maybe(weekNumberWire),
  win_count: maybe(amount),
  lottery_quantity: maybe(amount),
  favorite_count: maybe(amount),
  is_favorite: maybe(flagWire),
  is_limited_region: maybe(flagWire),
  has_products: maybe(flagWire),
  is_delivery_index: maybe(flagWire),
  latest_order_number: maybe(orderNumberWire),
  is_order_invalid: maybe(flagWire),
  teikibin_order_number: maybe(orderNumberWire),
  come_every_inf_list: list(comeEveryOrderWire),
})
export type OrderHistoryItemWire = v.InferOutput<typeof orderHistoryItemWire>

/** `taxin_price` of a point product is its price in points. [API-033] */
export const pointOrderHistoryItemWire = v.object({
  image_url_list: list(v.object({ image_url: v.string() })),
  delivery_week: maybe(weekNumberWire),
  product_name: v.string(),
  order_no: orderNumberWire,
  taxin_price: amount,
  suryo: amount,
  win_count: maybe(amount),
  planning_week: weekNumberWire,
  latest_order_number: maybe(orderNumberWire),
  is_lottery: maybe(flagWire),
})
export type PointOrderHistoryItemWire = v.InferOutput<typeof pointOrderHistoryItemWire>

/**
 * The member's order of one of the last eight weeks, lines taken out again among them. The bases are without tax and
 * leave out what does not come; the tax of each is rounded down once. A line of a rate that has no field is in none.
 * `deliversOn` and `showsTotals` are not in the documents: the day of delivery, and whether
 * the sums are final: they are not from midnight of that day until about 7:00. 403 CSP90005: `auth0Id` is another login's;
 * a week that is not among the eight is answered with nothing in it. [ACC-044, ACC-046, ACC-048, API-031, API-033, K-18]
 */
export const orderHistoryCall = defineCall({
  service: 'delivery',
  path: '/particular_order_list',
  access: 'member',
  // Never an overlay: the page says itself that nothing came. [K-25]
  own: 'any',
  query: v.object({
    planningWeek: weekNumberWire,
    CurrentPlanningWeek: weekNumberWire,
    ...pageOfList,
    /** Names the login, so that no answer kept on the way is another's. [API-006] */
    auth0Id: v.string(),
  }),
  reply: v.object({
    count: amount,
    '10tax_rate_base_price': amount,
    reduced_8tax_rate_base_price: amount,
    tax_exempt_base_price: amount,
    '10sales_tax_price': amount,
    reduced_8sales_tax_price: amount,
    deliversOn: maybe(dayWire),
    showsTotals: maybe(v.boolean()),
    product_order_history_list: list(orderHistoryItemWire),
    point_product_order_history_list: list(pointOrderHistoryItemWire),
  }),
})
