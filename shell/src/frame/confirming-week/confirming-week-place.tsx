import { usePlatform } from '@shop/shared/platform'
import { useEffect } from 'react'
import { useLate } from '../use-late.ts'

const loadLabel = () => import('./confirming-week.tsx').then(({ ConfirmingWeek }) => ConfirmingWeek)

/** In the pre-confirm environment and in no other; a chunk of its own. [CHR-028] */
export const ConfirmingWeekPlace = () => (usePlatform().config.environment === 'preconfirm' ? <Label /> : null)

function Label() {
  const { Part: ConfirmingWeek, get } = useLate(loadLabel)
  useEffect(() => void get(), [get])
  return ConfirmingWeek === undefined ? null : <ConfirmingWeek />
}
