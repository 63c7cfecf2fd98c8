import type { ApiClient } from '@shop/shared/api'
import { getPopularWords } from '@shop/shared/api/search'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

export const popularWordsQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: ['catalogue', 'popular-words', week] as const,
    queryFn: ({ signal }) => getPopularWords(api, week, signal),
    staleTime: freshMs,
  })
