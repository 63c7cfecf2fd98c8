import type { WeekNumber } from '@shop/shared/domain'
import type { HistoryLine, PointHistoryLine } from '@shop/shared/domain/order-history'
import type { PlatformServices } from '@shop/shared/platform'
import { type OrdersResult, orderEachOnce } from '@shop/shared/product/bulk-order'
import { findProducts } from './find-products.ts'
import {
  alwaysSkipped,
  matchProducts,
  type ProductAgain,
  reorderQuestion,
  reorderRequestsOf,
  withReasons,
} from './plan-again.ts'

export type AgainLines = { lines: readonly HistoryLine[]; points?: readonly PointHistoryLine[] }

/** Orders lines of before in an open week, after it was said what cannot be ordered in it, and why. */
export async function orderAgain(
  platform: PlatformServices,
  { lines, points = [] }: AgainLines,
  week: WeekNumber,
  tell: (done: number, total?: number) => void,
): Promise<OrdersResult<ProductAgain> | undefined> {
  const requests = reorderRequestsOf(lines)
  const found = await findProducts(
    platform,
    week,
    requests.map(({ no }) => no),
  )
  const { products, left } = matchProducts(requests, found)
  const all = [...left, ...alwaysSkipped(lines, points)]
  return orderEachOnce(
    platform,
    {
      week,
      products,
      // They have been read just now.
      viewedAt: platform.clock.now(),
      source: 'repeat',
      quantityOf: ({ pieces }) => pieces,
      refine: (plan, order) => withReasons(plan, order, all),
      questionOf: (plan) => reorderQuestion(plan, week),
    },
    tell,
  )
}
