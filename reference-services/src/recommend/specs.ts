/** The kind of recommendation that each place of the pages shows. [BIZ-010] */
export type Spec = {
  /** Begins with 50 for a ranking, with 30 for a recommendation. */
  modelId: `50${string}` | `30${string}`
  from: 'ranking' | 'history' | 'together'
  max: 50 | 100
  /** Only what can come on its own, and does not yet. */
  isForSubscription?: boolean
  /** Only what the member never ordered. */
  isNew?: boolean
  /**
   * Where orders say nothing, the ranking: a place with a title of its own, beside a product or an order. The top page
   * has the ranking under its own name already.
   */
  fallsBack?: boolean
}

const ranking: Spec = { modelId: '5001', from: 'ranking', max: 100 }
const byHistory: Spec = { modelId: '3001', from: 'history', max: 100 }

const specs = new Map<string, Spec>(
  Object.entries({
    'ranking-top': ranking,
    'recommend-top': byHistory,
    'recommend-order-pc': { modelId: '3011', from: 'together', max: 50, fallsBack: true },
    'recommend-order-sp': { modelId: '3012', from: 'together', max: 50, fallsBack: true },
    'recommend-cart': { modelId: '3021', from: 'together', max: 50, fallsBack: true },
    'recommend-repeat': { modelId: '3031', from: 'history', max: 50, isNew: true },
    'recommend-come-every': { modelId: '3041', from: 'history', max: 100, isForSubscription: true },
    detail: { modelId: '3051', from: 'history', max: 50, fallsBack: true },
  }),
)

/** A model that is asked for by its id; else the place that asks; else what its name begins with. */
export function specOf(specId: string, modelId: string | undefined): Spec {
  if (modelId !== undefined) return [...specs.values()].find((one) => one.modelId === modelId) ?? familyOf(modelId)
  return specs.get(specId) ?? familyOf(specId)
}

const familyOf = (name: string): Spec => (/^(?:50|ranking)/i.test(name) ? ranking : byHistory)
export const rankingForAll = ranking
