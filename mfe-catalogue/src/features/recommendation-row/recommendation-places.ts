import { topRanking } from '@shop/shared/recommendations'
import type { RecommendedRow } from '@shop/shared/slots'

export type RecommendationPlace = {
  /** Names the place to the recommendation service. */
  specId: string
  /** How many it is asked for, and how many are shown. */
  limit: number
  shown: number
  /** Asked beside what the member has ordered for the week. A ranking is the same for everybody. */
  isBesideOrder: boolean
}

/** Where mfe-ordering has rows of recommendations on its screens. */
export const recommendationPlaces: Readonly<Record<RecommendedRow['place'], RecommendationPlace>> = {
  topForMember: { specId: 'recommend-top', limit: 100, shown: 20, isBesideOrder: true },
  topRanking: { ...topRanking, shown: 20, isBesideOrder: false },
  repeat: { specId: 'recommend-repeat', limit: 50, shown: 20, isBesideOrder: true },
  subscriptions: { specId: 'recommend-come-every', limit: 100, shown: 20, isBesideOrder: true },
  orderedList: { specId: 'recommend-cart', limit: 50, shown: 20, isBesideOrder: true },
}
