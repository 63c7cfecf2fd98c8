import { findOpenWeek, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'

/** Whether products of a week can still be ordered, whoever looks. */
export type OrderTime = { is: 'waiting' } | { is: 'open'; week: PlanningWeek } | { is: 'over' }

export function orderTime({ weeks }: Pick<Session, 'weeks'>, number: WeekNumber, now: Date): OrderTime {
  if (weeks.status !== 'ready') return { is: 'waiting' }
  const week = findOpenWeek(weeks.open, number, now)
  return week === undefined ? { is: 'over' } : { is: 'open', week }
}
