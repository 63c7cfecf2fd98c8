import type { LotteryOutcome } from './lottery.ts'
import type { Product } from './product.ts'

/** A request for a subscription: no delivery this time, or none ever again. */
export type Stop = 'skip' | 'cancel'

/** Why nothing of a line comes. */
export type NonDeliveryReason = Stop | 'notHandled' | 'lost'

/** So many of a product, ordered or about to be. */
export type Counted = {
  product: Product
  quantity: number
  stop?: Stop
  lottery?: LotteryOutcome
}

/**
 * Decides whether a line is delivered in its week, the one rule for list, badge, top page and subscriptions. A stop
 * counts from when it is asked, a limited item only while it is valid.
 */
export function nonDeliveryReasonOf({ product, stop, lottery }: Counted): NonDeliveryReason | undefined {
  if (stop !== undefined) return stop
  if (!product.isOnSale) return 'notHandled'
  return lottery?.is === 'lost' ? 'lost' : undefined
}

/** Pieces of a line that are delivered and paid for. */
export function deliverablePieces(line: Counted): number {
  if (nonDeliveryReasonOf(line) !== undefined) return 0
  return line.lottery?.is === 'fewer' ? line.lottery.won : line.quantity
}
