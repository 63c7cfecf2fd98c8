import { assortmentOf, getRecommendedProducts } from '@shop/shared/api/shopping'
import type { Member, WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

/** [CAT-093] */
const mostRecommended = 50
const freshMs = 10 * 60 * 1000

/** What goes with an order. Any failure is no recommendation at all. [ORD-067, CAT-094] */
export const orderRecommendationQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  { specId, week, member }: { specId: string; week: WeekNumber; member: Member | undefined },
) =>
  queryOptions({
    queryKey: ['ordering', 'order-dialog', specId, week, member?.code] as const,
    queryFn: ({ signal }) => {
      const assortment = assortmentOf(member)
      return getRecommendedProducts(api, { week, specId, limit: mostRecommended, assortment }, signal)
    },
    staleTime: freshMs,
    retry: false,
  })
