import type { ApiClient } from '@shop/shared/api'
import { getSuggestions } from '@shop/shared/api/suggest'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

/** What a word may become; a field without suggestions is still a field, so it is asked for once. [API-060, CHR-050] */
export const suggestionsQuery = (api: ApiClient, week: WeekNumber, typed: string) =>
  queryOptions({
    queryKey: ['catalogue', 'suggestions', week, typed] as const,
    queryFn: ({ signal }) => getSuggestions(api, { week, typed }, signal),
    enabled: typed !== '',
    staleTime: freshMs,
    retry: false,
  })
