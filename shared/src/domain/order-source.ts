/**
 * Input status of an order line by where it was placed: one id on the web, one in the app. Ids with
 * `confirmed: false` are ours until the API team confirms them; a production start refuses them.
 * [ORD-073, ORD-074, MOB-020, G-04]
 */
const orderSources = {
  orderNumber: { web: 62, app: 74, confirmed: true },
  search: { web: 63, app: 76, confirmed: true },
  repeat: { web: 64, app: 77, confirmed: true },
  subscription: { web: 66, app: 44, confirmed: true },
  category: { web: 9101, app: 9201, confirmed: false },
  recommend: { web: 9102, app: 9202, confirmed: false },
  slide: { web: 9103, app: 9203, confirmed: false },
  top: { web: 9104, app: 9204, confirmed: false },
  rakusuku: { web: 9105, app: 9205, confirmed: false },
  chocotto: { web: 9106, app: 9206, confirmed: false },
  limitedProduct: { web: 9107, app: 9207, confirmed: false },
  pointExchange: { web: 9108, app: 9208, confirmed: false },
  favourite: { web: 9109, app: 9209, confirmed: false },
  subscriptionChange: { web: 9110, app: 9210, confirmed: false },
} as const

export type OrderSource = keyof typeof orderSources
export type EntryKind = 'web' | 'app'

export const inputStatus = (source: OrderSource, entry: EntryKind): number => orderSources[source][entry]

/** A change of a subscription, from the web or from the app. [ORD-106] */
export const isSubscriptionChange = (status: number | undefined): boolean =>
  status === orderSources.subscriptionChange.web || status === orderSources.subscriptionChange.app

/** Places that a product's address may name as `from`. Nobody comes from a subscription: that is another kind of order. */
const isPlace = (word: string): word is OrderSource =>
  Object.hasOwn(orderSources, word) && word !== 'subscription' && word !== 'subscriptionChange'

/**
 * The source of what is ordered on a product's page, by the `from` of its address. An unknown word counts as a
 * category; no word at all is no source, which is order number input. [CAT-057, ORD-073, ORD-074]
 */
export function orderSourceFrom(from: string | undefined): OrderSource {
  if (from === undefined) return 'orderNumber'
  if (from === 'ranking') return 'recommend'
  return isPlace(from) ? from : 'category'
}

/** Sources whose ids the API team has not confirmed. */
export const provisionalSources = (): OrderSource[] =>
  (Object.keys(orderSources) as OrderSource[]).filter((source) => !orderSources[source].confirmed)

/** The external scroll sites: fashion and daily goods. [BIZ-012, ORD-127] */
const scrollStatuses: readonly number[] = [73, 80]
export const isScrollStatus = (status: number): boolean => scrollStatuses.includes(status)
