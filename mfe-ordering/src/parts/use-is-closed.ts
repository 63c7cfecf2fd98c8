import { isClosed, type PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useEffect, useState } from 'react'

/** Timers of the browser cannot count further; a page this old is loaded anew long before. */
const longestTimerMs = 2 ** 31 - 1

/** Whether the deadline of a week has passed; changes at the deadline while the page stands open. [ORD-083] */
export function useIsClosed(week: PlanningWeek): boolean {
  const { clock } = usePlatform()
  const [, lookAgain] = useState(0)
  const closesAt = week.closesAt.getTime()
  const isPast = isClosed(week, clock.now())

  useEffect(() => {
    // Open at the closing instant itself. [GRD-082]
    const leftMs = closesAt - clock.now().getTime() + 1
    if (leftMs <= 0 || leftMs > longestTimerMs) return
    const timer = setTimeout(() => lookAgain((times) => times + 1), leftMs)
    return () => clearTimeout(timer)
  }, [closesAt, clock])

  return isPast
}
