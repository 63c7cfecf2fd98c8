import type { ShopClock } from '../clock.ts'
import { clockAheadMs } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'
import { logOf } from '../observability/log.ts'

/** Clocks that are set by NTP differ by milliseconds. The alert ClockWrong has the same limit. */
const maxDifferenceMs = 30_000
const log = logOf('clock')

export type RolloverHour = {
  /** Compares the clocks once more. */
  update(): Promise<void>
  now(): Date
}

/**
 * The hour by the shop's clock, or by the database's where that one is behind: a rollover cannot be undone, so that a week
 * has to be closed by both. A clock of the shop that is set to another hour stays apart by as much.
 */
export function createRolloverHour(db: Database, clock: Pick<ShopClock, 'now'>): RolloverHour {
  let aheadMs = 0
  let hasTold = false
  return {
    async update() {
      const difference = await clockAheadMs(db)
      aheadMs = Math.max(0, difference)
      const differs = Math.abs(difference) > maxDifferenceMs
      if (differs && !hasTold) log.error(`this process is ${wordsOf(difference)} the database: set the clocks by NTP`)
      if (!differs && hasTold) log.warn('this process and the database agree again')
      hasTold = differs
    },
    now: () => new Date(clock.now().getTime() - aheadMs),
  }
}

const wordsOf = (differenceMs: number): string =>
  `${Math.round(Math.abs(differenceMs) / 1000)} s ${differenceMs > 0 ? 'ahead of' : 'behind'}`
