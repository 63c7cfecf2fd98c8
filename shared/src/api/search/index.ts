/** Search by words and by barcode: a door of its own, which only who searches brings along. */
import type { ApiClient } from '@shop/shared/api'
import { type PageOf, type ProductPage, toPlaces, toProduct } from '@shop/shared/api/shopping'
import { popularWordsCall, productSearchCall, searchConditionsCall } from '@shop/shared/contract'
import type { WeekNumber } from '@shop/shared/domain'

/** Words, or the number below a barcode. */
export type SearchedFor = { word: string } | { janCode: string }

/** Prices are whole yen with tax, both ends included. [CAT-084] */
export type SearchFilter = {
  /** Large categories, of which one is enough. */
  categories: readonly string[]
  /** Conditions and pictograms, which must all hold. */
  conditions: readonly string[]
  priceFrom?: number
  priceTo?: number
}

/** A value to filter by, and how many products the result would have with it. */
export type Facet = { code: string; name: string; count: number }

export type SearchResult = ProductPage & {
  facets: { categories: readonly Facet[]; conditions: readonly Facet[]; pictograms: readonly Facet[] }
  /** Words that find more, the nearest first. */
  didYouMean: readonly string[]
}

type Search = {
  for: SearchedFor
  filter: SearchFilter
  isViewMode: boolean
  /** The word was taken from `didYouMean`. [CAT-084] */
  isCorrected?: boolean
}

const codes = (list: readonly string[]) => (list.length === 0 ? undefined : list.join(','))

/** [API-056, API-058, CAT-081, CAT-087] */
export async function searchProducts(
  api: ApiClient,
  { for: searched, filter, isViewMode, isCorrected = false }: Search,
  page: PageOf,
  signal?: AbortSignal,
): Promise<SearchResult> {
  const category = codes(filter.categories)
  const searchCond = codes(filter.conditions)
  const reply = await api.send(productSearchCall, {
    query: {
      planningWeek: page.week,
      ...('word' in searched ? { searchWord: searched.word } : { janCode: searched.janCode }),
      sort: page.sort,
      limit: page.limit,
      offset: page.offset,
      ...(category === undefined ? {} : { category }),
      ...(searchCond === undefined ? {} : { searchCond }),
      ...(filter.priceFrom === undefined ? {} : { baikaFrom: filter.priceFrom }),
      ...(filter.priceTo === undefined ? {} : { baikaTo: filter.priceTo }),
      ...(isCorrected ? { didYouMeanFlg: 1 } : {}),
      ...(isViewMode ? { isViewMode: 1 } : {}),
      ...toPlaces(page.assortment),
    },
    signal,
  })
  const { large_class, search_cond, pict } = reply.facet
  return {
    total: reply.total_count,
    products: reply.product_basic_info_list.map(toProduct),
    facets: { categories: large_class, conditions: search_cond, pictograms: pict },
    didYouMean: reply.did_you_mean,
  }
}

/** Conditions in the order in which they are offered. [API-069, CAT-083] */
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
