import { type Clock, type Countdown, countdown, ordersEndAt } from '@shop/shared/domain'
import { useHydrated } from '@shop/shared/first-view'
import { useEffect, useState } from 'react'

const minuteMs = 60_000
/** A device that sleeps or is busy counts no time, and the shop's hour is learnt anew: it is asked again by then. */
const longestWaitMs = 1000

/**
 * The hour, and what is left until a deadline: read again when the minutes left change, and just after the deadline
 * itself. [K-155]
 */
export function useCountdown(closesAt: Date, clock: Clock): { now: Date; left: Countdown } {
  const [now, setNow] = useState(() => clock.now())
  const end = ordersEndAt({ closesAt }).getTime()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // A closed week still has its day; a minute ends one millisecond past it.
      const at = clock.now()
      setNow((before) => (minutesLeft(end, at) === minutesLeft(end, before) ? before : at))
      const left = end - at.getTime()
      timer = setTimeout(look, left < 0 ? longestWaitMs : Math.min((left % minuteMs) + 1, longestWaitMs))
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [clock, end])

  // Rendered for a whole minute, which another one may have followed.
  const renderedAt = useHydrated<number | undefined>(undefined, (view) => view.now)
  const hour = renderedAt === undefined ? now : new Date(renderedAt)
  return { now: hour, left: countdown(closesAt, hour) }
}

const minutesLeft = (end: number, at: Date): number => Math.floor((end - at.getTime()) / minuteMs)
