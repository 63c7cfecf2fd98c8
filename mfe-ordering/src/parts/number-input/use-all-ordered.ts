import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import type { Product } from '@shop/shared/product'
import { queryOptions, skipToken, useQuery } from '@shop/shared/query'

/** All that a run has ordered. Lies beside the run: the member may have left its screen meanwhile. [ORD-044] */
export const allOrderedQuery = (week: WeekNumber, owner: string) =>
  queryOptions<readonly Product[]>({
    queryKey: ['ordering', 'numbers-ordered', week, owner] as const,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** What was ordered in one go and was not seen yet; `forget`: it was. */
export function useAllOrdered(week: WeekNumber, owner: string): { products: readonly Product[]; forget(): void } {
  const { queryClient } = usePlatform()
  const query = allOrderedQuery(week, owner)
  const { data: products = [] } = useQuery(query)
  return { products, forget: () => void queryClient.setQueryData(query.queryKey, []) }
}
