import { tokyoInstant, tokyoParts } from './tokyo-time.ts'

/** The sale of 訳あり products begins every Tuesday at 22:00 in Tokyo. [BIZ-008, ORD-013] */
const saleWeekdayIndex = 2
const saleHour = 22
const daysAWeek = 7

/** The next beginning of the sale; at the very moment of one, that one. */
export function nextLimitedSale(now: Date): Date {
  const { year, month, day, weekdayIndex } = tokyoParts(now)
  const saleDay = day + ((saleWeekdayIndex - weekdayIndex + daysAWeek) % daysAWeek)
  const next = tokyoInstant(year, month, saleDay, saleHour)
  return next >= now ? next : tokyoInstant(year, month, saleDay + daysAWeek, saleHour)
}
