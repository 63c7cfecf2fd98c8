import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { dayWire, instantWire, list, maybe } from './wire.ts'

/** Counted as a reader counts, like the rules of the form; no character needs more than these units. [JP-18] */
const maxUnitsOfCharacter = 16
const words = (max: number) => v.pipe(v.string(), v.maxLength(max * maxUnitsOfCharacter), v.maxGraphemes(max))
const text = (max: number) => v.pipe(words(max), v.trim(), v.minLength(1))
const postCode = v.pipe(v.string(), v.regex(/^\d{7}$/))
/** Full-width katakana, with the marks that a name may hold. [JP-04] */
const kana = (max: number) => v.pipe(words(max), v.regex(/^[ァ-ヶー・゛゜　 ]+$/))
const phone = v.pipe(v.string(), v.regex(/^0\d{9,10}$/))

/** Towns of a postal code; several rows when the code covers several. [SGN-028, JP-09] */
export const addressesCall = defineCall({
  service: 'delivery',
  path: '/address_list',
  access: 'member',
  confirmed: false,
  own: 'refusal',
  query: v.object({ postCode }),
  reply: v.object({
    address_list: list(
      v.object({ prefecture: v.string(), city: v.string(), town: v.string(), address_code: maybe(v.string()) }),
    ),
  }),
})

/**
 * The application for delivery. Stored by the member base, acknowledged after the commit; the header
 * `Idempotency-Key` makes a repeated send one application. 400 CSP17004: an entry is refused,
 * 409 CSP17005: an application is already under review, 409 CSP17006: who applies is delivered to already, 409 CSP17007:
 * delivery is not available to who applies. `application_id` is the receipt number: nine digits, the last of which checks
 * the others. [SGN-033, API-057, G-01, K-98]
 */
export const deliveryApplicationCall = defineCall({
  service: 'delivery',
  method: 'POST',
  path: '/delivery_application',
  access: 'member',
  csrf: true,
  confirmed: false,
  own: 'any',
  body: v.object({
    postNumber: postCode,
    address1: text(10),
    address2: text(100),
    address3: words(100),
    phoneNumber: phone,
    /** 1 戸建て, 2 集合住宅でオートロック無し, 3 集合住宅でオートロック有り. [SGN-015] */
    selectedResidence: v.picklist(['1', '2', '3']),
    /** 1 玄関フード, 2 物置, 3 車庫, 4 玄関ドア横, 9 その他. [SGN-016] */
    selectedPlacement: v.picklist(['1', '2', '3', '4', '9']),
    placementOtherInput: maybe(words(100)),
    /** 1 鳴らす, 0 鳴らさない. [SGN-017] */
    selectedConfirmationOfDelivery: v.picklist(['0', '1']),
    /** 0 希望しない, 1 希望する. [SGN-018] */
    selectedDeliveryOfPaperCatalog: v.picklist(['0', '1']),
    /** 0 該当なし, 1 現在、妊娠中, 2 0〜15歳未満. [SGN-020] */
    selectedAboutChildren: v.picklist(['0', '1', '2']),
    childDate: maybe(dayWire),
    childName: maybe(words(40)),
    selectedIntroducer: v.picklist(['0', '1']),
    introducerName: maybe(words(40)),
    introducerUnionNumber: maybe(words(16)),
    introducerPhoneNumber: maybe(phone),
    /** Where the entries' address and phone come from: 1 what is registered, 2 typed. [SGN-025, SGN-027] */
    selectedAddress: maybe(v.picklist(['1', '2'])),
    selectedTel: maybe(v.picklist(['1', '2'])),
    /** 0 希望しない, 1 希望する. [SGN-019, K-15] */
    selectedTodokTrialCampaign: maybe(v.picklist(['0', '1'])),
    /** Of who has no member yet: katakana for the kana. [K-97] */
    lastName: maybe(words(20)),
    firstName: maybe(words(20)),
    lastNameKana: maybe(kana(40)),
    firstNameKana: maybe(kana(40)),
    /** As the screen knew it. [SGN-034] */
    yoshinStatus: maybe(v.pipe(v.string(), v.maxLength(2))),
    /** 0 Clover card, 1 a new account, 2 the account that there is, 3 another account, 4 a visit. [SGN-043] */
    selectedPayment: maybe(v.picklist(['0', '1', '2', '3', '4'])),
    /** As the confirmation showed it. [SGN-044] */
    selectedPaymentText: maybe(words(100)),
    selectedVisitDate: maybe(dayWire),
    selectedVisitDateText: maybe(words(40)),
    selectedVisitTime: maybe(v.pipe(v.string(), v.maxLength(8))),
    selectedVisitTimeText: maybe(words(20)),
    /** The terms were agreed to. */
    agreedTerms: maybe(v.literal(true)),
    /** Who recruited the member, when a sales person's link was used. [GRD-095] */
    salesPersonCode: maybe(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,16}$/))),
  }),
  reply: v.object({ application_id: v.string(), todokApplying: v.boolean() }),
})

/** The application of this login that is under review, for who comes back: its receipt number is shown again. [SGN-007, SGN-012] */
export const applicationStateCall = defineCall({
  service: 'delivery',
  path: '/delivery_application',
  access: 'member',
  confirmed: false,
  own: 'any',
  reply: v.object({
    todokApplying: v.boolean(),
    application_id: maybe(v.string()),
    applied_at: maybe(instantWire),
    selectedPayment: maybe(v.string()),
  }),
})
