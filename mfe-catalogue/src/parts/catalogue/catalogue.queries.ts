import type { ApiClient } from '@shop/shared/api'
import { getCatalogueCategoryItems, getCatalogueList, getCatalogueNumbers } from '@shop/shared/api/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'
import type { Viewer } from '../use-viewer.ts'

/** Published data changes a few times a day. */
const publishedMs = 10 * 60_000
const itemsMs = 5 * 60_000
/** Long enough to look at some products and come back to the same place. */
const keptMs = 30 * 60_000

export const catalogueListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'catalogue-list'] as const,
    queryFn: ({ signal }) => getCatalogueList(api, signal),
    staleTime: publishedMs,
  })

export const catalogueNumbersQuery = (api: ApiClient, catalogueId: string) =>
  queryOptions({
    queryKey: ['catalogue', 'catalogue-numbers', catalogueId] as const,
    queryFn: ({ signal }) => getCatalogueNumbers(api, catalogueId, signal),
    staleTime: publishedMs,
  })

type Items = { catalogueId: string; categoryId?: string; week: WeekNumber; viewer: Viewer }

/** Each week category has lists of its own. [API-006] */
export const catalogueItemsQuery = (api: ApiClient, { catalogueId, categoryId, week, viewer }: Items) => {
  const { weekCategory } = viewer.assortment
  const of = {
    catalogueId,
    week,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(weekCategory === undefined ? {} : { weekCategory }),
  }
  return queryOptions({
    queryKey: ['catalogue', 'catalogue-items', { ...of, viewer: viewer.key }] as const,
    queryFn: ({ signal }) => getCatalogueCategoryItems(api, of, signal),
    staleTime: itemsMs,
    gcTime: keptMs,
  })
}
