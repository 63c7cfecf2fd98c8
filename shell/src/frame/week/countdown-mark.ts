import type { Countdown } from '@shop/shared/domain'

export type CountdownMark = Countdown['state'] | 'last minutes'

const lastMinutes = 10

/** Changes where the time left is spoken: at 24 hours, one hour, ten minutes, and at the end. [AX-16] */
export const markOf = (left: Countdown): CountdownMark =>
  left.state === 'minutes' && left.minutes <= lastMinutes ? 'last minutes' : left.state
