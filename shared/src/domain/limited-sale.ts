import { isAfterClosing, isClosed, ordersEndAt } from './deadline.ts'
import type { PlanningWeek } from './planning-week.ts'
import { tokyoInstant, tokyoParts } from './tokyo-time.ts'

/** The sale of 訳あり products begins every Tuesday at 22:00 in Tokyo. */
const saleWeekdayIndex = 2
const saleHour = 22
const daysAWeek = 7
/** Around its beginning so many order at once that orders are not read. */
const rushBeforeMinutes = 10
const rushAfterMinutes = 30

/** Gives the next beginning of the sale; at the very moment of one, that one. */
export function nextLimitedSale(now: Date): Date {
  const { year, month, day, weekdayIndex } = tokyoParts(now)
  const saleDay = day + ((saleWeekdayIndex - weekdayIndex + daysAWeek) % daysAWeek)
  const next = tokyoInstant(year, month, saleDay, saleHour)
  return next >= now ? next : tokyoInstant(year, month, saleDay + daysAWeek, saleHour)
}

/** Tells whether it is 21:50 to 22:30 on a Tuesday in Tokyo: a limited-product concentration date. */
export function isPeakWindow(now: Date): boolean {
  const { weekdayIndex, hour, minute } = tokyoParts(now)
  const sinceSale = (hour - saleHour) * 60 + minute
  return weekdayIndex === saleWeekdayIndex && sinceSale >= -rushBeforeMinutes && sinceSale < rushAfterMinutes
}

/** The next instant at which {@link isPeakWindow} changes. */
export function nextPeakWindowChange(now: Date): Date {
  const minuteMs = 60_000
  const sale = nextLimitedSale(new Date(now.getTime() - rushAfterMinutes * minuteMs + 1)).getTime()
  const begins = new Date(sale - rushBeforeMinutes * minuteMs)
  return begins > now ? begins : new Date(sale + rushAfterMinutes * minuteMs)
}

/** Gives the instant from which limited products of a week are sold: on the Tuesday before its deadline. */
export function limitedSaleBegins({ closesAt }: Pick<PlanningWeek, 'closesAt'>): Date {
  const { year, month, day, weekdayIndex } = tokyoParts(closesAt)
  const saleDay = day - ((weekdayIndex - saleWeekdayIndex + daysAWeek) % daysAWeek)
  const begins = tokyoInstant(year, month, saleDay, saleHour)
  return isAfterClosing({ closesAt }, begins) ? tokyoInstant(year, month, saleDay - daysAWeek, saleHour) : begins
}

/** The sale of limited products: under way until the deadline of its week, or to begin. */
export type LimitedSalePeriod = { is: 'open'; until: Date } | { is: 'ahead'; from: Date }

/** Tells which of both sales it is, by the weeks that are open, nearest first. */
export function limitedSalePeriod(weeks: readonly PlanningWeek[], now: Date): LimitedSalePeriod {
  const week = weeks.find((one) => !isClosed(one, now))
  return week !== undefined && limitedSaleBegins(week) <= now
    ? { is: 'open', until: ordersEndAt(week) }
    : { is: 'ahead', from: nextLimitedSale(now) }
}
