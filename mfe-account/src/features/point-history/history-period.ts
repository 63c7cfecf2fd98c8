import { tokyoInstant, tokyoParts } from '@shop/shared/domain'
import {
  addMonths,
  firstDayOf,
  formatMonth,
  isMonthAhead,
  isoMonth,
  lastDayOf,
  monthOf,
  monthsBack,
  readMonth,
  type YearMonth,
} from '@shop/shared/domain/month'

export type Days = { from: Date; to: Date }

/** The last so many months until today, or a calendar month. */
export type HistoryPeriod = { is: 'latest'; months: LatestMonths } | { is: 'month'; year: number; month: number }

export const latestMonths = [3, 6, 12] as const
export type LatestMonths = (typeof latestMonths)[number]

const monthsOfYear = 12

export const defaultPeriod: HistoryPeriod = { is: 'latest', months: 3 }

/** This month and those before it, as far back as the service goes. */
export const monthChoices = (now: Date): Extract<HistoryPeriod, { is: 'month' }>[] =>
  monthsBack(now).map((month) => ({ is: 'month', ...month }))

/** As it stands in the address: `6`, or `2026-11`. */
export const periodText = (period: HistoryPeriod): string =>
  period.is === 'latest' ? String(period.months) : isoMonth(period)

/** A period that is none of ours, or too far back, is the last three months. */
export function periodFrom(text: string | null, now: Date): HistoryPeriod {
  const months = latestMonths.find((choice) => String(choice) === text)
  if (months !== undefined) return { is: 'latest', months }
  return monthChoices(now).find((choice) => periodText(choice) === text) ?? defaultPeriod
}

/** The month of an address that is still to come: nothing is asked for it. [K-143] */
export function monthAhead(text: string | null, now: Date): YearMonth | undefined {
  const [year, month, ...rest] = (text ?? '').split('-')
  const read = rest.length === 0 ? readMonth(year, month) : undefined
  return read !== undefined && isMonthAhead(read, now) ? read : undefined
}

export const periodName = (period: HistoryPeriod): string =>
  period.is === 'month' ? formatMonth(period) : period.months === monthsOfYear ? '直近1年' : `直近${period.months}か月`

/** The days of a period, both included. A month that has no such day begins on its last one. */
export function daysOf(period: HistoryPeriod, now: Date): Days {
  const { year, month, day } = tokyoParts(now)
  const today = tokyoInstant(year, month, day)
  if (period.is === 'latest') {
    const first = addMonths(monthOf(now), -period.months)
    const last = tokyoParts(lastDayOf(first)).day
    return { from: tokyoInstant(first.year, first.month, Math.min(day, last)), to: today }
  }
  const end = lastDayOf(period)
  return { from: firstDayOf(period), to: end.getTime() < today.getTime() ? end : today }
}
