import type { Brand } from './brand.ts'

/**
 * The number of a planning week: YYYYMM and the week of the month in two digits. Opaque and
 * ordered; never given to a date parser. [K-03]
 */
export type WeekNumber = Brand<string, 'WeekNumber'>

const weekNumberForm = /^\d{4}(?:0[1-9]|1[0-2])0[1-6]$/

/** Tells whether a text has the shape of a week's number. */
export const isWeekNumber = (text: string): text is WeekNumber => weekNumberForm.test(text)

/** Brands a text as the number of a week; throws `RangeError` on another shape. */
export function weekNumber(text: string): WeekNumber {
  if (!isWeekNumber(text)) throw new RangeError(`not a planning week number: ${text}`)
  return text
}

/** Compares two weeks, earlier ones first. Digits need no collation, which takes a slow phone a frame to load. */
export const compareWeeks = (one: WeekNumber, other: WeekNumber): number => Number(one) - Number(other)

/** Formats month and week as a member knows them: `12月1週`. */
export function formatWeek(week: WeekNumber): string {
  return `${Number(week.slice(4, 6))}月${Number(week.slice(6, 8))}週`
}
