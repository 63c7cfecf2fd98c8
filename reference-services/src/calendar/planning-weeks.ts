import { closingHour } from '@shop/shared/contract'
import { addDays, tokyoDate, tokyoDay, tokyoInstant } from './tokyo-time.ts'

export type PlannedWeek = {
  /** YYYYMM of the delivery day and the week of that month in two digits. [K-03] */
  number: string
  opensAt: Date
  closesAt: Date
  /** Calendar day in Tokyo, YYYY-MM-DD. */
  deliversOn: string
}

const tuesday = 2
const weekDays = 7
/** Delivered one week after the deadline. */
const deliveryAfterDays = 7
/** Two weeks are open at any time, so each opens when the second before it closes. */
const openDays = 14

/** The first deadline that has not passed; the deadline itself still counts as open. [GRD-082] */
export function nextDeadline(now: Date): Date {
  const { year, month, day, weekday } = tokyoDate(now)
  const deadline = tokyoInstant(year, month, day + ((tuesday - weekday + weekDays) % weekDays), closingHour)
  return deadline.getTime() < now.getTime() ? addDays(deadline, weekDays) : deadline
}

/** The week of a deadline. */
export function plannedWeekOf(closesAt: Date): PlannedWeek {
  const delivery = addDays(closesAt, deliveryAfterDays)
  const { year, month, day } = tokyoDate(delivery)
  const weekOfMonth = Math.ceil(day / weekDays)
  return {
    number: `${year}${String(month).padStart(2, '0')}${String(weekOfMonth).padStart(2, '0')}`,
    opensAt: addDays(closesAt, -openDays),
    closesAt,
    deliversOn: tokyoDay(delivery),
  }
}

/** Weeks by their place relative to the first open one: 0 and 1 are open, -1 closed last. */
export function plannedWeeks(now: Date, first: number, last: number): PlannedWeek[] {
  const open = nextDeadline(now)
  return Array.from({ length: last - first + 1 }, (_, step) => plannedWeekOf(addDays(open, (first + step) * weekDays)))
}

const maintenanceHour = 2

/** 02:00 in Tokyo after a deadline: from then on the order is being packed. [G-08] */
export function maintenanceStart(closesAt: Date): Date {
  const { year, month, day, hour } = tokyoDate(closesAt)
  return tokyoInstant(year, month, hour < maintenanceHour ? day : day + 1, maintenanceHour)
}

const saleHour = 22

/** 22:00 on the Tuesday on which the week before has closed. [BIZ-008] */
export function limitedSaleBegins(closesAt: Date): Date {
  const { year, month, day } = tokyoDate(addDays(closesAt, -weekDays))
  return tokyoInstant(year, month, day, saleHour)
}
