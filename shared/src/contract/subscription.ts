import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { limitedInfoWire } from './order.ts'
import { comeEveryOrderWire, productBasicWire } from './product.ts'
import { amount, flagWire, list, maybe, orderNumberWire, pageOfList, weekNumberWire, wholeNumber } from './wire.ts'

/** A member's subscription to one product, as it stands in the asked week. [API-035] */
export const subscriptionWire = v.object({
  product_info: productBasicWire,
  /** The cycle in effect, 1 to 4; 10 once it is cancelled. */
  cycle_category: wholeNumber,
  /** Pieces of each delivery. */
  quantity: amount,
  /** Week of the next delivery; none is planned once it is cancelled. */
  next_planning_week: maybe(weekNumberWire),
  /** Pieces of the next delivery; 0 when it is skipped. */
  next_quantity: amount,
  /** The number by which it was ordered. */
  odr_no1: orderNumberWire,
  /** The week in which it was ordered. */
  kikaku_syu_ins: weekNumberWire,
  /** Ordered in the asked week and not turned yet. [ORD-100] */
  is_new_order: flagWire,
  limited_product_additional_info: maybe(limitedInfoWire),
  /**
   * Every number of the product: one a cycle, then 9 (skip the next delivery) and 10 (cancel). What is staged has a
   * count above 0 and the input status of a subscription change; it takes effect when the week closes. The old half of a
   * change has the count that the member has, and does nothing without the new one. [ORD-106, ORD-107, ORD-108]
   */
  come_every_inf_list: list(comeEveryOrderWire),
})
export type SubscriptionWire = v.InferOutput<typeof subscriptionWire>

/** The member's subscriptions. [API-035] */
export const subscriptionsCall = defineCall({
  service: 'delivery',
  path: '/come_every_inf',
  access: 'member',
  query: v.object({
    planningWeek: weekNumberWire,
    ...pageOfList,
  }),
  reply: v.object({ total_count: amount, come_every_inf: list(subscriptionWire) }),
})
