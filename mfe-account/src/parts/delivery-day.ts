import { isShownMonth, monthOf, readDay } from '@shop/shared/domain/month'

type DayParams = { deliveryYear?: string; deliveryMonth?: string; deliveryDay?: string }

/** The day of delivery in an address; `undefined` for one that no calendar has, that is to come, or too long ago. */
export function deliveryDayOf({ deliveryYear, deliveryMonth, deliveryDay }: DayParams, now: Date): Date | undefined {
  const day = readDay(deliveryYear, deliveryMonth, deliveryDay)
  return day !== undefined && day <= now && isShownMonth(monthOf(day), now) ? day : undefined
}
