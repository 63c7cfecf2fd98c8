import { isLimitedRush, nextRushTurn } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useRenderAt } from './use-render-at.ts'

/** Whether orders are not read just now; a page that stands open follows when that begins and ends. [ORD-071, ORD-132] */
export function useIsRush(): boolean {
  const { clock } = usePlatform()
  const now = clock.now()
  useRenderAt(nextRushTurn(now).getTime(), clock)
  return isLimitedRush(now)
}
