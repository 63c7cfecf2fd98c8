import type { ApiClient } from '@shop/shared/api'
import { getSubscriptions } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import { subscriptionsKey } from '@shop/shared/product/subscription'
import { queryOptions } from '@shop/shared/query'

/** The member's subscriptions. Asked for anew each time the screen is opened: a product's page may have added to it. */
export const subscriptionsQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: [...subscriptionsKey, week] as const,
    queryFn: ({ signal }) => getSubscriptions(api, week, signal),
    staleTime: 0,
  })
