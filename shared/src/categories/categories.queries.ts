import type { ApiClient } from '@shop/shared/api'
import { getAppCategories } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

/** Reads the tree of categories with counts; the same for everybody in a week. */
export const categoriesQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: ['catalogue', 'categories', week] as const,
    queryFn: ({ signal }) => getAppCategories(api, week, signal),
    staleTime: freshMs,
  })
