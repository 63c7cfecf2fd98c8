import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useSession } from '@shop/shared/session'
import { mayOrder } from './may-order.ts'
import { currentOrderQuery } from './order.queries.ts'
import { useIsPeakWindow } from './use-is-peak-window.ts'

/** Reads the order beside what the screen reads first: coming after it, what is ordered would move the page. */
export function useOrderBeside(week: WeekNumber): void {
  const { api } = usePlatform()
  const isRush = useIsPeakWindow()
  const enabled = useSession(mayOrder) && !isRush
  useQuery({ ...currentOrderQuery(api, week), enabled, notifyOnChangeProps: [] })
}
