export type RecommendationPlace = {
  /** Names the place to the recommendation service. */
  specId: string
  /** How many it is asked for, and how many are shown. [CAT-093] */
  limit: number
  shown: number
}

/** Where recommendations stand on the screens of this remote. */
export const recommendationPlaces = {
  topForMember: { specId: 'recommend-top', limit: 100, shown: 20 },
  topRanking: { specId: 'ranking-top', limit: 100, shown: 20 },
  repeat: { specId: 'recommend-repeat', limit: 50, shown: 20 },
  subscriptions: { specId: 'recommend-come-every', limit: 100, shown: 20 },
  orderedList: { specId: 'recommend-cart', limit: 50, shown: 20 },
} as const satisfies Record<string, RecommendationPlace>
