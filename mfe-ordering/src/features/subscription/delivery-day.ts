import { formatDay, formatWeek, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'

/** `12月1日(火)` where the day is known, else the week: `12月3週`. */
export function deliveryDay(week: WeekNumber, open: readonly PlanningWeek[]): string {
  const known = open.find(({ number }) => number === week)
  return known === undefined ? formatWeek(week) : formatDay(known.deliversOn)
}

/** `12月1週 12月1日(火)` */
export const deliveryWeek = (week: WeekNumber, open: readonly PlanningWeek[]): string =>
  open.some(({ number }) => number === week) ? `${formatWeek(week)} ${deliveryDay(week, open)}` : formatWeek(week)
