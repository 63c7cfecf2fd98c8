import { isoDay, tokyoInstant, tokyoParts } from './tokyo-time.ts'

/** A calendar month in Tokyo; months count from 1. */
export type YearMonth = { readonly year: number; readonly month: number }

export function monthOf(instant: Date): YearMonth {
  const { year, month } = tokyoParts(instant)
  return { year, month }
}

/** The month so many later; earlier for a negative number. */
export const addMonths = ({ year, month }: YearMonth, months: number): YearMonth =>
  monthOf(tokyoInstant(year, month + months, 1))

export const firstDayOf = ({ year, month }: YearMonth): Date => tokyoInstant(year, month, 1)
export const lastDayOf = ({ year, month }: YearMonth): Date => tokyoInstant(year, month + 1, 0)

const isoMonthLength = 'YYYY-MM'.length

/** `2026-11`: sorts as text. */
export const isoMonth = (month: YearMonth): string => isoDay(firstDayOf(month)).slice(0, isoMonthLength)

/** `2026年11月` */
export const formatMonth = ({ year, month }: YearMonth): string => `${year}年${month}月`

const yearForm = /^[1-9]\d{3}$/
const twoDigits = /^\d{2}$/

/** A month as it stands in an address: a year in four digits, a month in two; `undefined` for what is none. */
export function readMonth(year = '', month = ''): YearMonth | undefined {
  if (!(yearForm.test(year) && twoDigits.test(month))) return undefined
  const read = { year: Number(year), month: Number(month) }
  return read.month >= 1 && read.month <= 12 ? read : undefined
}

/** A day as it stands in an address; `undefined` for a day that no calendar has. */
export function readDay(year = '', month = '', day = ''): Date | undefined {
  const read = readMonth(year, month)
  if (read === undefined || !twoDigits.test(day)) return undefined
  const midnight = tokyoInstant(read.year, read.month, Number(day))
  return isoDay(midnight) === `${year}-${month}-${day}` ? midnight : undefined
}

/** So far back months are shown, beside this one. [ACC-023] */
export const shownMonths = 24

/** The months that are shown: this one and 24 before it, the latest first. */
export const monthsBack = (now: Date): YearMonth[] =>
  Array.from({ length: 1 + shownMonths }, (_, at) => addMonths(monthOf(now), -at))

/** After this month. [K-143] */
export const isMonthAhead = (month: YearMonth, now: Date): boolean => isoMonth(month) > isoMonth(monthOf(now))

/** Neither to come nor too long ago. */
export const isShownMonth = (month: YearMonth, now: Date): boolean =>
  monthsBack(now).some((one) => isoMonth(one) === isoMonth(month))

const lastOldMonth = isoMonth({ year: 2023, month: 6 })

/** Whether the month's slips have the form of today; the form before it cannot be shown. */
export const hasSlipsOfToday = (month: YearMonth): boolean => isoMonth(month) > lastOldMonth
