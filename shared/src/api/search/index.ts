/** Search by words and by barcode: a door of its own, which only who searches brings along. */
import type { ApiClient } from '@shop/shared/api'
import {
  type Facets,
  type ListFilter,
  type PageOf,
  type ProductPage,
  toCodes,
  toFacets,
  toFilterQuery,
  toPlaces,
  toProduct,
} from '@shop/shared/api/shopping'
import { popularWordsCall, productSearchCall, searchConditionsCall } from '@shop/shared/contract'
import type { WeekNumber } from '@shop/shared/domain'

/** Words, or the number below a barcode. */
export type SearchedFor = { word: string } | { janCode: string }

/** Of the large categories one is enough. */
export type SearchFilter = ListFilter & { categories: readonly string[] }

export type SearchResult = ProductPage & {
  facets: Facets
  /** Words that find more, the nearest first. */
  didYouMean: readonly string[]
}

type Search = {
  for: SearchedFor
  filter: SearchFilter
  isViewMode: boolean
  /** The word was taken from `didYouMean`. */
  isCorrected?: boolean
}

/** [API-056, API-058, CAT-081, CAT-087] */
export async function searchProducts(
  api: ApiClient,
  { for: searched, filter, isViewMode, isCorrected = false }: Search,
  page: PageOf,
  signal?: AbortSignal,
): Promise<SearchResult> {
  const category = toCodes(filter.categories)
  const reply = await api.send(productSearchCall, {
    query: {
      planningWeek: page.week,
      ...('word' in searched ? { searchWord: searched.word } : { janCode: searched.janCode }),
      sort: page.sort,
      limit: page.limit,
      offset: page.offset,
      ...(category === undefined ? {} : { category }),
      ...toFilterQuery(filter),
      ...(isCorrected ? { didYouMeanFlg: 1 } : {}),
      ...(isViewMode ? { isViewMode: 1 } : {}),
      ...toPlaces(page.assortment),
    },
    signal,
  })
  return {
    total: reply.total_count,
    products: reply.product_basic_info_list.map(toProduct),
    facets: toFacets(reply.facet),
    didYouMean: reply.did_you_mean,
  }
}

/** Conditions in the order in which they are offered. [API-069] */
export async function getSearchConditions(
  api: ApiClient,
  signal?: AbortSignal,
): Promise<{ code: string; name: string }[]> {
  const { searchConditions } = await api.send(searchConditionsCall, { signal })
  return searchConditions.toSorted((one, other) => one.displayOrder - other.displayOrder)
}

/** Words that lead to much that members order in the week, the best first. */
export async function getPopularWords(api: ApiClient, week: WeekNumber, signal?: AbortSignal): Promise<string[]> {
  return (await api.send(popularWordsCall, { query: { planningWeek: week }, signal })).word_list
}
