import { nextDeadline } from '../calendar/planning-weeks.ts'
import { addDays, tokyoTimestamp } from '../calendar/tokyo-time.ts'

/** A Friday evening: the first open week is 20261201, the second 20261202. */
export const testHour = '2026-11-20T18:00:00+09:00'

const deadline = nextDeadline(new Date(testHour))

/** The deadline of the first open week as the rule sets it, or the instant so many seconds and weeks after it. */
export const atDeadline = (seconds = 0, weeks = 0): string =>
  tokyoTimestamp(new Date(addDays(deadline, weeks * 7).getTime() + seconds * 1000))
