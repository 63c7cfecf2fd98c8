import type { ApiClient } from '@shop/shared/api'
import { assortmentOf, getRecommendedProducts, type ProductAddress } from '@shop/shared/api/shopping'
import type { Member, WeekNumber } from '@shop/shared/domain'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60 * 1000

/** `specId` names a place to the recommendation service, `limit` is how many it is asked for. [CAT-093] */
type Place = { specId: string; limit: number }

export const topRanking = { specId: 'ranking-top', limit: 100 } as const satisfies Place

/**
 * Reads what is recommended at a place, beside what `readItems` gives. It is not kept by those: a row that the member orders
 * from stays as it is.
 */
export const recommendationQuery = (
  api: ApiClient,
  { specId, limit }: Place,
  week: WeekNumber,
  member: Member | undefined,
  readItems: () => Promise<readonly ProductAddress[]> = async () => [],
) =>
  queryOptions({
    // Favourite marks and the assortment are the member's own.
    queryKey: ['catalogue', 'recommendation', specId, week, member?.code] as const,
    queryFn: async ({ signal }) => {
      const items = await readItems()
      return getRecommendedProducts(api, { week, specId, limit, items, assortment: assortmentOf(member) }, signal)
    },
    staleTime: freshMs,
  })
