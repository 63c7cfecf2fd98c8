import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { buildWeekIndex, fingerprintOf, type WeekIndex } from './week-index.ts'

/** Two open weeks, and some that members look back on. */
const maxWeeks = 4
/** Younger than this it is taken as it is; older it is compared with the rows, beside the answer. */
const freshMs = 60_000
/** No answer comes from an index that was compared longer ago. */
const maxStaleMs = 300_000

export type WeekIndexes = { of(db: Database, week: string): Promise<WeekIndex> }

type Kept = { index: WeekIndex; fingerprint: string; comparedAt: number }

/**
 * The indexes of search, a week at a time, built at the first search of the week and again when its rows have changed.
 * Prices on cards come from the rows at each answer; only what is found and in which order may be five minutes old.
 */
export function createWeekIndexes(clock: Pick<ShopClock, 'now'>): WeekIndexes {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<WeekIndex>>()

  async function refresh(db: Database, week: string): Promise<WeekIndex> {
    const comparedAt = clock.now().getTime()
    const fingerprint = await fingerprintOf(db, week)
    const known = kept.get(week)
    const index = known?.fingerprint === fingerprint ? known.index : await buildWeekIndex(db, week)
    kept.delete(week)
    kept.set(week, { index, fingerprint, comparedAt })
    const [oldest] = kept.keys()
    if (kept.size > maxWeeks && oldest !== undefined) kept.delete(oldest)
    return index
  }

  /** One at a time for each week, however many ask. */
  function refreshed(db: Database, week: string): Promise<WeekIndex> {
    const already = running.get(week)
    if (already !== undefined) return already
    const refreshing = refresh(db, week).finally(() => running.delete(week))
    running.set(week, refreshing)
    return refreshing
  }

  return {
    async of(db, week) {
      const known = kept.get(week)
      if (known === undefined) return refreshed(db, week)
      const age = Math.abs(clock.now().getTime() - known.comparedAt)
      if (age >= maxStaleMs) return refreshed(db, week)
      // A failure shows in the answer that has to wait for it.
      if (age >= freshMs) refreshed(db, week).catch(() => undefined)
      return known.index
    },
  }
}
