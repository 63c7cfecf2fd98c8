import { orderHistoryCall, paymentDetailCall, purchaseHistoryCall, type SlipPurchaseWire } from '@shop/shared/contract'
import type * as v from 'valibot'
import { type Broken, expectEqual, firstOf, type Rule, ruleOf, sumOf } from './rule.ts'

type HistoryLine = v.InferOutput<typeof orderHistoryCall.reply>['product_order_history_list'][number]

/** Codes of a subscription that leaves the next delivery out, and of one that ends. */
const leftOut: readonly number[] = [9, 10]
const standardRate = 10
const reducedRate = 8
const percent = 100

/** Pieces that come: none of what was taken out, of a lottery those that were won. [ACC-048] */
function piecesOf({ is_order_invalid, come_every_inf_list, lottery_quantity, win_count, suryo }: HistoryLine): number {
  const isLeftOut = come_every_inf_list.some(({ riyo_tou_kbn }) => leftOut.includes(riyo_tou_kbn))
  if (is_order_invalid === true || isLeftOut) return 0
  return lottery_quantity === undefined ? suryo : Math.min(win_count ?? suryo, suryo)
}

const taxOf = (base: number, rate: number): number => Math.trunc((base * rate) / percent)

const historyRule = ruleOf(orderHistoryCall, ['ACC-048', 'API-033'], ({ query, reply }) => {
  const lines = reply.product_order_history_list
  const isWhole = query.offset === 0 && lines.length < query.limit
  if (!isWhole || reply.showsTotals === false) return undefined
  const baseOf = (rate: number) =>
    sumOf(
      lines.filter((line) => line.zei_ritu === rate).map((line) => (line.taxin_price - line.zei_gaku) * piecesOf(line)),
    )
  const [base10, base8] = [reply['10tax_rate_base_price'], reply.reduced_8tax_rate_base_price]
  return firstOf(
    expectEqual('10tax_rate_base_price: the sum of its lines,', base10, baseOf(standardRate)),
    expectEqual('reduced_8tax_rate_base_price: the sum of its lines,', base8, baseOf(reducedRate)),
    expectEqual('tax_exempt_base_price: the sum of its lines,', reply.tax_exempt_base_price, baseOf(0)),
    expectEqual('10sales_tax_price: rounded down once,', reply['10sales_tax_price'], taxOf(base10, standardRate)),
    expectEqual(
      'reduced_8sales_tax_price: rounded down once,',
      reply.reduced_8sales_tax_price,
      taxOf(base8, reducedRate),
    ),
  )
})

type Sums = Pick<
  SlipPurchaseWire,
  'subtotal10' | 'subtotalReduced8' | 'subtotalNonTaxable' | 'tax10' | 'taxReduced8' | 'otherRates' | 'total'
>

const expectTotal = (sums: Sums, more = 0): Broken | undefined => {
  const parts = [
    sums.subtotal10,
    sums.subtotalReduced8,
    sums.subtotalNonTaxable,
    sums.tax10,
    sums.taxReduced8,
    more,
    ...sums.otherRates.flatMap(({ subtotal, tax }) => [subtotal, tax]),
  ]
  return expectEqual('total: the sum of its subtotals and taxes,', sums.total, sumOf(parts))
}

/** The subtotals of a slip are what its items come to without tax, corrections left out. */
function expectItems(slip: SlipPurchaseWire): Broken | undefined {
  const items = slip.purchasedItems.filter(({ correctionType }) => correctionType === '0')
  const subtotal = (type: string) =>
    sumOf(
      items
        .filter(({ taxType }) => taxType === type)
        .map((item) => item.discountedPriceWithoutTax ?? item.purchasePriceWithoutTax),
    )
  return firstOf(
    expectEqual('subtotal10: the sum of its items,', slip.subtotal10, subtotal('1')),
    expectEqual('subtotalReduced8: the sum of its items,', slip.subtotalReduced8, subtotal('2')),
    expectEqual('subtotalNonTaxable: the sum of its items,', slip.subtotalNonTaxable, subtotal('0')),
  )
}

const slipRule = ruleOf(purchaseHistoryCall, ['ACC-062', 'API-055'], ({ reply: { slipPurchases, totals } }) =>
  firstOf(
    ...slipPurchases.flatMap((slip) => [
      expectItems(slip),
      expectTotal(slip),
      slip.corrected && expectTotal(slip.corrected, slip.corrected.watchingServiceSubtotal),
    ]),
    expectTotal(totals, totals.watchingServiceSubtotal),
  ),
)

const slipDayRule = ruleOf(purchaseHistoryCall, ['API-062', 'ACC-058'], ({ query, reply: { slipPurchases } }) => {
  const { purchaseDateFrom: from, purchaseDateTo: to } = query
  const other = slipPurchases.find(({ purchaseDate }) => purchaseDate < from || purchaseDate > to)
  return other && { expected: `slips from ${from} to ${to}`, got: other.purchaseDate }
})

/** A row has its own taxes, and all of it is taxed once: of each rate not a whole yen is lost in a row. [K-62] */
const yenOfRounding = 2

const paymentRule = ruleOf(paymentDetailCall, ['ACC-077', 'API-054'], ({ reply: { paymentDetail } }) => {
  if (paymentDetail === undefined) return undefined
  const { accumulatedAmount, detailList } = paymentDetail
  const total = sumOf(detailList.map((row) => row.kikakuSyuTotalAmount))
  const isSum = Math.abs(accumulatedAmount - total) <= yenOfRounding * detailList.length
  return firstOf(
    isSum ? undefined : expectEqual('accumulatedAmount: the sum of its rows,', accumulatedAmount, total),
    ...detailList.map((row) =>
      expectEqual(
        'kikakuSyuTotalAmount: use and adjustment,',
        row.kikakuSyuTotalAmount,
        row.deliveryUseAmount + row.adjustmentAmount,
      ),
    ),
  )
})

export const sumRules: readonly Rule[] = [historyRule, slipRule, slipDayRule, paymentRule]
