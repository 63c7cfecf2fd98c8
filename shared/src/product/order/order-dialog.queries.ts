import { assortmentOf, getRecommendedProducts, type ProductAddress } from '@shop/shared/api/shopping'
import type { Member } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

/** [CAT-093] */
const maxRecommended = 50
const freshMs = 10 * 60 * 1000

/** Products that go with one that was ordered. Any failure is no recommendation at all. */
export const orderRecommendationQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  { specId, item, member }: { specId: string; item: ProductAddress; member: Member | undefined },
) =>
  queryOptions({
    queryKey: ['ordering', 'order-dialog', specId, item.week, item.orderNumber, member?.code] as const,
    queryFn: ({ signal }) => {
      const assortment = assortmentOf(member)
      const { week } = item
      return getRecommendedProducts(api, { week, specId, limit: maxRecommended, items: [item], assortment }, signal)
    },
    staleTime: freshMs,
    retry: false,
  })
