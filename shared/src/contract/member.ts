import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { maybe } from './wire.ts'

/** [API-009] */
export const memberWire = v.object({
  /** Eight digits of the household, then those of the family member. */
  member_code: v.pipe(v.string(), v.regex(/^\d{8,12}$/)),
  member_lname: v.string(),
  member_fname: v.string(),
  member_lname_kana: maybe(v.string()),
  member_fname_kana: maybe(v.string()),
  family_member_code: maybe(v.string()),
  family_member_lname: maybe(v.string()),
  family_member_fname: maybe(v.string()),
  family_member_lname_kana: maybe(v.string()),
  family_member_fname_kana: maybe(v.string()),
  week_div: maybe(v.string()),
  family_div: maybe(v.string()),
  delivery_div: maybe(v.string()),
  branch_name: maybe(v.string()),
  distinct_card_no: maybe(v.string()),
  hanin_kbn: maybe(v.string()),
  office_code: maybe(v.string()),
  branch_code: maybe(v.string()),
  family_member_code_2digit: maybe(v.string()),
})
export type MemberWire = v.InferOutput<typeof memberWire>

/** The member behind the bearer token. 404 with CSP17004: a login without a member. [GRD-054] */
export const memberCall = defineCall({
  service: 'delivery',
  path: '/member',
  access: 'member',
  own: 'refusal',
  query: v.object({ auth0Id: v.string() }),
  reply: memberWire,
})

/** [API-010] */
export const memberAddInfoWire = v.object({
  post_code: maybe(v.string()),
  address1: maybe(v.string()),
  address2: maybe(v.string()),
  address3: maybe(v.string()),
  address_code: maybe(v.string()),
  home_phone: maybe(v.string()),
  mobile_phone: maybe(v.string()),
  kum_birthday: maybe(v.string()),
  card_type: maybe(v.string()),
})
export type MemberAddInfoWire = v.InferOutput<typeof memberAddInfoWire>

export const memberAddInfoCall = defineCall({
  service: 'delivery',
  path: '/member_add_info',
  access: 'member',
  reply: memberAddInfoWire,
})
