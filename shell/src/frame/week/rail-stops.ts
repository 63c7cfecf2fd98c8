import { isClosed, isoDay, type PlanningWeek, tokyoDay } from '@shop/shared/domain'

/** One bead of the rail. `gap` is the dashed part: so many days that are left out, or preparation and delivery. */
export type RailStop =
  | { is: 'day' | 'deadline' | 'delivery'; day: Date; isToday: boolean }
  | { is: 'gap'; before: 'day' | 'delivery'; days: number }

const dayMs = 24 * 60 * 60 * 1000
/** The rail shows at most seven days, two of them today and the delivery. */
const maxDaysToDeadline = 5
/** Shown before the deadline when some are left out. */
const daysBeforeDeadline = 4
/** A single day takes as much room as the words that would stand for it. */
const minDaysInGap = 2

const startOfDay = (instant: Date): Date => tokyoDay(isoDay(instant))
const daysBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / dayMs)
const daysAfter = (day: Date, days: number) => new Date(day.getTime() + days * dayMs)

/** The days from today over the deadline to the delivery. */
export function railStops(week: PlanningWeek, now: Date): RailStop[] {
  const today = startOfDay(now)
  const deadline = startOfDay(week.closesAt)
  const delivery = startOfDay(week.deliversOn)
  if (today >= delivery) return [{ is: 'delivery', day: delivery, isToday: daysBetween(today, delivery) === 0 }]
  if (isClosed(week, now)) return [{ is: 'day', day: today, isToday: true }, ...upToDelivery(today, delivery)]
  return [...upToDeadline(today, deadline), ...upToDelivery(deadline, delivery)]
}

function upToDeadline(today: Date, deadline: Date): RailStop[] {
  const left = daysBetween(today, deadline)
  const isLong = left > maxDaysToDeadline
  const first = isLong ? Math.max(left - daysBeforeDeadline, minDaysInGap + 1) : 1
  const between: RailStop[] = []
  for (let days = first; days < left; days += 1)
    between.push({ is: 'day', day: daysAfter(today, days), isToday: false })
  return [
    ...(left > 0 ? [{ is: 'day', day: today, isToday: true } as const] : []),
    ...(isLong ? [{ is: 'gap', before: 'day', days: first - 1 } as const] : []),
    ...between,
    { is: 'deadline', day: deadline, isToday: left === 0 },
  ]
}

function upToDelivery(from: Date, delivery: Date): RailStop[] {
  const days = daysBetween(from, delivery) - 1
  return [
    days === 1 ? { is: 'day', day: daysAfter(from, 1), isToday: false } : { is: 'gap', before: 'delivery', days },
    { is: 'delivery', day: delivery, isToday: false },
  ]
}
