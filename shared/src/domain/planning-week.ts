import { formatWeek, type WeekNumber } from './week-number.ts'

/** One week of ordering. All instants are absolute; deadlines are compared with server time. */
export type PlanningWeek = {
  number: WeekNumber
  opensAt: Date
  closesAt: Date
  /** Midnight in Tokyo of the delivery day. */
  deliversOn: Date
}

/** At most two weeks can be ordered for, so the index is 0 or 1. [BIZ-004] */
export const maxPlanningWeeks = 2

/** Gives an index below 2 that points at a week that exists, otherwise 0. */
export function validWeekIndex(stored: number, weeks: readonly PlanningWeek[]): number {
  const usable = Number.isInteger(stored) && stored >= 0 && stored < Math.min(weeks.length, maxPlanningWeeks)
  return usable ? stored : 0
}

/** Names a week as the member knows it: `12月1週`. */
export const weekLabel = (week: PlanningWeek): string => formatWeek(week.number)
