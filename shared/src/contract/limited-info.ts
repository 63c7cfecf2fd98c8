import * as v from '@shop/shared/schema'
import { amount, flagWire, maybe, weekNumberWire, wholeNumber } from './wire.ts'

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
