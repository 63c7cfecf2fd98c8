import * as v from 'valibot'
import { defineCall } from './call.ts'
import { productBasicWire } from './product.ts'
import { amount, flagWire, list, maybe, queryNumber, weekNumberWire, wholeNumber } from './wire.ts'

/**
 * Facts of a limited product beside those that every list carries. `max_quantity`: pieces that are still to be had, of
 * one that is first come, first served. `konyu_su` and `tosen_su` are pieces that this member ordered and won: in the
 * week itself or, of what is not ordered in it, in `previous_planning_week`. [API-018]
 */
export const limitedAdditionalInfoWire = v.object({
  max_order: maybe(amount),
  original_price: maybe(wholeNumber),
  discount_code: maybe(wholeNumber),
  valid_flg: maybe(flagWire),
  previous_planning_week: maybe(weekNumberWire),
  wakeari_note1: maybe(v.string()),
  wakeari_note2: maybe(v.string()),
  web_limited_type: maybe(v.string()),
  max_quantity: maybe(amount),
  niseikyo_flg: maybe(flagWire),
  todok_flg: maybe(flagWire),
  has_lottery_result: maybe(flagWire),
  konyu_su: maybe(amount),
  tosen_su: maybe(amount),
})

export const limitedProductWire = v.object({
  product_info: productBasicWire,
  limited_product_additional_info: limitedAdditionalInfoWire,
})
export type LimitedProductWire = v.InferOutput<typeof limitedProductWire>

/** The limited products of a week and of one type; sort 0 recommended, 1 cheaper first. [API-017, BIZ-009] */
export const limitedProductListCall = defineCall({
  service: 'delivery',
  method: 'GET',
  path: '/limited_product_list',
  access: 'anyone',
  csrf: false,
  confirmed: true,
  own: 'any',
  query: v.object({
    planningWeek: weekNumberWire,
    sort: queryNumber(0, 1),
    webLimitedType: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  }),
  reply: v.object({ limited_product_info_list: list(limitedProductWire) }),
})
