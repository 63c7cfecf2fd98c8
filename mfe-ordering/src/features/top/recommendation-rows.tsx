import type { WeekNumber } from '@shop/shared/domain'
import { recommendationPlaces } from '../../parts/recommendation/recommendation-places.ts'
import { RecommendationRow } from '../../parts/recommendation/recommendation-row.tsx'

/** A visitor has no history to recommend from: the ranking alone. A file of its own, below the first screen. */
export const RecommendationRows = ({ week, isVisitor }: { week: WeekNumber; isVisitor: boolean }) => (
  <>
    {isVisitor ? null : <RecommendationRow place={recommendationPlaces.topForMember} week={week} />}
    <RecommendationRow place={recommendationPlaces.topRanking} week={week} />
  </>
)
