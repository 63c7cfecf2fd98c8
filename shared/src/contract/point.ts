import * as v from 'valibot'
import { defineCall } from './call.ts'
import { amount, compactDayWire, dayWire, instantWire, list, maybe, weekNumberWire, wholeNumber } from './wire.ts'

/** [API-051] `pointExpirationDate` is YYYYMMDD. */
export const memberPointCall = defineCall({
  service: 'memberPoint',
  method: 'GET',
  path: '/my/member-point',
  access: 'member',
  csrf: false,
  confirmed: true,
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
  method: 'GET',
  path: '/my/member-point/point-usage-reservations/current',
  access: 'member',
  csrf: false,
  confirmed: true,
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
  confirmed: true,
  own: 'any',
  format: 'xml',
  body: v.object({
    startDate: dayWire,
    endDate: dayWire,
  }),
  reply: v.string(),
})
