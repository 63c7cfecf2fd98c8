import { tokyoInstant, tokyoParts } from './tokyo-time.ts'

/** How many weeks ahead staff may look, in the pre-confirm environment alone. */
export const previewWeeks = [2, 3, 4, 5, 6, 7] as const
export type WeeksAhead = (typeof previewWeeks)[number]

/** The session's choice; whatever else stands there is none. */
export const readWeeksAhead = (stored: unknown): WeeksAhead | undefined =>
  previewWeeks.find((weeks) => weeks === stored)

/** Follows the address of a service that is asked for a week ahead. */
export const weekAheadSuffix = (weeks: WeeksAhead | undefined): string => (weeks === undefined ? '' : `-ahead${weeks}`)

const dayMs = 24 * 60 * 60 * 1000
const week = 7
const tuesday = 2
const dateTurns = { hour: 9, minute: 5 }
const earlyBirdTurns = { hour: 18, minute: 0 }

/** The latest instant at this hour of a Tokyo day that `isTurn` takes. */
function latest(now: Date, { hour, minute }: { hour: number; minute: number }, isTurn: (at: Date) => boolean): Date {
  const { year, month, day } = tokyoParts(now)
  const today = tokyoInstant(year, month, day, hour, minute).getTime()
  for (let back = 0; back <= week; back += 1) {
    const at = new Date(today - back * dayMs)
    if (at.getTime() <= now.getTime() && isTurn(at)) return at
  }
  return now
}

/** Since when the preview has its date: it is renewed daily at 9:05. */
export const previewDateSince = (now: Date): Date => latest(now, dateTurns, () => true)

/** Since when the early-bird week is the one it is: it is renewed on Tuesday at 18:00. */
export const earlyBirdWeekSince = (now: Date): Date =>
  latest(now, earlyBirdTurns, (at) => tokyoParts(at).weekdayIndex === tuesday)
