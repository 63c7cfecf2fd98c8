import type { ProductAddress } from '@shop/shared/api/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQueryClient } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { useEffect, useRef } from 'react'

/**
 * Tells the recommendations once that a member has opened what they recommended. Never in the app, never of a visitor,
 * and whatever fails, nobody hears of it.
 */
export function useTrackedView({ week, orderNumber }: ProductAddress, trackingId: string | undefined): void {
  const { api, entry } = usePlatform()
  const client = useQueryClient()
  const code = useSession(memberOf)?.code
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (entry === 'app' || code === undefined || trackingId === undefined || told.current === trackingId) return
    told.current = trackingId
    import(/* webpackChunkName: "recommended-view" */ './post-view-once.ts')
      .then(({ postViewOnce }) =>
        postViewOnce(client, api, { member: code, product: { week, orderNumber }, trackingId }),
      )
      .catch(() => undefined)
  }, [api, client, entry, code, trackingId, week, orderNumber])
}
