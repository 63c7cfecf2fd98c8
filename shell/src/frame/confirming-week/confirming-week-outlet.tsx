import { usePlatform } from '@shop/shared/platform'
import { idleOutlet } from '../use-idle.ts'

const Label = idleOutlet(() => import('./confirming-week.tsx').then(({ ConfirmingWeek }) => ConfirmingWeek))

/** In the pre-confirm environment and in no other. */
export const ConfirmingWeekOutlet = () => (usePlatform().config.environment === 'preconfirm' ? <Label /> : null)
