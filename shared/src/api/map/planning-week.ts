import type { PlanningWeekWire } from '@shop/shared/contract'
import { type PlanningWeek, tokyoDay, weekNumber } from '@shop/shared/domain'

export function toPlanningWeek(wire: PlanningWeekWire): PlanningWeek {
  return {
    number: weekNumber(wire.latest_planning_week),
    opensAt: new Date(wire.planning_week_start),
    closesAt: new Date(wire.planning_week_end),
    deliversOn: tokyoDay(wire.haitatu),
  }
}
