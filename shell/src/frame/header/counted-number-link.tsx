import type { PlanningWeek } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useWaitingNumbers } from '../waiting-numbers/use-waiting-numbers.ts'
import { useCountdown } from '../week/use-countdown.ts'
import { NumberAction } from './number-action.tsx'

/** A chunk of its own: visitors have no list. After the deadline nothing can be ordered any more. */
export function CountedNumberLink({ to, week }: { to: string; week: PlanningWeek }) {
  const waiting = useWaitingNumbers(week.number)
  const { left } = useCountdown(week.closesAt, usePlatform().clock)
  return <NumberAction to={to} waiting={left.state === 'closed' ? 0 : waiting} />
}
