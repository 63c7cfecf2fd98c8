import { alertCardsCall, orderHistoryCall, productCall, repeatListCall } from '@shop/shared/contract'
import type { OrderLine, Product } from '@shop/shared/domain/shopping'
import { type Asked, anOrderBook, answer, productWire, type ReplyBody, refused, server } from '@shop/shared/testing'

type Reply = ReplyBody<typeof orderHistoryCall>
type LineWire = NonNullable<Reply['product_order_history_list']>[number]
type PointWire = NonNullable<Reply['point_product_order_history_list']>[number]

export const aLineWire = (over: Partial<LineWire> = {}): LineWire => ({
  update_kbn: '1',
  planning_week: '20261104',
  order_no: '104001',
  product_name: '十勝 しぼりたて牛乳',
  suryo: 2,
  input_status: 62,
  input_status_name: '注文番号',
  odr_dt: '2026-11-13T18:00:00+09:00',
  zei_ritu: 8,
  taxin_price: 257,
  zei_gaku: 19,
  delivery_week: '20261104',
  ...over,
})

export const aPointWire = (over: Partial<PointWire> = {}): PointWire => ({
  image_url_list: [],
  product_name: 'ポイント交換 ゆめぴりか',
  order_no: '109410',
  taxin_price: 1390,
  suryo: 1,
  planning_week: '20261104',
  delivery_week: '20261104',
  ...over,
})

type Services = {
  lines: readonly LineWire[]
  points: readonly PointWire[]
  history: Partial<Reply>
  /** In place of the history. */
  fails: Response
  /** On sale this week, and bought before. */
  onSale: readonly Product[]
  /** On sale this week, and not in the list of what can be bought again. */
  others: readonly Product[]
  ordered: readonly OrderLine[]
}

/** The services behind the order history; gives what they were asked for, and the order of the week. */
export function answerHistory({
  lines = [],
  points = [],
  history = {},
  fails,
  onSale = [],
  others = [],
  ordered = [],
}: Partial<Services> = {}) {
  const orders = anOrderBook(ordered)
  const asked = { history: [] as Asked<typeof orderHistoryCall>['query'][], lists: 0, products: [] as string[] }
  server.use(
    ...orders.handlers,
    answer(alertCardsCall, { alertCardMessages: [] }),
    answer(orderHistoryCall, ({ query }) => {
      asked.history.push(query)
      if (fails !== undefined) return fails.clone()
      return {
        count: lines.length,
        '10tax_rate_base_price': 498,
        reduced_8tax_rate_base_price: 714,
        tax_exempt_base_price: 0,
        '10sales_tax_price': 49,
        reduced_8sales_tax_price: 57,
        deliversOn: '2026-11-24',
        product_order_history_list: [...lines],
        point_product_order_history_list: [...points],
        ...history,
      }
    }),
    answer(repeatListCall, () => {
      asked.lists += 1
      return {
        total_count: onSale.length,
        app_category_list: [],
        product_basic_info_list: onSale.map(productWire),
      }
    }),
    answer(productCall, ({ query }) => {
      asked.products.push(query.orderNo)
      const product = [...onSale, ...others].find(({ orderNumber }) => orderNumber === query.orderNo)
      return product === undefined ? refused(404, 'CSP9001') : productWire(product)
    }),
  )
  return { asked, orders }
}
