import type { ApiClient } from '@shop/shared/api'
import { getProductDetail } from '@shop/shared/api/product-detail'
import { getRecommendedProducts, type ProductAddress } from '@shop/shared/api/shopping'
import { queryOptions } from '@shop/shared/query'
import type { Viewer } from '../../parts/use-viewer.ts'

const freshMs = 5 * 60_000

/** The product is the same wherever it is looked up from: that is no part of the key. */
export const productQuery = (api: ApiClient, address: ProductAddress, viewer: Viewer, inputStatus: number) =>
  queryOptions({
    queryKey: ['catalogue', 'product', address.week, address.orderNumber, viewer.key],
    queryFn: ({ signal }) => getProductDetail(api, { ...address, assortment: viewer.assortment, inputStatus }, signal),
    staleTime: freshMs,
  })

/** [CAT-058, CAT-093] */
const maxRecommended = 50
/** Names the place to the recommendations. */
export const detailSpec = 'detail'

type RecommendationPlace = { item: ProductAddress; category: string | undefined; viewer: Viewer }

export const recommendationsQuery = (api: ApiClient, { item, category, viewer }: RecommendationPlace) =>
  queryOptions({
    queryKey: ['catalogue', 'recommendations', item.week, item.orderNumber, category ?? '', viewer.key],
    queryFn: ({ signal }) =>
      getRecommendedProducts(
        api,
        {
          week: item.week,
          specId: detailSpec,
          limit: maxRecommended,
          category,
          items: [item],
          assortment: viewer.assortment,
        },
        signal,
      ),
    staleTime: freshMs,
  })
