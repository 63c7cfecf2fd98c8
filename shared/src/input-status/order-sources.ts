/**
 * Input status of an order line by where it was placed: one id on the web, one in the app. Ids with
 * `confirmed: false` are ours until an operator gives others; a production start refuses them.
 * [ORD-073, ORD-074, MOB-020, G-04]
 */
export const orderSources = {
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
  /** Pressed on a page of the web catalogue. [K-57] */
  webCatalogue: { web: 9111, app: 9211, confirmed: false },
  subscriptionChange: { web: 9110, app: 9210, confirmed: false },
} as const

export type OrderSource = keyof typeof orderSources

/** Ids of one source, on the web and in the app. */
export type SourceIds = { readonly web: number; readonly app: number }
/** Ids that an operator gives in place of ours, by source. */
export type GivenSourceIds = Readonly<Record<string, SourceIds | undefined>>

/** Gives the ids of a source: the operator's, or those of the table. */
export const idsOf = (source: OrderSource, given: GivenSourceIds = {}): SourceIds =>
  given[source] ?? orderSources[source]

/** Gives the source that an id stands for; `undefined` for a number that no source has. */
export const sourceOfId = (id: number, given?: GivenSourceIds): OrderSource | undefined =>
  (Object.keys(orderSources) as OrderSource[]).find((source) => {
    const { web, app } = idsOf(source, given)
    return web === id || app === id
  })

/** Sources whose ids the API team has not confirmed. */
export const provisionalSources = (): OrderSource[] =>
  (Object.keys(orderSources) as OrderSource[]).filter((source) => !orderSources[source].confirmed)
