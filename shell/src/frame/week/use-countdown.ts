import { type Clock, type Countdown, countdown } from '@shop/shared/domain'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

/**
 * The hour, and what is left until a deadline: read again when the minutes left change, and when the
 * page comes back to the front, where timers may have slept. [design 9]
 */
export function useCountdown(closesAt: Date, clock: Clock): { now: Date; left: Countdown } {
  const [now, setNow] = useState(() => clock.now())
  const closes = closesAt.getTime()

  useEffect(() => {
    const read = () => setNow(clock.now())
    const leftMs = closes - now.getTime()
    // One millisecond past the whole minute; after the deadline only the day still moves.
    const waitMs = leftMs < 0 ? minuteMs : (leftMs % minuteMs) + 1
    const timer = setTimeout(read, waitMs)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [clock, closes, now])

  return { now, left: countdown(closesAt, now) }
}
