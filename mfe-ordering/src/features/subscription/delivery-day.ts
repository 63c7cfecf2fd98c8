import { formatShortDay, formatWeek, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'

/** `12/1(火)` where the day is known, else the week: `12月3週`. */
export function deliveryDay(week: WeekNumber, open: readonly PlanningWeek[]): string {
  const known = open.find(({ number }) => number === week)
  return known === undefined ? formatWeek(week) : formatShortDay(known.deliversOn)
}

/** `12月1週 12/1(火)` */
export const deliveryWeek = (week: WeekNumber, open: readonly PlanningWeek[]): string =>
  open.some(({ number }) => number === week) ? `${formatWeek(week)} ${deliveryDay(week, open)}` : formatWeek(week)
