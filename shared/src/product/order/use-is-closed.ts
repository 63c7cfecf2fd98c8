import { isClosed, ordersEndAt, type PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useRenderAt } from './use-render-at.ts'

/** Whether the deadline of a week has passed; changes at the deadline while the page stands open. [ORD-083] */
export function useIsClosed(week: PlanningWeek): boolean {
  const { clock } = usePlatform()
  useRenderAt(ordersEndAt(week).getTime(), clock)
  return isClosed(week, clock.now())
}
