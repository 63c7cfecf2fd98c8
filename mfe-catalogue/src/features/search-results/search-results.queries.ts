import type { ApiClient } from '@shop/shared/api'
import { searchProducts } from '@shop/shared/api/search'
import type { WeekNumber } from '@shop/shared/domain'
import type { ProductSort } from '@shop/shared/domain/shopping'
import type { ProductPagesQuery } from '@shop/shared/product/list'
import type { Viewer } from '../../parts/use-viewer.ts'

export const searchResultsQuery = (
  api: ApiClient,
  { week, word, viewer }: { week: WeekNumber; word: string; viewer: Viewer },
  sort: ProductSort,
): ProductPagesQuery => ({
  queryKey: ['catalogue', 'search-results', { week, word, viewer: viewer.key }, sort],
  load: (page, signal) =>
    searchProducts(
      api,
      { for: { word }, filter: { categories: [], conditions: [] }, isViewMode: viewer.isVisitor },
      { week, sort, ...page, assortment: viewer.assortment },
      signal,
    ),
})
