import type { WeekNumber } from '@shop/shared/domain'
import type { HistoryLine } from '@shop/shared/domain/order-history'

/** Names a line among those of its week: a product may come on its own and be ordered besides. */
export const keyOfLine = ({ orderNumber, subscriptionNumber, update }: HistoryLine): string =>
  `${orderNumber} ${subscriptionNumber ?? ''} ${update === 'cancelled' ? update : ''}`

/**
 * A scroll site sells its goods itself. What stands in the order that is being made need not be ordered again, unless it
 * was taken out of it. [ACC-052]
 */
export const mayOrderAgain = ({ isScrollOrder, update, week }: HistoryLine, currentWeek?: WeekNumber): boolean =>
  !isScrollOrder && (update === 'cancelled' || week !== currentWeek)
