/** Recommended products that a member opened: a door of its own, which is loaded once there is something to tell. */
import type { ApiClient } from '@shop/shared/api'
import type { ProductAddress } from '@shop/shared/api/shopping'
import { isTrackingId, recommendedViewCall } from '@shop/shared/contract'

export type RecommendedView = {
  product: ProductAddress
  /** As it came with the recommended product; nothing is told of one of another form. */
  trackingId: string
  /** Under which id the recommendations know the member; asked for when there is something to tell. [API-037] */
  userId(): Promise<string>
}

/** Tells the recommendations what a member has opened of them. [CAT-057] */
export async function postRecommendedView(
  api: ApiClient,
  { product: { week, orderNumber }, trackingId, userId }: RecommendedView,
): Promise<void> {
  if (!isTrackingId(trackingId)) return
  const body = { userId: await userId(), trackingId, planningWeek: week, orderNo: orderNumber }
  await api.send(recommendedViewCall, { body })
}
