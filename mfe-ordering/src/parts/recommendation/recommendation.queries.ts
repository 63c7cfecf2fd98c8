import type { Member, WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { assortmentOf, getRecommendedProducts } from '@shop/shared/product'
import { queryOptions } from '@shop/shared/query'
import type { RecommendationPlace } from './recommendation-places.ts'

const freshMs = 10 * 60 * 1000

export const recommendationQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  { specId, limit }: RecommendationPlace,
  week: WeekNumber,
  member: Member | undefined,
) =>
  queryOptions({
    // Favourite marks and the assortment are the member's own.
    queryKey: ['ordering', 'recommendation', specId, week, member?.code] as const,
    queryFn: ({ signal }) =>
      getRecommendedProducts(api, { week, specId, limit, assortment: assortmentOf(member) }, signal),
    staleTime: freshMs,
  })
