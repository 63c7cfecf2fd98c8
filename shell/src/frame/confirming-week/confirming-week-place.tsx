import { usePlatform } from '@shop/shared/platform'
import { useLater } from '../use-later.ts'

const loadLabel = () => import('./confirming-week.tsx').then(({ ConfirmingWeek }) => ConfirmingWeek)

/** In the pre-confirm environment and in no other; a chunk of its own. [CHR-028] */
export const ConfirmingWeekPlace = () => (usePlatform().config.environment === 'preconfirm' ? <Label /> : null)

function Label() {
  const ConfirmingWeek = useLater(loadLabel)
  return ConfirmingWeek === undefined ? null : <ConfirmingWeek />
}
