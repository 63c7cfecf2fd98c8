import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { allOrderedQuery } from './number-input.queries.ts'
import type { OrderableLine } from './order-list.ts'

/** Lines ordered in one go that were not seen yet; `forget`: it was. */
export function useAllOrdered(week: WeekNumber, owner: string): { lines: readonly OrderableLine[]; forget(): void } {
  const { queryClient } = usePlatform()
  const query = allOrderedQuery(week, owner)
  const { data: lines = [] } = useQuery(query)
  return { lines, forget: () => void queryClient.setQueryData(query.queryKey, []) }
}
