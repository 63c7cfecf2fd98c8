/** Japan has no summer time: Tokyo is nine hours ahead of UTC all year. [BIZ-025] */
const tokyoOffsetMs = 9 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The instant of a wall clock time in Tokyo. Months count from 1; overflow rolls over as in `Date.UTC`. */
export const tokyoInstant = (year: number, month: number, day: number, hour = 0): Date =>
  new Date(Date.UTC(year, month - 1, day, hour) - tokyoOffsetMs)

/** The wall clock in Tokyo, to be read with the `getUTC…` methods. */
const wallClock = (instant: Date): Date => new Date(instant.getTime() + tokyoOffsetMs)

/** `2026-12-01` of the day in Tokyo. */
export const tokyoDay = (instant: Date): string => wallClock(instant).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** `20261201`, as the point services write a day. */
export const compactDay = (day: string): string => day.replaceAll('-', '')

/** `2026-11-24T15:00:00+09:00`, as the delivery service writes an instant. */
export const tokyoTimestamp = (instant: Date): string =>
  `${wallClock(instant).toISOString().slice(0, 'YYYY-MM-DDTHH:mm:ss'.length)}+09:00`

/** Year, month from 1, day, and weekday from 0 for Sunday, in Tokyo. */
export function tokyoDate(instant: Date): { year: number; month: number; day: number; weekday: number; hour: number } {
  const clock = wallClock(instant)
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    weekday: clock.getUTCDay(),
    hour: clock.getUTCHours(),
  }
}

export const addDays = (instant: Date, days: number): Date => new Date(instant.getTime() + days * dayMs)
