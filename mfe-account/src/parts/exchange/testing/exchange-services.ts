import {
  memberPointCall,
  pointBalanceCall,
  pointExchangeProductsCall,
  productCall,
  recommendedProductsCall,
} from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import {
  type Asked,
  anOrderBook,
  answer,
  aProduct,
  productWire,
  type ReplyBody,
  refused,
  server,
} from '@shop/shared/testing'

const exchanged = { isPointExchange: true } as const
export const towel = aProduct({
  orderNumber: '109500',
  name: '交換タオル',
  brand: '今治',
  pointPrice: 500,
  ...exchanged,
})
export const rice = aProduct({ orderNumber: '109501', name: '新米', pointPrice: 1500, ...exchanged })

type Replies = {
  products?: readonly Product[] | Response
  /** Of the page of one product. */
  product?: Product | Response
  balance?: number | Response | (() => number)
  cardSuspensionType?: string
  ordered?: Parameters<typeof anOrderBook>[0]
}

/** Answers what lists and pages of an exchange ask for; the member service says another number on purpose. [K-29] */
export function answerExchange({
  products = [towel, rice],
  product = towel,
  balance = 1200,
  cardSuspensionType = '0',
  ordered = [],
}: Replies = {}) {
  const asked: Asked<typeof pointExchangeProductsCall>['query'][] = []
  const book = anOrderBook(ordered)
  const recommended: ReplyBody<typeof recommendedProductsCall> = {
    product_basic_info_list: [],
    meta: { request_params: { modelid: '3001' } },
  }
  server.use(
    ...book.handlers,
    answer(recommendedProductsCall, recommended),
    answer(memberPointCall, { currentPoint: 9999, availablePoint: 9999, totalReservedPoint: 0, cardSuspensionType }),
    answer(pointBalanceCall, () => {
      if (balance instanceof Response) return balance.clone()
      return { available_point_amount: typeof balance === 'number' ? balance : balance() }
    }),
    answer(pointExchangeProductsCall, ({ query }) => {
      asked.push(query)
      if (products instanceof Response) return products.clone()
      const list = query.sort === 'price_desc' ? products.toReversed() : products
      return { product_basic_info_list: list.map(productWire) }
    }),
    answer(productCall, () => (product instanceof Response ? product.clone() : productWire(product))),
  )
  return { asked, book }
}

export const noSuchProduct = () => refused(404, 'CSP9001')
