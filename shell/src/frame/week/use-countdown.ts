import { type Clock, type Countdown, countdown, ordersEndAt } from '@shop/shared/domain'
import { useEffect, useState } from 'react'

const minuteMs = 60_000

/**
 * The hour, and what is left until a deadline: read again when the minutes left change, and when the
 * page comes back to the front, where timers may have slept.
 */
export function useCountdown(closesAt: Date, clock: Clock): { now: Date; left: Countdown } {
  const [now, setNow] = useState(() => clock.now())
  const end = ordersEndAt({ closesAt }).getTime()
  const left = countdown(closesAt, now)
  const isOver = left.state === 'closed'

  useEffect(() => {
    const read = () => setNow(clock.now())
    // One millisecond past the whole minute; after the deadline only the day still moves.
    const waitMs = isOver ? minuteMs : ((end - now.getTime()) % minuteMs) + 1
    const timer = setTimeout(read, waitMs)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [clock, end, isOver, now])

  return { now, left }
}
