import { tokyoInstant, tokyoParts } from '@shop/shared/domain'

export type Days = { from: Date; to: Date }

/** The last so many months until today, or a calendar month. [ACC-023] */
export type HistoryPeriod = { is: 'latest'; months: LatestMonths } | { is: 'month'; year: number; month: number }

export const latestMonths = [3, 6, 12] as const
export type LatestMonths = (typeof latestMonths)[number]

const maxMonths = 24
const monthsOfYear = 12

export const defaultPeriod: HistoryPeriod = { is: 'latest', months: 3 }

/** This month and those before it, as far back as the service goes. */
export function monthChoices(now: Date): Extract<HistoryPeriod, { is: 'month' }>[] {
  const { year, month } = tokyoParts(now)
  return Array.from({ length: maxMonths }, (_, back) => ({
    is: 'month',
    ...monthOf(tokyoInstant(year, month - back, 1)),
  }))
}

function monthOf(instant: Date): { year: number; month: number } {
  const { year, month } = tokyoParts(instant)
  return { year, month }
}

/** As it stands in the address: `6`, or `2026-11`. */
export const periodText = (period: HistoryPeriod): string =>
  period.is === 'latest' ? String(period.months) : `${period.year}-${String(period.month).padStart(2, '0')}`

/** A period that is none of ours, or too far back, is the last three months. */
export function periodFrom(text: string | null, now: Date): HistoryPeriod {
  const months = latestMonths.find((choice) => String(choice) === text)
  if (months !== undefined) return { is: 'latest', months }
  return monthChoices(now).find((choice) => periodText(choice) === text) ?? defaultPeriod
}

export const periodName = (period: HistoryPeriod): string =>
  period.is === 'month'
    ? `${period.year}年${period.month}月`
    : period.months === monthsOfYear
      ? '直近1年'
      : `直近${period.months}か月`

/** The days of a period, both included. A month that has no such day begins on its last one. */
export function daysOf(period: HistoryPeriod, now: Date): Days {
  const { year, month, day } = tokyoParts(now)
  const today = tokyoInstant(year, month, day)
  if (period.is === 'latest') {
    const last = lastDay(year, month - period.months)
    return { from: tokyoInstant(year, month - period.months, Math.min(day, last)), to: today }
  }
  const end = tokyoInstant(period.year, period.month, lastDay(period.year, period.month))
  return { from: tokyoInstant(period.year, period.month, 1), to: end.getTime() < today.getTime() ? end : today }
}

const lastDay = (year: number, month: number): number => tokyoParts(tokyoInstant(year, month + 1, 0)).day
