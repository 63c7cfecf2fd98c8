import { planningWeeksCall } from '@shop/shared/contract'
import { maxPlanningWeeks, type PlanningWeek, type WeekNumber, weekNumber } from '@shop/shared/domain'
import type { ApiClient } from './client.ts'
import { toPlanningWeek } from './map/planning-week.ts'

export type PlanningWeeks = { open: PlanningWeek[]; past: WeekNumber[] }

/** Reads the weeks: open ones, nearest first, and past ones, latest first. */
export async function getPlanningWeeks(api: ApiClient, signal?: AbortSignal): Promise<PlanningWeeks> {
  const reply = await api.send(planningWeeksCall, { signal })
  return {
    open: reply.member_latest_planning_weeks.map(toPlanningWeek).slice(0, maxPlanningWeeks),
    past: reply.old_week_planning_list.map(weekNumber),
  }
}
