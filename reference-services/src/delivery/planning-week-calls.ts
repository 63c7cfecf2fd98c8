import { limitedProductAvailabilityCall, limitedProductWeeksCall, planningWeeksCall } from '@shop/shared/contract'
import { tokyoTimestamp } from '../calendar/tokyo-time.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { isOnLimitedSale } from './order-rules.ts'
import { openWeeks, pastWeekNumbers } from './weeks.ts'

/** [API-014, API-015, API-019] */
export function answerPlanningWeeks(calls: AnswerCalls, { clock }: ServicePorts): void {
  calls.forAnyone(planningWeeksCall, async ({ db }) => {
    const now = clock.now()
    const weeks = await openWeeks(db, now)
    return {
      member_latest_planning_weeks: weeks.map((week) => ({
        latest_planning_week: week.number,
        planning_week_start: tokyoTimestamp(week.opens_at),
        planning_week_end: tokyoTimestamp(week.closes_at),
        haitatu: week.delivers_on,
      })),
      old_week_planning_list: await pastWeekNumbers(db, now),
    }
  })

  // Limited products are sold for the week that closes next.
  calls.forLogin(limitedProductWeeksCall, async ({ db }) => {
    const [next] = await openWeeks(db, clock.now())
    return { planning_week: next?.number ?? null }
  })

  // From the beginning of its sale to the deadline.
  calls.forLogin(limitedProductAvailabilityCall, async ({ db }) => {
    const now = clock.now()
    const [next] = await openWeeks(db, now)
    return { availability: next !== undefined && isOnLimitedSale(next, next, now) ? (1 as const) : (0 as const) }
  })
}
