import type { ApiClient } from '@shop/shared/api'
import { getRegistrationStops } from '@shop/shared/api/shopping'
import { queryOptions } from '@shop/shared/query'

const freshMs = 30 * 60 * 1000

/** A member's subscriptions, of whichever week: one that is placed on a product's page has them read again. */
export const subscriptionsKey = ['ordering', 'subscriptions'] as const

/** Products that may not be newly subscribed to. */
export const registrationStopsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ordering', 'registration-stops'] as const,
    queryFn: ({ signal }) => getRegistrationStops(api, signal),
    staleTime: freshMs,
  })
