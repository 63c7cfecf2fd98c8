import type { ApiClient } from '@shop/shared/api'
import { getTopCatalogues } from '@shop/shared/api/content'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

/** [BIZ-011, ORD-015] */
export const topCataloguesQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: ['catalogue', 'top-catalogues', week] as const,
    queryFn: ({ signal }) => getTopCatalogues(api, week, signal),
    staleTime: freshMs,
  })
