import type { ApiClient } from '@shop/shared/api'
import type { ProductAddress } from '@shop/shared/api/shopping'
import { isTrackingId, recommendedViewCall } from '@shop/shared/contract'

export { isTrackingId }

export type RecommendedView = {
  product: ProductAddress
  /** As it came with the recommended product. */
  trackingId: string
  /** Under which id the recommendations know the member. [API-037] */
  userId: string
}

/** Tells the recommendations what a member has opened of them. [CAT-057] */
export async function tellRecommendedView(
  api: ApiClient,
  { product: { week, orderNumber }, trackingId, userId }: RecommendedView,
): Promise<void> {
  await api.send(recommendedViewCall, { body: { userId, trackingId, planningWeek: week, orderNo: orderNumber } })
}
