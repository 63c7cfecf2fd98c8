import type { ApiClient } from '@shop/shared/api'
import { getSearchConditions } from '@shop/shared/api/search'
import type { Facets } from '@shop/shared/api/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'
import { keptFacets } from './kept-facets.ts'

const slowMs = 10 * 60_000

/** Names and order of the conditions. [CAT-083] */
export const searchConditionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'search-conditions'] as const,
    queryFn: ({ signal }) => getSearchConditions(api, signal),
    staleTime: slowMs,
  })

/** What is offered for the list that `list` names: the values of before with the counts of now. */
export function keepFacets(
  queryClient: PlatformServices['queryClient'],
  list: readonly [kind: string, ...list: unknown[]],
  now: Facets,
): Facets {
  const key = ['catalogue', ...list]
  const facets = keptFacets(queryClient.getQueryData<Facets>(key), now)
  queryClient.setQueryData(key, facets)
  return facets
}
