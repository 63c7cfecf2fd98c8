import { type GivenSourceIds, idsOf, type OrderSource, orderSources, sourceOfId } from '@shop/shared/input-status'

export type { GivenSourceIds, OrderSource }
export type EntryKind = 'web' | 'app'

/** Gives the number that tells the service from which place, web or app, an order came; `given` are the operator's own. */
export const inputStatus = (source: OrderSource, entry: EntryKind, given?: GivenSourceIds): number =>
  idsOf(source, given)[entry]

/** Gives the way by which a line was ordered; `undefined` for a number that no way has. */
export const orderSourceOf = (status: number, given?: GivenSourceIds): OrderSource | undefined =>
  sourceOfId(status, given)

/**
 * A change of a subscription, of an order that comes on its own: those are placed as a subscription, whose numbers are
 * confirmed, or changed. [ORD-107, ORD-112]
 */
export const isSubscriptionChange = (status: number | undefined): boolean =>
  status !== undefined && status !== orderSources.subscription.web && status !== orderSources.subscription.app

/** Places that a product's address may name as `from`. Nobody comes from a subscription: that is another kind of order. */
const isPlace = (word: string): word is OrderSource =>
  Object.hasOwn(orderSources, word) && word !== 'subscription' && word !== 'subscriptionChange'

/** Words that the `from` of a product's address may have. */
export const sourceWords: readonly string[] = [...Object.keys(orderSources).filter(isPlace), 'ranking']

/**
 * Reads the source of what is ordered on a product's page from the `from` of its address. An unknown word counts as a
 * category; no word at all is no source, which is order number input.
 */
export function orderSourceFrom(from: string | undefined): OrderSource {
  if (from === undefined) return 'orderNumber'
  if (from === 'ranking') return 'recommend'
  return isPlace(from) ? from : 'category'
}
