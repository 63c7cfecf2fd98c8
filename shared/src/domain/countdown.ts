import { isClosed } from './deadline.ts'

/** The time left until a deadline as the strip says it: calmer without seconds. The state changes at 24 hours and at one. */
export type Countdown =
  | { state: 'days'; days: number; hours: number }
  | { state: 'hours'; hours: number; minutes: number }
  | { state: 'minutes'; minutes: number }
  | { state: 'closed' }

const minuteMs = 60_000
const minutesAnHour = 60
const hoursADay = 24
const hourMs = minutesAnHour * minuteMs

/** Splits the time that is left into the units that are told at that distance. */
export function countdown(closesAt: Date, now: Date): Countdown {
  if (isClosed({ closesAt }, now)) return { state: 'closed' }
  const leftMs = closesAt.getTime() - now.getTime()
  // The last minute is still a minute: "あと0分" would read as closed.
  const minutes = Math.max(1, Math.floor(leftMs / minuteMs))
  if (leftMs <= hourMs) return { state: 'minutes', minutes }
  const hours = Math.floor(minutes / minutesAnHour)
  if (leftMs <= hoursADay * hourMs) return { state: 'hours', hours, minutes: minutes % minutesAnHour }
  return { state: 'days', days: Math.floor(hours / hoursADay), hours: hours % hoursADay }
}

/** Says the time left: `あと3日21時間`. */
export function countdownText(left: Countdown): string {
  switch (left.state) {
    case 'days':
      return `あと${left.days}日${left.hours}時間`
    case 'hours':
      return `あと${left.hours}時間${left.minutes}分`
    case 'minutes':
      return `あと${left.minutes}分`
    case 'closed':
      return '受付を終了しました'
  }
}
