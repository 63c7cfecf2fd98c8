import { formatNumber } from '@shop/shared/domain'
import type { OrderLineControl } from './use-order-line.ts'

/** Says 定期便で2点. */
export const subscribedWords = (pieces: number): string => `定期便で${formatNumber(pieces)}点`

/** Says a product's part of the member's order: 注文済み 1点・定期便で2点. An order that is under way is not said yet. */
export function orderedWords({
  ordered,
  subscribed,
  isOrdering,
}: Pick<OrderLineControl, 'ordered' | 'subscribed' | 'isOrdering'>): string | undefined {
  const words = [
    ...(ordered > 0 && !isOrdering ? [`注文済み ${formatNumber(ordered)}点`] : []),
    ...(subscribed > 0 ? [subscribedWords(subscribed)] : []),
  ]
  return words.length === 0 ? undefined : words.join('・')
}
