import { isClosed, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'

/** Whether products of a week can still be ordered, whoever looks. */
export type OrderTime = { is: 'waiting' } | { is: 'open'; week: PlanningWeek } | { is: 'over' }

export function orderTime({ weeks }: Pick<Session, 'weeks'>, number: WeekNumber, now: Date): OrderTime {
  if (weeks.status !== 'ready') return { is: 'waiting' }
  const week = weeks.open.find((one) => one.number === number)
  return week === undefined || isClosed(week, now) ? { is: 'over' } : { is: 'open', week }
}
