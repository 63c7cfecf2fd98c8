import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { list, maybe } from './wire.ts'

/** The facts that a partner's shop gets about a member. [API-076] */
const partnerPayloadWire = v.object({
  h_code: v.string(),
  k_code: v.string(),
  k_id: v.string(),
  j_code: v.string(),
  kanji_n: v.string(),
  p_code: v.string(),
  t_code: v.string(),
  e_code: v.string(),
  kana_n: v.string(),
})
export type PartnerPayloadWire = v.InferOutput<typeof partnerPayloadWire>

/** Checks a hand-over to the partner's shop and gives the form that the browser posts there. [API-077] */
export const partnerSsoCall = defineCall({
  service: 'delivery',
  method: 'POST',
  path: '/partner_sso',
  access: 'member',
  // Writes nothing, and a token in a header cannot be sent by another site.
  csrf: false,
  confirmed: false,
  own: 'any',
  body: partnerPayloadWire,
  reply: v.object({ action: v.pipe(v.string(), v.url()), fields: partnerPayloadWire }),
})

/**
 * The shops of partners on the top page: two scroll sites, the partner's shop and the household magazine. Configuration,
 * so a file of the shop's own origin. [API-050, API-075, ORD-021, ORD-025]
 */
export const partnerSitesCall = defineCall({
  service: 'shop',
  path: '/static-data/partner-sites.json',
  access: 'anyone',
  confirmed: false,
  own: 'any',
  reply: v.object({
    scrollBanners: list(
      v.object({
        /** Fashion 1, daily goods 2. [BIZ-012] */
        category: v.picklist([1, 2]),
        link: v.pipe(v.string(), v.url()),
        /** Sent as `lk`. */
        linkNumber: v.string(),
        bannerPath: v.string(),
        imgTitle: v.string(),
        title: v.string(),
        detail: v.string(),
      }),
    ),
    partnerShop: maybe(
      v.object({
        bannerPath: v.string(),
        /** Members whose code begins with one of these do not see it. */
        hiddenMemberCodes: list(v.string()),
        /** Stands before the member code in `k_id`. */
        idPrefix: v.string(),
        /** Sent as `j_code`; another one in each environment. */
        jCode: v.string(),
      }),
    ),
    /** The household magazine of another company: a member is handed over by a form. [API-075, K-163] */
    magazine: maybe(
      v.object({
        /** Where the form is posted to. */
        link: v.pipe(v.string(), v.url()),
        bannerPath: v.string(),
        title: v.string(),
        detail: v.string(),
        hiddenMemberCodes: list(v.string()),
        idPrefix: v.string(),
        jCode: v.string(),
      }),
    ),
  }),
})
