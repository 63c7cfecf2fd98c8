import { isPeakWindow, nextPeakWindowChange } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useRenderAt } from './use-render-at.ts'

/** Tells whether orders are not read just now; a page that stands open follows when that begins and ends. */
export function useIsPeakWindow(): boolean {
  const { clock } = usePlatform()
  const now = clock.now()
  useRenderAt(nextPeakWindowChange(now).getTime(), clock)
  return isPeakWindow(now)
}
