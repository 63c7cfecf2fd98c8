import type { Countdown } from '@shop/shared/domain'
import { useState } from 'react'

export type CountdownMark = Countdown['state'] | 'last minutes'

const lastMinutes = 10

/** Changes where the time left is spoken: at 24 hours, one hour, ten minutes, and at the end. */
export const markOf = (left: Countdown): CountdownMark =>
  left.state === 'minutes' && left.minutes <= lastMinutes ? 'last minutes' : left.state

/** The text as it was when a mark last changed, and nothing before: what to speak, once a change. */
export function useAnnouncement(text: string, mark: string): string {
  const [heard, setHeard] = useState({ mark, text: '' })
  if (heard.mark !== mark) setHeard({ mark, text })
  return heard.text
}
