import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { comeEveryOrderWire, productBasicWire } from './product.ts'
import {
  amount,
  flagWire,
  instantWire,
  list,
  maybe,
  orderNumberWire,
  pageOfList,
  queryNumber,
  weekNumberWire,
  wholeNumber,
} from './wire.ts'

/** Whether a limited item may still be ordered, and how many. [ORD-060, ORD-057] */
export const limitedInfoWire = v.object({ valid_flg: wholeNumber, max_order: maybe(amount) })

/** One ordered item. [ORD-077] */
export const orderedItemWire = v.object({
  product_info: productBasicWire,
  order_count: amount,
  input_status: wholeNumber,
  /**
   * Of what comes on its own: the number of its cycle with the pieces of the line, and what asks for it to be left out
   * (9, 10), in effect once the week closes. `product_info` carries the product's own number.
   */
  come_every_inf_list: list(comeEveryOrderWire),
  limited_product_additional_info: maybe(limitedInfoWire),
  /** A lottery that has been drawn: pieces won of the pieces ordered. [CAT-074, CAT-075] */
  has_lottery_result: maybe(flagWire),
  tosen_su: maybe(amount),
  konyu_su: maybe(amount),
})
export type OrderedItemWire = v.InferOutput<typeof orderedItemWire>

/** The member's order of one week. [API-013] */
export const orderListCall = defineCall({
  service: 'delivery',
  path: '/order_list',
  access: 'member',
  query: v.object({
    planningWeek: weekNumberWire,
    ...pageOfList,
  }),
  reply: v.object({ total_count: amount, order_list: list(orderedItemWire) }),
})

/** `append` adds to what is ordered, `direct` sets it. [ORD-052] */
export const orderModeWire = v.picklist(['direct', 'append'])

/**
 * Puts one product into the order of a week. Answers after the commit with the line as stored.
 * The header `Idempotency-Key` names the member's intent: a repeated key gets the first answer.
 * Refusals: 400 CSP50001 quantity, 403 CSP50004 kind of member, 403 CSP50006 outside its sale,
 * 403 CSP50007 of a scroll site, 403 CSP50008 to CSP50012 subscriptions, 403 CSP50013 of no scroll site or of the
 * other, 403 CSP50014 a limited product by its number, 404 CSP9001 no such product, 409 CSP50002 week closed,
 * 409 CSP50003 after maintenance start, 409 CSP50005 not enough points, 409 CSP50020 sold out, 409 CSP50021 fewer are
 * left than were asked for, 409 CSP50023 changed on another device since it was shown. [API-023, K-150]
 */
export const putOrderCall = defineCall({
  service: 'delivery',
  method: 'PUT',
  path: '/order',
  access: 'member',
  csrf: true,
  own: 'any',
  seen: ['require_calculation', 'jan_cd', 'name', 'price', 'brand_name', 'view_date', 'seen_count', 'seen_changes'],
  body: v.object({
    planning_week: weekNumberWire,
    order_no: orderNumberWire,
    order_count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    input_status: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
    require_calculation: maybe(v.boolean()),
    jan_cd: maybe(v.string()),
    name: maybe(v.string()),
    price: maybe(amount),
    brand_name: maybe(v.string()),
    view_date: maybe(instantWire),
    mode: orderModeWire,
    /** Pieces of the number that the page showed: where others stand there the put is refused. [K-150] */
    seen_count: maybe(amount),
    /** The same of a change of a subscription: what was asked for, codes with their pieces as `2:3,9:1`. [K-150] */
    seen_changes: maybe(v.string()),
  }),
  reply: v.object({ planning_week: weekNumberWire, order_no: orderNumberWire, order_count: amount }),
})

const maxSeenPieces = 999

/** Removes a product from the order; removing what is not there succeeds. 409 CSP50023 as for a put. [API-024, K-19] */
export const deleteOrderCall = defineCall({
  service: 'delivery',
  method: 'DELETE',
  path: '/order',
  access: 'member',
  csrf: true,
  own: 'any',
  seen: ['seenCount'],
  query: v.object({
    planningWeek: weekNumberWire,
    orderNo: orderNumberWire,
    janCode: v.optional(v.string()),
    /** As `seen_count` of a put. [K-150] */
    seenCount: v.optional(queryNumber(0, maxSeenPieces)),
  }),
  reply: v.object({ planning_week: weekNumberWire, order_no: orderNumberWire, order_count: amount }),
})
