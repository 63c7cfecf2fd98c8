import { assortmentOf, getRecommendedProducts } from '@shop/shared/api/shopping'
import { hasAbility, type Member, type WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { orderedItems } from '@shop/shared/product/order'
import { queryOptions } from '@shop/shared/query'
import type { RecommendationPlace } from './recommendation-places.ts'

const freshMs = 10 * 60 * 1000

type Ports = Pick<PlatformServices, 'api' | 'queryClient' | 'clock'>

/** Not by what was ordered: a row that the member orders from stays as it is. */
export const recommendationQuery = (
  ports: Ports,
  { specId, limit, isBesideOrder }: RecommendationPlace,
  week: WeekNumber,
  member: Member | undefined,
) =>
  queryOptions({
    // Favourite marks and the assortment are the member's own.
    queryKey: ['ordering', 'recommendation', specId, week, member?.code] as const,
    queryFn: async ({ signal }) => {
      const hasOrder = isBesideOrder && member !== undefined && hasAbility(member, 'order')
      const items = hasOrder ? await orderedItems(ports, week) : []
      return getRecommendedProducts(ports.api, { week, specId, limit, items, assortment: assortmentOf(member) }, signal)
    },
    staleTime: freshMs,
  })
