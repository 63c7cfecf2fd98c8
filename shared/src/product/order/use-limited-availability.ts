import { can } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { memberOf, type Session } from '@shop/shared/session'
import { useEffect, useState } from 'react'
import { limitedAvailabilityQuery } from './order.queries.ts'

/**
 * Whether limited products may be ordered just now; `undefined` for any other product, and while nobody knows.
 * An effect and no query of its own: a list has a thousand products, few of them limited. [ORD-059]
 */
export function useLimitedAvailability({ isLimited }: Product, session: Session): boolean | undefined {
  const { api, queryClient } = usePlatform()
  const [isAvailable, setIsAvailable] = useState<boolean>()
  const member = memberOf(session)
  const asks = isLimited && member !== undefined && can(member, 'order')

  useEffect(() => {
    if (!asks) return
    let isHere = true
    queryClient.fetchQuery(limitedAvailabilityQuery(api)).then(
      (available) => {
        if (isHere) setIsAvailable(available)
      },
      // The service judges by itself.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [asks, api, queryClient])

  return isAvailable
}
