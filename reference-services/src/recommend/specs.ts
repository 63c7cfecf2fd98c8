/** What a place of the pages is recommended. [API-036, BIZ-010, CAT-093] */
export type Spec = {
  /** Begins with 50 for a ranking, with 30 for a recommendation. */
  modelId: `50${string}` | `30${string}`
  from: 'ranking' | 'history' | 'together'
  most: 50 | 100
  /** Only what can come on its own, and does not yet. */
  isForSubscription?: boolean
  /** Only what the member never ordered. */
  isNew?: boolean
}

const ranking: Spec = { modelId: '5001', from: 'ranking', most: 100 }
const byHistory: Spec = { modelId: '3001', from: 'history', most: 100 }

const specs: Readonly<Record<string, Spec>> = {
  'ranking-top': ranking,
  'recommend-top': byHistory,
  'recommend-order-pc': { modelId: '3011', from: 'together', most: 50 },
  'recommend-order-sp': { modelId: '3012', from: 'together', most: 50 },
  'recommend-cart': { modelId: '3021', from: 'together', most: 50 },
  'recommend-repeat': { modelId: '3031', from: 'history', most: 50, isNew: true },
  'recommend-come-every': { modelId: '3041', from: 'history', most: 100, isForSubscription: true },
  detail: { modelId: '3051', from: 'history', most: 50 },
}

/** A model that is asked for by its id; else the place that asks; else what its name begins with. */
export function specOf(specId: string, modelId: string | undefined): Spec {
  if (modelId !== undefined) return Object.values(specs).find((one) => one.modelId === modelId) ?? familyOf(modelId)
  return specs[specId] ?? familyOf(specId)
}

const familyOf = (name: string): Spec => (/^(?:50|ranking)/i.test(name) ? ranking : byHistory)
export const rankingForAll = ranking
