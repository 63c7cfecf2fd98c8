import type { PlanningWeek, WeekNumber } from '@shop/shared/domain'
import type { Session } from '@shop/shared/session'

/** The week of this number among those that were open when they were read; for `useIsClosed`. */
export const openWeekOf = ({ weeks }: Session, week: WeekNumber): PlanningWeek | undefined =>
  weeks.status === 'ready' ? weeks.open.find(({ number }) => number === week) : undefined
