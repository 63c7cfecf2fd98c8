import type { ApiClient } from '@shop/shared/api'
import { getWebCatalogueCategories, getWebCatalogues } from '@shop/shared/api/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

export const webCataloguesQuery = (api: ApiClient, week: WeekNumber) =>
  queryOptions({
    queryKey: ['catalogue', 'web-catalogues', week] as const,
    queryFn: ({ signal }) => getWebCatalogues(api, week, signal),
    staleTime: freshMs,
  })

export const webCatalogueCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'web-catalogue-categories'] as const,
    queryFn: ({ signal }) => getWebCatalogueCategories(api, signal),
    staleTime: freshMs,
  })
