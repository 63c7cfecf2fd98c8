/** Japan has no summer time: Tokyo is nine hours ahead of UTC all year, on every device. */
const tokyoOffsetMs = 9 * 60 * 60 * 1000
const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const

export type TokyoParts = {
  year: number
  month: number
  day: number
  weekday: (typeof weekdays)[number]
  /** 0 Sunday to 6 Saturday. */
  weekdayIndex: number
  hour: number
  minute: number
}

/** Gives the wall clock in Tokyo at an instant. */
export function tokyoParts(instant: Date): TokyoParts {
  const shifted = new Date(instant.getTime() + tokyoOffsetMs)
  const weekdayIndex = shifted.getUTCDay()
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    weekday: weekdays[weekdayIndex] ?? '日',
    weekdayIndex,
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

/** Gives the instant of a wall clock time in Tokyo. Months count from 1; overflow rolls over as in `Date.UTC`. */
export function tokyoInstant(year: number, month: number, day: number, hour = 0, minute = 0): Date {
  return new Date(Date.UTC(year, month - 1, day, hour, minute) - tokyoOffsetMs)
}

/** Midnight in Tokyo that begins the calendar day `YYYY-MM-DD` or `YYYYMMDD`. */
export function tokyoDay(day: string): Date {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(day)
  if (!match) throw new RangeError(`not a calendar day: ${day}`)
  const midnight = tokyoInstant(Number(match[1]), Number(match[2]), Number(match[3]))
  // A day that no month has, or a month that no year has, would roll over into the next one.
  if (isoDay(midnight) !== match.slice(1).join('-')) throw new RangeError(`not a calendar day: ${day}`)
  return midnight
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats the day in Tokyo: `12月1日(火)`. */
export function formatDay(instant: Date): string {
  const { month, day, weekday } = tokyoParts(instant)
  return `${month}月${day}日(${weekday})`
}

/** Formats the day in Tokyo: `2026年12月1日(火)`. */
export const formatFullDay = (instant: Date): string => `${tokyoParts(instant).year}年${formatDay(instant)}`

/** Formats the hour in Tokyo: `15:00`. */
export function formatTime(instant: Date): string {
  const { hour, minute } = tokyoParts(instant)
  return `${hour}:${twoDigits(minute)}`
}

/** Formats day and hour in Tokyo: `11月24日(火) 15:00`. */
export const formatDayTime = (instant: Date): string => `${formatDay(instant)} ${formatTime(instant)}`
/** Formats a deadline: `11月24日(火) 15:00まで`. */
export const formatDeadline = (instant: Date): string => `${formatDayTime(instant)}まで`

/** Formats the day in Tokyo as `YYYY-MM-DD`, for `datetime` attributes and the wire. */
export function isoDay(instant: Date): string {
  const { year, month, day } = tokyoParts(instant)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}
