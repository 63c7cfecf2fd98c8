import type { HistoryLine } from '@shop/shared/domain/order-history'

/** Names a line among those of its week: a product may come on its own and be ordered besides. */
export const keyOfLine = ({ orderNumber, subscriptionNumber, update }: HistoryLine): string =>
  `${orderNumber} ${subscriptionNumber ?? ''} ${update === 'cancelled' ? update : ''}`

/** A scroll site sells its goods itself. [ACC-052] */
export const mayOrderAgain = ({ isScrollOrder }: HistoryLine): boolean => !isScrollOrder
