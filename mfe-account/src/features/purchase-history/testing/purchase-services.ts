import { alertCardsCall, monthlyPurchasesCall, purchaseHistoryCall } from '@shop/shared/contract'
import { type Asked, answer, type ReplyBody, server } from '@shop/shared/testing'

type PurchasesReply = ReplyBody<typeof purchaseHistoryCall>
export type SlipReply = NonNullable<PurchasesReply['slipPurchases']>[number]
export type ItemReply = NonNullable<SlipReply['purchasedItems']>[number]

const nothing = {
  subtotal10: 0,
  subtotalReduced8: 0,
  subtotalNonTaxable: 0,
  deliverySubtotal: 0,
  tax10: 0,
  taxReduced8: 0,
  total: 0,
}

export const anItem = (over: Partial<ItemReply> = {}): ItemReply => ({
  itemName: '十勝しぼりたて牛乳',
  itemQuantity: 2,
  unitPriceWithTax: 257,
  unitPriceWithoutTax: 238,
  purchasePriceWithTax: 514,
  purchasePriceWithoutTax: 476,
  correctionType: '0',
  taxType: '2',
  ...over,
})

/** Two bottles of milk that were delivered. */
export const aSlip = (over: Partial<SlipReply> = {}): SlipReply => ({
  purchaseDate: '2026-11-17',
  businessType: '002',
  officeName: '札幌西センター',
  transactionName: '宅配供給',
  ...nothing,
  subtotalReduced8: 476,
  deliverySubtotal: 476,
  taxReduced8: 38,
  total: 514,
  purchasedItems: [anItem()],
  ...over,
})

/** The same with gyoza of which one bag was torn, and the watching service. */
export const aCorrectedSlip = (over: Partial<SlipReply> = {}): SlipReply =>
  aSlip({
    subtotalReduced8: 973,
    deliverySubtotal: 973,
    taxReduced8: 78,
    total: 1051,
    corrected: {
      ...nothing,
      subtotalReduced8: 940,
      deliverySubtotal: 940,
      taxReduced8: 76,
      total: 1346,
      watchingServiceSubtotal: 330,
    },
    purchasedItems: [
      anItem(),
      anItem({ itemName: '手包み風 肉餃子', itemQuantity: 1, purchasePriceWithTax: 537, purchasePriceWithoutTax: 497 }),
      {
        itemName: '肉餃子',
        itemRemark: '袋やぶれのため返金',
        purchasePriceWithTax: -35,
        purchasePriceWithoutTax: -33,
        correctionType: '1',
        taxType: '2',
      },
    ],
    ...over,
  })

type Replies = {
  /** Of every month, or by the month that is asked for. */
  slips: SlipReply[] | ((from: string) => SlipReply[]) | Response
  hasBilling: boolean
  /** In place of what the slips add up to. */
  total: number | undefined
  months: ReplyBody<typeof monthlyPurchasesCall>['months'] | Response
}

const ordinary: Replies = {
  slips: [aSlip()],
  hasBilling: false,
  total: undefined,
  months: [{ month: '2026-11', total: 514 }],
}

const totalsOf = (slips: readonly SlipReply[]) => ({
  ...nothing,
  total: slips.reduce((sum, { total, corrected }) => sum + (corrected?.total ?? total), 0),
})

/** Answers the calls of the screen; gives what they were asked for. */
export function answerPurchases(over: Partial<Replies> = {}) {
  const { slips, hasBilling, total, months } = { ...ordinary, ...over }
  const asked = {
    months: [] as Asked<typeof purchaseHistoryCall>['query'][],
    totals: [] as Asked<typeof monthlyPurchasesCall>['query'][],
  }
  server.use(
    answer(alertCardsCall, { alertCardMessages: [{ displayName: '年末年始', messageContent: '12月29日まで' }] }),
    answer(purchaseHistoryCall, ({ query }) => {
      asked.months.push(query)
      if (slips instanceof Response) return slips.clone()
      const slipPurchases = typeof slips === 'function' ? slips(query.purchaseDateFrom) : slips
      const totals = { ...totalsOf(slipPurchases), ...(total === undefined ? {} : { total }) }
      return { lastMonthBillingNoteExist: hasBilling, totals, slipPurchases }
    }),
    answer(monthlyPurchasesCall, ({ query }) => {
      asked.totals.push(query)
      return months instanceof Response ? months.clone() : { months }
    }),
  )
  return asked
}
