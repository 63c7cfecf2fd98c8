import type { PlanningWeek } from './planning-week.ts'
import { tokyoInstant, tokyoParts } from './tokyo-time.ts'
import type { WeekNumber } from './week-number.ts'

type Closing = Pick<PlanningWeek, 'closesAt'>

/**
 * The one rule for deadlines in the browser: the last instant at which an order may be placed, changed and cancelled. It is
 * the printed closing itself. Whatever waits for the end of a week waits for this instant. `pnpm boundaries` keeps other
 * files from comparing `closesAt` and from waiting for it; docs/deadlines.md lists who asks, and the services' own rule.
 * [GRD-082]
 */
export const ordersEndAt = ({ closesAt }: Closing): Date => closesAt

/** Tells whether orders of a week are over; at the closing instant itself they are not. */
export const isClosed = (week: Closing, now: Date): boolean => ordersEndAt(week).getTime() < now.getTime()

/** For dates that go by the printed closing, whatever is still ordered then. */
export const isAfterClosing = ({ closesAt }: Closing, at: Date): boolean => closesAt.getTime() < at.getTime()

/** Weeks that can still be ordered for, in the order given. */
export const openWeeks = (weeks: readonly PlanningWeek[], now: Date): PlanningWeek[] =>
  weeks.filter((week) => !isClosed(week, now))

/** Gives the week of this number as long as it can be ordered for. */
export const findOpenWeek = (
  weeks: readonly PlanningWeek[],
  number: WeekNumber | undefined,
  now: Date,
): PlanningWeek | undefined => weeks.find((week) => week.number === number && !isClosed(week, now))

const maintenanceHour = 2

/** Tells whether the maintenance of a week has started: at 02:00 in Tokyo after its deadline. [K-32] */
export function isAfterMaintenanceStart({ closesAt }: Closing, at: Date): boolean {
  const { year, month, day, hour } = tokyoParts(closesAt)
  return at > tokyoInstant(year, month, hour < maintenanceHour ? day : day + 1, maintenanceHour)
}
