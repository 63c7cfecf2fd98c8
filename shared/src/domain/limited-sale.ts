import { tokyoInstant, tokyoParts } from './tokyo-time.ts'

/** The sale of 訳あり products begins every Tuesday at 22:00 in Tokyo. [BIZ-008, ORD-013] */
const saleWeekdayIndex = 2
const saleHour = 22
const daysAWeek = 7
/** Around its beginning so many order at once that orders are not read. [BIZ-008] */
const rushBeforeMinutes = 10
const rushAfterMinutes = 30

/** The next beginning of the sale; at the very moment of one, that one. */
export function nextLimitedSale(now: Date): Date {
  const { year, month, day, weekdayIndex } = tokyoParts(now)
  const saleDay = day + ((saleWeekdayIndex - weekdayIndex + daysAWeek) % daysAWeek)
  const next = tokyoInstant(year, month, saleDay, saleHour)
  return next >= now ? next : tokyoInstant(year, month, saleDay + daysAWeek, saleHour)
}

/** From 21:50 to 22:30 on a Tuesday in Tokyo: a limited-product concentration date. [ORD-132, BIZ-008] */
export function isLimitedRush(now: Date): boolean {
  const { weekdayIndex, hour, minute } = tokyoParts(now)
  const sinceSale = (hour - saleHour) * 60 + minute
  return weekdayIndex === saleWeekdayIndex && sinceSale >= -rushBeforeMinutes && sinceSale < rushAfterMinutes
}
