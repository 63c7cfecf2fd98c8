import type { ApiClient } from '@shop/shared/api'
import { type CategoryAddress, getCategoryProducts, getSmallCategories } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import type { ProductSort } from '@shop/shared/domain/shopping'
import type { ProductPagesQuery } from '@shop/shared/product/list'
import { queryOptions } from '@shop/shared/query'
import type { Viewer } from '../../parts/use-viewer.ts'

/** Many are looked through at once; what is out of sight of a long list costs little. [CAT-041, BIZ-005] */
const categoryPageSize = 200

type CategoryList = { week: WeekNumber; address: CategoryAddress; viewer: Viewer }

export const categoryProductsQuery = (
  api: ApiClient,
  { week, address, viewer }: CategoryList,
  sort: ProductSort,
): ProductPagesQuery => ({
  queryKey: ['catalogue', 'category-products', { week, ...address, viewer: viewer.key }, sort],
  pageSize: categoryPageSize,
  load: (page, signal) =>
    getCategoryProducts(api, address, { week, sort, ...page, assortment: viewer.assortment }, signal),
})

const freshMs = 10 * 60_000

export const smallCategoriesQuery = (api: ApiClient, week: WeekNumber, { large, middle }: CategoryAddress) =>
  queryOptions({
    queryKey: ['catalogue', 'small-categories', week, large, middle],
    queryFn: ({ signal }) => getSmallCategories(api, { week, large, middle }, signal),
    staleTime: freshMs,
  })
