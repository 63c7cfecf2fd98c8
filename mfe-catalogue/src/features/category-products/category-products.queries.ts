import type { ApiClient } from '@shop/shared/api'
import {
  type CategoryAddress,
  type CategoryPage,
  getCategoryProducts,
  getSmallCategories,
} from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import type { ProductPagesQuery } from '@shop/shared/product/list'
import { queryOptions } from '@shop/shared/query'
import { sentFilter } from '../../parts/filter/chosen-filter.ts'
import { keepFacets } from '../../parts/filter/filter.queries.ts'
import type { Viewer } from '../../parts/use-viewer.ts'
import type { CategoryChoice } from './category-address.ts'

/** Many are looked through at once; what is out of sight of a long list costs little. */
const categoryPageSize = 200
/** More than the first look at a page shows. */
const firstCount = 30

type CategoryList = { week: WeekNumber; address: CategoryAddress; viewer: Viewer }

export function categoryProductsQuery(
  { api, queryClient }: Pick<PlatformServices, 'api' | 'queryClient'>,
  { week, address, viewer }: CategoryList,
  { sort, filter: chosen }: CategoryChoice,
): ProductPagesQuery<CategoryPage> {
  const filter = sentFilter(chosen)
  const list = { week, ...address, viewer: viewer.key }
  return {
    queryKey: ['catalogue', 'category-products', list, { sort, ...filter }],
    pageSize: categoryPageSize,
    firstCount,
    async load(page, signal) {
      const asked = { week, sort, ...page, filter, assortment: viewer.assortment }
      const result = await getCategoryProducts(api, address, asked, signal)
      if (result.facets === undefined) return result
      return { ...result, facets: keepFacets(queryClient, ['category-facets', list], result.facets) }
    },
  }
}

const freshMs = 10 * 60_000

export const smallCategoriesQuery = (api: ApiClient, week: WeekNumber, { large, middle }: CategoryAddress) =>
  queryOptions({
    queryKey: ['catalogue', 'small-categories', week, large, middle],
    queryFn: ({ signal }) => getSmallCategories(api, { week, large, middle }, signal),
    staleTime: freshMs,
  })
