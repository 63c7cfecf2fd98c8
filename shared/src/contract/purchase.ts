import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { taxRateWire } from './tax-rate.ts'
import { amount, dayWire, instantWire, list, maybe, wholeNumber } from './wire.ts'

/** An amount in yen that may be given back. */
const yenWire = v.pipe(wholeNumber, v.minValue(-100_000_000), v.maxValue(100_000_000))

/**
 * `correctionType` 1: a correction of what was bought, with its amounts below zero where money is given back. `taxType`: 0
 * exempt, 1 standard (10 %), 2 reduced (8 %), 3 any other; `taxRate`, which is not in the documents, tells the rate of
 * all. Unit prices are of one piece; purchase and discounted prices of all pieces,
 * and the discounted one counts where it is there. [API-055, ACC-065]
 */
export const purchasedItemWire = v.object({
  janCode: maybe(v.string()),
  itemName: v.string(),
  itemRemark: maybe(v.string()),
  itemQuantity: maybe(wholeNumber),
  unitPriceWithTax: maybe(yenWire),
  unitPriceWithoutTax: maybe(yenWire),
  purchasePriceWithTax: yenWire,
  purchasePriceWithoutTax: yenWire,
  discountedPriceWithTax: maybe(yenWire),
  discountedPriceWithoutTax: maybe(yenWire),
  discountRemark: maybe(v.string()),
  discountDetail: maybe(v.string()),
  correctionType: v.picklist(['0', '1']),
  taxType: v.string(),
  taxRate: maybe(taxRateWire),
})
export type PurchasedItemWire = v.InferOutput<typeof purchasedItemWire>

/**
 * Sums of a slip: bases without tax by rate, their taxes, each rounded down once, and all of it with tax. `otherRates`,
 * which is not in the documents, has the rates that are neither 10, 8 nor 0.
 */
const slipSumsWire = {
  subtotal10: yenWire,
  subtotalReduced8: yenWire,
  subtotalNonTaxable: yenWire,
  /** Of all bases what was delivered. */
  deliverySubtotal: yenWire,
  tax10: yenWire,
  taxReduced8: yenWire,
  otherRates: list(v.object({ taxRate: taxRateWire, subtotal: yenWire, tax: yenWire })),
  total: yenWire,
}

/**
 * One slip. The plain sums are those of the day; `corrected` holds them again with all corrections, and with what the
 * watching service costs (in `total`, and beside the rates), and is there only where there is one of the two. The three
 * flags say which pages exist. `businessType` 001 is a shop, where it was paid, 002 delivery. A slip of the week
 * 99999999 holds corrections of slips of the month before, and nothing else. [API-055, ACC-062, ACC-063, K-80, K-81]
 */
export const slipPurchaseWire = v.object({
  purchaseDate: dayWire,
  purchaseTimestamp: maybe(instantWire),
  nextWeekProductsNoteExist: maybe(v.boolean()),
  paymentDetailNoteExist: maybe(v.boolean()),
  bulletinBoardNoteExist: maybe(v.boolean()),
  businessType: v.string(),
  officeCode: maybe(v.string()),
  officeName: maybe(v.string()),
  transactionName: maybe(v.string()),
  planningWeek: maybe(v.string()),
  ...slipSumsWire,
  corrected: maybe(v.object({ ...slipSumsWire, watchingServiceSubtotal: yenWire })),
  discountRemark: maybe(v.string()),
  purchasedItems: list(purchasedItemWire),
})
export type SlipPurchaseWire = v.InferOutput<typeof slipPurchaseWire>

const ofPurchases = { service: 'delivery', access: 'member', confirmed: false } as const
/** The pages say themselves that nothing came. [ACC-072, ACC-074] */
const ofPages = { ...ofPurchases, own: 'any' } as const

/**
 * Slips of a month, the latest first: from its first day to its last, at most 24 months back. 403 CSP50004: a family card
 * sees no slips. `totals` are
 * the sums of all slips together as they stand after corrections: their tax is rounded once as well. [API-062, ACC-058,
 * ACC-009]
 */
