import { formatNumber, formatWeek, type OrderNumber, type WeekNumber } from '@shop/shared/domain'
import { currentNumber, type HistoryLine, type PointHistoryLine } from '@shop/shared/domain/order-history'
import {
  type Order,
  type Product,
  quantityLimit,
  shoppingMessages,
  subscribedPieces,
} from '@shop/shared/domain/shopping'
import type { ConfirmQuestion } from '@shop/shared/platform'
import {
  type OrderPlan,
  productCountText,
  reasonLines,
  type SkippedProduct,
  skippedOf,
} from '@shop/shared/product/bulk-order'
import { mayOrderAgain } from './may-order-again.ts'

/** A product as it is on sale today, and the pieces to be ordered of it. */
export type ProductAgain = Product & { pieces: number; isLowered: boolean }

export type ReorderRequest = { name: string; no: OrderNumber; pieces: number }

/** Each product once, with the pieces of all its lines. */
export function reorderRequestsOf(lines: readonly HistoryLine[]): ReorderRequest[] {
  const requests = new Map<OrderNumber, ReorderRequest>()
  for (const line of lines.filter((one) => mayOrderAgain(one))) {
    const no = currentNumber(line)
    const pieces = (requests.get(no)?.pieces ?? 0) + line.quantity
    requests.set(no, { name: line.name, no, pieces })
  }
  return [...requests.values()]
}

/** Never ordered again from here, whatever is on sale. [ACC-050, ACC-052] */
export const alwaysSkipped = (lines: readonly HistoryLine[], points: readonly PointHistoryLine[]): SkippedProduct[] => [
  ...lines.filter((line) => !mayOrderAgain(line)).map((product) => ({ product, reason: '専門サイトの商品です' })),
  ...points.map((product) => ({ product, reason: 'ポイント交換の商品です' })),
]

/** The products of the requests with no more pieces than may be had, and what is not handled in the week. */
export function matchProducts(
  requests: readonly ReorderRequest[],
  found: ReadonlyMap<OrderNumber, Product>,
): { products: ProductAgain[]; left: SkippedProduct[] } {
  const products = requests.flatMap(({ no, pieces }): ProductAgain[] => {
    const product = found.get(no)
    if (product === undefined) return []
    const limit = quantityLimit(product)
    return [{ ...product, pieces: Math.min(pieces, limit), isLowered: pieces > limit }]
  })
  const left = requests
    .filter(({ no }) => !found.has(no))
    .map((product) => ({ product, reason: shoppingMessages.notHandled.title }))
  return { products, left }
}

/** Beside what comes by subscription nothing is ordered unasked. */
export function withReasons(
  plan: OrderPlan<ProductAgain>,
  order: Order | undefined,
  left: readonly SkippedProduct[],
): OrderPlan<ProductAgain> {
  const comes = (product: ProductAgain) => subscribedPieces(order, product) > 0
  const coming = plan.send.filter(comes).map((product) => ({ product, reason: '定期便でお届けする商品です' }))
  return { ...plan, send: plan.send.filter((product) => !comes(product)), left: [...plan.left, ...coming, ...left] }
}

/** Asked before several are ordered, and before one of which not all is as it was. */
export function reorderQuestion(
  { send, ordered, left }: OrderPlan<ProductAgain>,
  week: WeekNumber,
): ConfirmQuestion | undefined {
  const lowered = send.filter(({ isLowered }) => isLowered)
  if (send.length === 0 || (send.length === 1 && ordered.length + left.length + lowered.length === 0)) return undefined
  const pieces = send.reduce((sum, product) => sum + product.pieces, 0)
  const { details = [], ...leftOut } = skippedOf({ ordered, left })
  const all = [
    ...details,
    ...reasonLines(lowered.map((product) => ({ product, reason: `上限の${product.pieces}点を注文します` }))),
  ]
  return {
    title: `${productCountText(send.length)}（${formatNumber(pieces)}点）を${formatWeek(week)}のご注文に追加しますか？`,
    ...leftOut,
    ...(all.length === 0 ? {} : { details: all }),
    yes: '注文する',
    no: '注文しない',
  }
}
