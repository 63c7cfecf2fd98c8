import type { PlanningWeek } from './planning-week.ts'
import { tokyoInstant, tokyoParts } from './tokyo-time.ts'
import type { WeekNumber } from './week-number.ts'

type Closing = Pick<PlanningWeek, 'closesAt'>

/**
 * The one rule for deadlines in the browser: until then an order may be placed, changed and cancelled. A week is open at
 * the closing instant itself. `pnpm boundaries` keeps other files from comparing `closesAt`; docs/deadlines.md lists who
 * asks, and the services' own rule. [GRD-082]
 */
export const isClosed = ({ closesAt }: Closing, now: Date): boolean => closesAt.getTime() < now.getTime()

/** Weeks that can still be ordered for, in the order given. */
export const openWeeks = (weeks: readonly PlanningWeek[], now: Date): PlanningWeek[] =>
  weeks.filter((week) => !isClosed(week, now))

/** The week of this number as long as it can be ordered for. */
export const findOpenWeek = (
  weeks: readonly PlanningWeek[],
  number: WeekNumber | undefined,
  now: Date,
): PlanningWeek | undefined => weeks.find((week) => week.number === number && !isClosed(week, now))

const maintenanceHour = 2

/** Maintenance of a week starts at 02:00 in Tokyo after its deadline. [ORD-069, K-32] */
export function isAfterMaintenanceStart({ closesAt }: Closing, at: Date): boolean {
  const { year, month, day, hour } = tokyoParts(closesAt)
  return at > tokyoInstant(year, month, hour < maintenanceHour ? day : day + 1, maintenanceHour)
}