export const purchaseHistoryCall = defineCall({
  ...ofPurchases,
  path: '/purchase_history',
  query: v.object({ purchaseDateFrom: dayWire, purchaseDateTo: dayWire }),
  reply: v.object({
    lastMonthBillingNoteExist: maybe(v.boolean()),
    totals: v.object({ ...slipSumsWire, watchingServiceSubtotal: maybe(yenWire) }),
    slipPurchases: list(slipPurchaseWire),
  }),
})

const monthWire = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))

/**
 * Spending in each month from one to another, both included, as far back as slips are shown; ours, for the chart. 403
 * CSP50004.
 */
export const monthlyPurchasesCall = defineCall({
  ...ofPages,
  path: '/monthly_purchases',
  query: v.object({ monthFrom: monthWire, monthTo: monthWire }),
  reply: v.object({ months: list(v.object({ month: monthWire, total: yenWire })) }),
})

const yearWire = v.pipe(v.string(), v.regex(/^\d{4}$/))
const twoDigitsWire = v.pipe(v.string(), v.regex(/^\d{2}$/))
const deliveryDayQuery = v.object({ deliveryYear: yearWire, deliveryMonth: twoDigitsWire, deliveryDay: twoDigitsWire })

/**
 * The amount to be paid for a month; `billing` is absent where there is nothing. The weeks are numbers of planning weeks.
 * `detailDeliveryDate` names the payment detail with the flag and the points. 403 CSP50004. [API-054, API-062, K-35]
 */
export const billingCall = defineCall({
  ...ofPages,
  path: '/payment_billing',
  query: v.object({ paymentYear: yearWire, paymentMonth: twoDigitsWire }),
  reply: v.object({
    billing: maybe(
      v.object({
        amount: yenWire,
        paymentDate: maybe(dayWire),
        targetKikakuSyuStart: maybe(v.string()),
        targetKikakuSyuEnd: maybe(v.string()),
        targetDateStart: maybe(dayWire),
        targetDateEnd: maybe(dayWire),
        paymentOptions: maybe(v.string()),
        detailDeliveryDate: maybe(dayWire),
      }),
    ),
  }),
})

/** The week of corrections of the month before. [ACC-069] */
export const correctedPriorMonth = '99999999'

/**
 * The lines that add up to a payment, as far as it is known on a day of delivery, and all of it once it is confirmed; absent where
 * there is nothing. What came and its adjustment (corrections, the watching service, points used) are a row's total amount, and the
 * rows are the accumulated one. 403 CSP50004. `kikakuSyu` 99999999 stands for corrections of the month before. [API-054, ACC-069, ACC-077]
 */
export const paymentDetailCall = defineCall({
  ...ofPages,
  path: '/payment_detail',
  query: deliveryDayQuery,
  reply: v.object({
    paymentDetail: maybe(
      v.object({
        accumulatedAmount: yenWire,
        confirmed: v.boolean(),
        currentTotalPoint: maybe(amount),
        exchangeReservedPoint: maybe(amount),
        paymentDate: maybe(dayWire),
        detailList: list(
          v.object({
            deliveryDate: maybe(dayWire),
            kikakuSyu: v.string(),
            kikakuSyuTotalAmount: yenWire,
            deliveryUseAmount: yenWire,
            adjustmentAmount: yenWire,
          }),
        ),
      }),
    ),
  }),
})

/** Products ordered by that day of delivery which come later. 403 CSP50004. [API-062, ACC-070] */
export const futureDeliveriesCall = defineCall({
  ...ofPages,
  path: '/next_week_products',
  query: deliveryDayQuery,
  reply: v.object({ products: list(v.object({ hinmei: v.string(), quantity: amount, amount: yenWire })) }),
})

/** トドック掲示板 of a day of delivery. `commentColor` 1 is red, 2 blue, any other grey. 403 CSP50004. [API-055, ACC-073] */
export const bulletinBoardCall = defineCall({
  ...ofPages,
  path: '/bulletin_board',
  query: deliveryDayQuery,
  reply: v.object({
    comments: list(
      v.object({ commentColor: maybe(v.string()), commentKind: maybe(v.string()), commentText: v.string() }),
    ),
  }),
})
