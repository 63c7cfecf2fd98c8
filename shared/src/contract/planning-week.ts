import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { dayWire, flagWire, instantWire, list, maybe, weekNumberWire } from './wire.ts'

/**
 * Hour in Tokyo at which the services close a week; tests derive their instants and words from it. A page takes the
 * deadline from its week. [BIZ-018]
 */
export const closingHour = 15

/** One open planning week. `haitatu` is the delivery day. */
export const planningWeekWire = v.object({
  latest_planning_week: weekNumberWire,
  planning_week_start: instantWire,
  planning_week_end: instantWire,
  haitatu: dayWire,
})
export type PlanningWeekWire = v.InferOutput<typeof planningWeekWire>

/** Open weeks (at most two, nearest first) and the past weeks a member may look back on. [API-014, BIZ-004] */
export const planningWeeksCall = defineCall({
  service: 'delivery',
  path: '/member_latest_planning_weeks',
  // Visitors ask the same call without a token: every page needs a week. [GRD-100]
  access: 'anyone',
  isCommon: true,
  own: 'refusal',
  reply: v.object({
    // Without the list nobody knows whether there are weeks: that is a broken reply, and no time without one. [K-154]
    member_latest_planning_weeks: v.array(planningWeekWire),
    old_week_planning_list: list(weekNumberWire),
  }),
})

/** The week whose limited products may be ordered just now; another one than the shop's for a while. [API-015] */
export const limitedProductWeeksCall = defineCall({
  service: 'delivery',
  path: '/limited_product_planning_weeks',
  access: 'member',
  own: 'any',
  reply: v.object({ planning_week: maybe(weekNumberWire) }),
})

/** Whether limited products may be ordered at all just now. [API-019, ORD-059] */
export const limitedProductAvailabilityCall = defineCall({
  service: 'delivery',
  path: '/limited_product_availability',
  access: 'member',
  own: 'any',
  reply: v.object({ availability: flagWire }),
})
