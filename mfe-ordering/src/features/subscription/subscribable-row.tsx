import type { WeekNumber } from '@shop/shared/domain'
import { RecommendedRow } from '../../parts/recommended-row.tsx'

/** Products that can be subscribed to; left out when they cannot be had. */
export const SubscribableRow = ({ week }: { week: WeekNumber }) => (
  <RecommendedRow
    place="subscriptions"
    week={week}
    title="定期便にできる商品"
    text="その週のいちばん安い価格でお届けします"
    isForSubscription
  />
)
