import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { productBasicWire } from './product.ts'
import { amount, compactDayWire, dayWire, instantWire, list, maybe, weekNumberWire, wholeNumber } from './wire.ts'

/** [API-051] `pointExpirationDate` is YYYYMMDD. */
export const memberPointCall = defineCall({
  service: 'memberPoint',
  path: '/my/member-point',
  access: 'member',
  own: 'any',
  reply: v.object({
    currentPoint: amount,
    availablePoint: amount,
    totalReservedPoint: amount,
    pointExpirationDate: maybe(compactDayWire),
    lockVersion: maybe(wholeNumber),
    cardSuspensionType: maybe(v.string()),
    memberStatusType: maybe(v.string()),
    memberStatusTypeDetail: maybe(v.string()),
  }),
})

/** Points set aside for a delivery, a capital increase or an exchange. [ACC-020] */
export const pointReservationsCall = defineCall({
  service: 'memberPoint',
  path: '/my/member-point/point-usage-reservations/current',
  access: 'member',
  own: 'any',
  reply: v.object({
    reservations: list(
      v.object({
        businessType: v.string(),
        usePointType: v.string(),
        reservedPoint: amount,
        reservedTimestamp: instantWire,
        planningWeek: maybe(weekNumberWire),
        orderCode: maybe(v.string()),
        deliveryReservationType: maybe(v.string()),
      }),
    ),
  }),
})

/**
 * A row of the legacy point service. Amounts arrive as text. `store_use_class` 1 is an ordinary
 * use, 2 a cancellation, 3 a card charge. [ACC-021]
 */
export const pointHistoryRowWire = v.object({
  date: compactDayWire,
  reserved_point: v.string(),
  delivery_given_point: v.string(),
  delivery_used_point: v.string(),
  store_given_point: v.string(),
  store_used_point: v.string(),
  store_use_class: v.string(),
})

/** The legacy service answers in XML; `result` is 0 for success and 1 for an error. [ACC-026, K-29] */
export const pointHistoryXml = v.object({
  result: v.string(),
  history: list(pointHistoryRowWire),
})

/** [API-064] The body dates are YYYY-MM-DD; at most 24 months. */
export const pointHistoryCall = defineCall({
  service: 'legacyPoint',
  method: 'POST',
  path: '/get-point-history',
  access: 'member',
  // A read in the form of a POST: nothing is written, so no one-time token is spent on it.
  csrf: false,
  own: 'any',
  format: 'xml',
  body: v.object({
    startDate: dayWire,
    endDate: dayWire,
  }),
  reply: v.string(),
})

/** Text of a whole number, as the legacy service writes amounts: with leading zeros. */
const legacyAmount = v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number))

/** Classes: 01 delivery, 02 capital increase, 05 exchange. `card_status` 0 is in use, any other suspended. [API-051, BIZ-023] */
export const currentPointXml = v.object({
  result: v.string(),
  card_status: v.string(),
  point_amount: legacyAmount,
  available_point: legacyAmount,
  reserved_point: legacyAmount,
  reserved_point_01: legacyAmount,
  reserved_point_02: legacyAmount,
  reserved_point_05: legacyAmount,
})

const ofLegacy = { service: 'legacyPoint', access: 'member', confirmed: true, own: 'any', format: 'xml' } as const

/** {@link currentPointXml} as text. [API-064] */
export const legacyCurrentPointCall = defineCall({
  ...ofLegacy,
  path: '/get-current-point',
  reply: v.string(),
})

/** Steps by which points may be used, and the most at once. [ACC-024] */
export const reserveSetXml = v.object({
  result: v.string(),
  point_unit: legacyAmount,
  max_point: legacyAmount,
  /** Set aside for the next delivery already. */
  reserved_point: legacyAmount,
  /** The most that may stand in its place, in whole steps; a service without it changes none. [K-157] */
  max_reserved_point: v.optional(legacyAmount),
})

/** {@link reserveSetXml} as text. [API-064] */
export const reserveSetCall = defineCall({
  ...ofLegacy,
  path: '/get-reserve-set',
  reply: v.string(),
})

/** `result` 0: stored; 1 with `error_code` and `error_message`: nothing is. [ACC-026, ACC-027] */
export const reserveResultXml = v.object({
  result: v.string(),
  error_code: v.optional(v.string()),
  error_message: v.optional(v.string()),
})

const wholePoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

const reserving = {
  ...ofLegacy,
  method: 'POST',
  csrf: true,
  seen: ['seen_point'],
  body: v.object({
    point: wholePoints,
    /** Points that are set aside, and that `point` takes the place of: 0 gives them back. Without it `point` is added. [K-157] */
    replaced_point: v.optional(wholePoints),
    /** Set aside for the next delivery, as the page showed it: where something else is, nothing is added. [K-151] */
    seen_point: maybe(amount),
  }),
  reply: v.string(),
} as const

/** Sets points aside for the next delivery: multiples of 500. {@link reserveResultXml} as text. [ACC-025, ACC-081] */
export const reserveDeliveryPointCall = defineCall({ ...reserving, path: '/reserve-delivery-point' })

/** The same in the app. [ACC-081] */
export const reserveDeliveryPointInAppCall = defineCall({ ...reserving, path: '/app/reserve-delivery-point' })

/** Points earned and used in each month of a period, the latest first. [API-065] */
export const pointUsagesCall = defineCall({
  service: 'memberPoint',
  path: '/my/member-point/point-usages-grouping',
  access: 'member',
  own: 'any',
  query: v.object({ startDate: dayWire, endDate: dayWire }),
  reply: v.object({
    groups: list(
      v.object({
        yearMonth: v.pipe(v.string(), v.regex(/^\d{4}(?:0[1-9]|1[0-2])$/)),
        grantedPoint: amount,
        usedPoint: amount,
      }),
    ),
  }),
})

/** Points that may be spent on an exchange. [API-063, K-29] */
export const pointBalanceCall = defineCall({
  service: 'delivery',
  path: '/point_balance',
  access: 'member',
  own: 'any',
  reply: v.object({ available_point_amount: amount }),
})

/** Of the documents, for point products. [BIZ-009, ACC-032] */
export const pointProductSorts = ['price_asc', 'price_desc'] as const

/** The point products of a week; the documents name no call for them. [K-70] */
export const pointExchangeProductsCall = defineCall({
  service: 'delivery',
  path: '/point_exchange_products',
  access: 'member',
  confirmed: false,
  own: 'any',
  query: v.object({ planningWeek: weekNumberWire, sort: v.picklist(pointProductSorts) }),
  reply: v.object({ product_basic_info_list: list(productBasicWire) }),
})
