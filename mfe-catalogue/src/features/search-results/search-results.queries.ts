import type { ApiClient } from '@shop/shared/api'
import { getSearchConditions, type SearchResult, searchProducts } from '@shop/shared/api/search'
import { getSuggestions } from '@shop/shared/api/suggest'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import type { ProductPagesQuery } from '@shop/shared/product/list'
import { queryOptions } from '@shop/shared/query'
import { sentFilter } from '../../parts/filter/chosen-filter.ts'
import { keepFacets } from '../../parts/filter/filter.queries.ts'
import type { Viewer } from '../../parts/use-viewer.ts'
import type { AskedResults } from './results-address.ts'

/** A word of a week, and who asks. */
export type SearchedWord = { week: WeekNumber; word: string; viewer: Viewer }

const slowMs = 10 * 60_000

export function searchResultsQuery(
  { api, queryClient }: Pick<PlatformServices, 'api' | 'queryClient'>,
  searched: SearchedWord,
  { sort, filter, isCorrected }: Pick<AskedResults, 'sort' | 'filter' | 'isCorrected'>,
): ProductPagesQuery<SearchResult> {
  const { week, word, viewer } = searched
  const sent = sentFilter(filter)
  return {
    queryKey: ['catalogue', 'search-results', { week, word, viewer: viewer.key, isCorrected }, { sort, ...sent }],
    async load(page, signal) {
      const result = await searchProducts(
        api,
        { for: { word }, filter: sent, isViewMode: viewer.isVisitor, isCorrected },
        { week, sort, ...page, assortment: viewer.assortment },
        signal,
      )
      // For as long as word, order and week stay.
      const list = ['search-facets', { week, word, viewer: viewer.key }, sort] as const
      return { ...result, facets: keepFacets(queryClient, list, result.facets) }
    },
  }
}

/** Names and order of the conditions. */
export const searchConditionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'search-conditions'] as const,
    queryFn: ({ signal }) => getSearchConditions(api, signal),
    staleTime: slowMs,
  })

/** Categories that have to do with a word which found nothing, or with one that may have been meant. */
export const relatedCategoriesQuery = (api: ApiClient, week: WeekNumber, words: readonly string[]) =>
  queryOptions({
    queryKey: ['catalogue', 'related-categories', week, words] as const,
    async queryFn({ signal }) {
      for (const typed of words) {
        const { categories } = await getSuggestions(api, { week, typed }, signal)
        if (categories.length > 0) return categories
      }
      return []
    },
    staleTime: slowMs,
  })
