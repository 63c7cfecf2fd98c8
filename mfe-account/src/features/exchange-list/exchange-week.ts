import { findOpenWeek, isWeekNumber, type PlanningWeek } from '@shop/shared/domain'
import { currentWeek, type Session } from '@shop/shared/session'

/** The week whose products are asked for, or why there are none to show. */
export type ExchangeWeek =
  | { is: 'ready'; week: PlanningWeek }
  | { is: 'waiting' }
  | { is: 'none' }
  /** Closed for orders. */
  | { is: 'over' }
  | { is: 'unknown' }

/** No number is the current week. */
export function exchangeWeek(session: Session, number: string | undefined, now: Date): ExchangeWeek {
  const { weeks } = session
  if (weeks.status === 'loading') return { is: 'waiting' }
  if (weeks.status !== 'ready') return { is: 'none' }
  if (number === undefined) {
    const week = currentWeek(session)
    return week === undefined ? { is: 'none' } : { is: 'ready', week }
  }
  if (!isWeekNumber(number)) return { is: 'unknown' }
  const week = findOpenWeek(weeks.open, number, now)
  if (week !== undefined) return { is: 'ready', week }
  const isOver = weeks.past.includes(number) || weeks.open.some((one) => one.number === number)
  return { is: isOver ? 'over' : 'unknown' }
}
