import { isClosed, ordersEndAt, type PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useRenderAt } from './use-render-at.ts'

/**
 * Tells whether the deadline of a week has passed; changes at the deadline while the page stands open. None is closed.
 */
export function useIsClosed(week: PlanningWeek | undefined): boolean {
  const { clock } = usePlatform()
  useRenderAt(week && ordersEndAt(week).getTime(), clock)
  return week === undefined || isClosed(week, clock.now())
}
