import { addMonths, hasSlipsOfToday, isoMonth, monthOf, monthsBack, type YearMonth } from '@shop/shared/domain/month'

/** So many months are in one file: each is a call of its own. [K-144] */
export const maxCsvMonths = 12

/** Months that a file may begin and end with, the latest first. */
export const csvMonths = (now: Date): YearMonth[] => monthsBack(now).filter(hasSlipsOfToday)

/** The year until this month. */
export const latestYear = (now: Date): { first: YearMonth; last: YearMonth } => {
  const last = monthOf(now)
  return { first: addMonths(last, 1 - maxCsvMonths), last }
}

export type CsvRange = { ok: true; months: readonly YearMonth[] } | { ok: false; why: 'backwards' | 'tooLong' }

/** The months of a file, the latest first as on the page, or why there is none. [K-144] */
export function judgeCsvRange(first: YearMonth, last: YearMonth): CsvRange {
  if (isoMonth(first) > isoMonth(last)) return { ok: false, why: 'backwards' }
  const months = [last]
  for (let month = last; isoMonth(month) > isoMonth(first); ) {
    month = addMonths(month, -1)
    months.push(month)
    if (months.length > maxCsvMonths) return { ok: false, why: 'tooLong' }
  }
  return { ok: true, months }
}

export const csvRangeTexts = {
  backwards: '開始の月は、終了の月より前の月をお選びください。',
  tooLong: `1回にダウンロードできるのは、${maxCsvMonths}か月分までです。`,
  nothing: 'この期間の購入履歴はございません。',
  failed: 'CSVをダウンロードできませんでした。時間をおいて、もう一度お試しください。',
} as const
