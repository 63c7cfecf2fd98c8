import { usePlatform } from '@shop/shared/platform'
import { countWaiting } from '@shop/shared/product/number-list'
import { useQuery } from '@shop/shared/query'
import { currentWeek, useSession } from '@shop/shared/session'
import { listOwner, numberListQuery } from './number-list.queries.ts'

/** How many products wait on the list of the week on show. */
export function useNumberCount(): number {
  const platform = usePlatform()
  const week = useSession(currentWeek)
  const owner = useSession(listOwner)
  const { data = [] } = useQuery(numberListQuery(platform, week?.number, owner))
  return countWaiting(data)
}
