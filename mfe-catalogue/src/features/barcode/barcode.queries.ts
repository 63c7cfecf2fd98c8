import type { ApiClient } from '@shop/shared/api'
import { type SearchResult, searchProducts } from '@shop/shared/api/search'
import type { WeekNumber } from '@shop/shared/domain'
import { defaultProductSort } from '@shop/shared/domain/shopping'
import type { ProductPagesQuery } from '@shop/shared/product/list'
import type { Viewer } from '../../parts/use-viewer.ts'

/** [CAT-087] */
export const barcodeQuery = (
  api: ApiClient,
  { week, janCode, viewer }: { week: WeekNumber; janCode: string; viewer: Viewer },
): ProductPagesQuery<SearchResult> => ({
  queryKey: ['catalogue', 'barcode', { week, janCode, viewer: viewer.key }, ''],
  load: (page, signal) =>
    searchProducts(
      api,
      { for: { janCode }, filter: { categories: [], conditions: [] }, isViewMode: viewer.isVisitor },
      { week, sort: defaultProductSort, ...page, assortment: viewer.assortment },
      signal,
    ),
})
