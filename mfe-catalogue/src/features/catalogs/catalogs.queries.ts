import type { ApiClient } from '@shop/shared/api'
import { getWebCatalogueCategories } from '@shop/shared/api/catalogues'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

export const webCatalogueCategoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalogue', 'web-catalogue-categories'] as const,
    queryFn: ({ signal }) => getWebCatalogueCategories(api, signal),
    staleTime: freshMs,
  })
