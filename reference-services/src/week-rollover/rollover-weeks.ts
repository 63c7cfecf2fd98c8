import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isLockTimeout } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { firstBatchSize, nextBatchSize } from './batch-size.ts'
import { beginRollover } from './begin-rollover.ts'
import { rolloverBatch } from './rollover-members.ts'
import { prepareSlips, slipBatch } from './rollover-slips.ts'
import type { BatchOutcome } from './week-parts.ts'

export type RolloverFacts = {
  now: Date
  seed: number
  /** Ends it between two batches; who calls again goes on from there. */
  signal?: AbortSignal
  /** Of a clock that only goes forward. */
  elapsedMs?: () => number
  /** Hears of each week whose last members this call has rolled over; their slips come afterwards. */
  onRolledOver?: (week: string) => void
}

/** An order of the last moment is stored before its week rolls over, also where clocks differ a little. */
const graceMs = 2000
/** Batches of a process that run at a time. */
const lanes = 2
const retryMs = 250

/**
 * Rolls over every week that has closed and is not done, the earliest first, writes its slips, and gives the numbers of
 * those that it brought to their end. Members go in batches, each a transaction with its mark in it: whoever is killed in
 * the middle has done whole batches, and the next one goes on after them. Several processes share the batches.
 */
export async function rolloverWeeks(db: Database, facts: RolloverFacts): Promise<string[]> {
  const done: string[] = []
  for (const week of await dueWeeks(db, facts.now)) if (await rolloverWeek(db, week, facts)) done.push(week.number)
  return done
}

/** Weeks that have closed and are not done, the earliest first. */
export const dueWeeks = (db: Database, now: Date): Promise<PlanningWeekTable[]> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('closes_at', '<', new Date(now.getTime() - graceMs))
    .where((row) =>
      row.or([
        row('number', 'not in', row.selectFrom('week_turn').select('planning_week')),
        row('number', 'in', row.selectFrom('week_rollover_part').select('planning_week')),
        row('number', 'in', row.selectFrom('slip_part').select('planning_week')),
      ]),
    )
    .orderBy('closes_at')
    .execute()

async function rolloverWeek(db: Database, week: PlanningWeekTable, facts: RolloverFacts): Promise<boolean> {
  const isFirst = await beginRollover(db, week.number, facts)
  await prepareSlips(db, week.number, facts)
  // Plans go by the statistics; those of before the close say that nothing is due.
  if (isFirst)
    await sql`analyze subscription, subscription_wish, order_line, point_reservation, slip_article`.execute(db)
  const weeks = { week, next: await weekAfter(db, week) }
  if (await inLanes(facts, (size) => rolloverBatch(db, weeks, size))) facts.onRolledOver?.(week.number)
  if (!(await inLanes(facts, (size) => slipBatch(db, week, size)))) return false
  await sql`analyze subscription, order_line, slip, slip_item, point_movement`.execute(db)
  return true
}

type Batch = (size: number) => Promise<BatchOutcome>

/** Several batches at a time until nobody is left; gives whether one of them was the last. */
async function inLanes(facts: RolloverFacts, batch: Batch): Promise<boolean> {
  const work = Array.from({ length: lanes }, () => batchAfterBatch(facts, batch))
  // Whoever hears of a failure may close the database: by then nothing of it is under way.
  await Promise.allSettled(work)
  return (await Promise.all(work)).includes(true)
}

async function batchAfterBatch({ signal, elapsedMs = () => performance.now() }: RolloverFacts, batch: Batch) {
  let size = firstBatchSize
  for (;;) {
    signal?.throwIfAborted()
    const beganAt = elapsedMs()
    const outcome = await batch(size).catch(waitForOthers)
    if (outcome === 'nobody is left') return false
    if (outcome === 'others are at work') await pause(retryMs)
    else if (outcome.isLast) return true
    else size = nextBatchSize(size, elapsedMs() - beganAt)
  }
}

/** A member's order was under way for longer than a batch waits. */
function waitForOthers(error: unknown): BatchOutcome {
  if (isLockTimeout(error)) return 'others are at work'
  throw error
}

const weekAfter = (db: Database, { closes_at }: PlanningWeekTable): Promise<PlanningWeekTable | undefined> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('closes_at', '>', closes_at)
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirst()
