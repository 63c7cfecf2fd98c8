import { isTrackingId, tellRecommendedView } from '@shop/shared/api/product-detail'
import type { ProductAddress } from '@shop/shared/api/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQueryClient } from '@shop/shared/query'
import { recommendUserQuery } from '@shop/shared/recommend-user'
import { memberOf, useSession } from '@shop/shared/session'
import { useEffect, useRef } from 'react'

/**
 * Tells the recommendations once that a member has opened what they recommended. Never in the app, never of a visitor,
 * and whatever fails, nobody hears of it. [CAT-057, MOB-009, GRD-079]
 */
export function useTrackedView({ week, orderNumber }: ProductAddress, trackingId: string | undefined): void {
  const { api, entry } = usePlatform()
  const client = useQueryClient()
  const code = useSession(memberOf)?.code
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (entry === 'app' || code === undefined || trackingId === undefined) return
    if (!isTrackingId(trackingId) || told.current === trackingId) return
    told.current = trackingId
    client
      .ensureQueryData(recommendUserQuery(api, code))
      .then((userId) => tellRecommendedView(api, { product: { week, orderNumber }, trackingId, userId }))
      .catch(() => undefined)
  }, [api, client, entry, code, trackingId, week, orderNumber])
}
