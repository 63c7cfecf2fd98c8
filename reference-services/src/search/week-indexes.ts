import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/open-database.ts'
import { Refusal } from '../http/refusal.ts'
import type { SearchThread } from './search-thread.ts'
import { categoryRows, fingerprintOf, productRowsOf } from './week-rows.ts'

/** Two open weeks, the one that opens next, and one that staff look ahead to. */
const maxWeeks = 4
/** Younger than this it is taken as it is; older it is compared with the rows, beside the answer. */
const freshMs = 60_000
/** No answer comes from an index that was compared longer ago. */
const maxStaleMs = 300_000
/** Who asks does not wait longer for an index that is not there yet: a page gives up after ten seconds. */
const patienceMs = 8000

export type WeekIndexes = {
  /** Resolves when the thread can answer for the week; refuses who would wait too long. [K-158] */
  ready(week: string): Promise<void>
  /** Builds what is missing and compares what is old, one week after the other. */
  keep(weeks: readonly string[]): Promise<void>
}

type Ports = {
  db: Database
  thread: Pick<SearchThread, 'ask' | 'generation'>
  now?: () => number
  patience?: number
}
type Kept = { fingerprint: string; comparedAt: number; generation: number }

/**
 * Which indexes the thread of the search has, a week at a time, and how old they are. Prices on cards come from the
 * rows at each answer; only what is found and in which order may be five minutes old.
 */
export function createWeekIndexes({ db, thread, now = Date.now, patience = patienceMs }: Ports): WeekIndexes {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<void>>()

  const knownOf = (week: string): Kept | undefined => {
    const known = kept.get(week)
    return known?.generation === thread.generation() ? known : undefined
  }
  const ageOf = (known: Kept | undefined) => (known === undefined ? Infinity : Math.abs(now() - known.comparedAt))

  async function build(week: string): Promise<void> {
    await thread.ask({ is: 'begin', week, categories: await categoryRows(db) })
    for await (const rows of productRowsOf(db, week)) await thread.ask({ is: 'rows', week, rows })
    await thread.ask({ is: 'finish', week })
  }

  async function refresh(week: string): Promise<void> {
    const comparedAt = now()
    const fingerprint = await fingerprintOf(db, week)
    if (knownOf(week)?.fingerprint !== fingerprint) await build(week)
    kept.delete(week)
    kept.set(week, { fingerprint, comparedAt, generation: thread.generation() })
    const [oldest] = kept.keys()
    if (kept.size <= maxWeeks || oldest === undefined) return
    kept.delete(oldest)
    await thread.ask({ is: 'forget', week: oldest })
  }

  /** One at a time for each week, however many ask. */
  function refreshed(week: string): Promise<void> {
    const already = running.get(week)
    if (already !== undefined) return already
    const refreshing = refresh(week).finally(() => running.delete(week))
    running.set(week, refreshing)
    return refreshing
  }

  return {
    async ready(week) {
      const age = ageOf(knownOf(week))
      if (age < freshMs) return
      const refreshing = refreshed(week)
      // A failure shows in the answer that has to wait for it.
      refreshing.catch(() => undefined)
      if (age >= maxStaleMs) await Promise.race([refreshing, tooLong(patience)])
    },
    async keep(weeks) {
      for (const week of weeks) if (ageOf(knownOf(week)) >= freshMs) await refreshed(week)
    },
  }
}

async function tooLong(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false })
  throw new Refusal('searchStopped')
}
