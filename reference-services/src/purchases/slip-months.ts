import { tokyoDay } from '../calendar/tokyo-time.ts'
import { Refusal } from '../http/refusal.ts'

/** So far back months are shown, beside this one. */
export const shownMonthsBack = 24

const monthLength = 'YYYY-MM'.length
const dayLength = 'YYYY-MM-DD'.length

/** Months are text, `2026-11`: they sort as they follow each other. */
export const monthOf = (day: string): string => day.slice(0, monthLength)

export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months)
  return monthOf(first.toISOString())
}

export const firstDayOf = (month: string): string => `${month}-01`

export function lastDayOf(month: string): string {
  const next = new Date(`${addMonths(month, 1)}-01T00:00:00Z`)
  next.setUTCDate(0)
  return next.toISOString().slice(0, dayLength)
}

/** From one to another, both included. */
export function monthsFrom(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

const outside = () => new Refusal('periodInvalid', `ご利用明細は${shownMonthsBack}か月前までご覧いただけます。`)
/** Words of their own: nothing of it is too old. [K-143] */
const ahead = () => new Refusal('periodInvalid', '先の期間のご利用明細は、まだありません。')

const currentMonth = (now: Date): string => monthOf(tokyoDay(now))

/** Neither to come nor too long ago. */
export const isShownMonth = (month: string, now: Date): boolean =>
  month <= currentMonth(now) && month >= addMonths(currentMonth(now), -shownMonthsBack)

const monthForm = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/

/** A month that is shown, or the refusal. */
export function requireShownMonth(month: string, now: Date): string {
  if (!monthForm.test(month)) throw new Refusal('periodInvalid', '年月に誤りがあります。')
  if (month > currentMonth(now)) throw ahead()
  if (!isShownMonth(month, now)) throw outside()
  return month
}

export type DeliveryDayQuery = { deliveryYear: string; deliveryMonth: string; deliveryDay: string }

/** A day that has come and is shown, or the refusal; no calendar has 30 February. [ACC-082] */
export function requireShownDay({ deliveryYear, deliveryMonth, deliveryDay }: DeliveryDayQuery, now: Date): string {
  const month = requireShownMonth(`${deliveryYear}-${deliveryMonth}`, now)
  const day = `${month}-${deliveryDay}`
  if (day < firstDayOf(month) || day > lastDayOf(month)) throw new Refusal('periodInvalid', '日付に誤りがあります。')
  if (day > tokyoDay(now)) throw ahead()
  return day
}

/** The month that goes from its first day to its last, or the refusal. */
export function requireWholeMonth(from: string, to: string, now: Date): string {
  const month = monthOf(from)
  if (from !== firstDayOf(month) || to !== lastDayOf(month))
    throw new Refusal('periodInvalid', '期間は月の初日から末日までをご指定ください。')
  return requireShownMonth(month, now)
}

/** Once the month is over its payment does not change any more: what is corrected later goes to the month after. */
export const isConfirmed = (month: string, now: Date): boolean => month < currentMonth(now)

/** Days of a month that have come. */
export function daysSoFar(month: string, now: Date): { from: string; to: string } {
  const [to = ''] = [lastDayOf(month), tokyoDay(now)].toSorted()
  return { from: firstDayOf(month), to }
}
