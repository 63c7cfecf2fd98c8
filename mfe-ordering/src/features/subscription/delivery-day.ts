import { formatDay, formatShortDay, formatWeek, type PlanningWeek, type WeekNumber } from '@shop/shared/domain'

/** `12/1(火)` where the day is known, else the week: `12月3週`. */
export function deliveryDay(week: WeekNumber, open: readonly PlanningWeek[]): string {
  const known = open.find(({ number }) => number === week)
  return known === undefined ? formatWeek(week) : formatShortDay(known.deliversOn)
}

/** `12月1週（12月1日(火)）` */
export function deliveryWeek(week: WeekNumber, open: readonly PlanningWeek[]): string {
  const known = open.find(({ number }) => number === week)
  return known === undefined ? formatWeek(week) : `${formatWeek(week)}（${formatDay(known.deliversOn)}）`
}
