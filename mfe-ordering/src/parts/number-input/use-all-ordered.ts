import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { queryOptions, skipToken, useQuery } from '@shop/shared/query'
import type { OrderableLine } from './order-list.ts'

/** All that a run has ordered. Lies beside the run: the member may have left its screen meanwhile. [ORD-044] */
export const allOrderedQuery = (week: WeekNumber, owner: string) =>
  queryOptions<readonly OrderableLine[]>({
    queryKey: ['ordering', 'numbers-ordered', week, owner] as const,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** What was ordered in one go and was not seen yet; `forget`: it was. */
export function useAllOrdered(week: WeekNumber, owner: string): { lines: readonly OrderableLine[]; forget(): void } {
  const { queryClient } = usePlatform()
  const query = allOrderedQuery(week, owner)
  const { data: lines = [] } = useQuery(query)
  return { lines, forget: () => void queryClient.setQueryData(query.queryKey, []) }
}
