import type { WeekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { recommendationPlaces } from '../../parts/recommendation/recommendation-places.ts'
import { RecommendationRow } from '../../parts/recommendation/recommendation-row.tsx'

/** Products that can be subscribed to; left out when they cannot be had. */
export const SubscribableRow = ({ week }: { week: WeekNumber }) => (
  <RecommendationRow
    place={recommendationPlaces.subscriptions}
    week={week}
    title="定期便にできる商品"
    text="その週のいちばん安い価格でお届けします"
    keeps={isSubscribable}
    offersSubscription
  />
)

const isSubscribable = ({ isSubscription }: Product) => isSubscription
