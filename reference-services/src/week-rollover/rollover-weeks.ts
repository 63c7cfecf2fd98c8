import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isLockTimeout } from '../database/database-error.ts'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { firstBatchSize, nextBatchSize } from './batch-size.ts'
import { beginRollover } from './begin-rollover.ts'
import { drawLotteries } from './draw-lotteries.ts'
import { type BatchOutcome, type RolloverWeeks, rolloverBatch } from './rollover-members.ts'

export type RolloverFacts = {
  now: Date
  seed: number
  /** Ends it between two batches; who calls again goes on from there. */
  signal?: AbortSignal
  /** Of a clock that only goes forward. */
  elapsedMs?: () => number
}

/** An order of the last moment is stored before its week rolls over, also where clocks differ a little. */
const graceMs = 2000
/** Batches of a process that run at a time. */
const lanes = 2
const retryMs = 250

/**
 * Rolls over every week that has closed and is not done, the earliest first, and gives the numbers of those that it
 * brought to their end. Members go in batches, each a transaction with its mark in it: whoever is killed in the middle
 * has done whole batches, and the next one goes on after them. Several processes share the batches.
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
      ]),
    )
    .orderBy('closes_at')
    .execute()

async function rolloverWeek(db: Database, week: PlanningWeekTable, facts: RolloverFacts): Promise<boolean> {
  const isFirst = await beginRollover(db, week.number, facts)
  // Plans go by the statistics; those of before the close say that nothing is due.
  if (isFirst) await sql`analyze subscription, subscription_wish, order_line, point_reservation`.execute(db)
  await drawOnce(db, week.number, facts)
  const weeks = { week, next: await weekAfter(db, week) }
  const work = Array.from({ length: lanes }, () => rolloverMembers(db, weeks, facts))
  // Whoever hears of a failure may close the database: by then nothing of it is under way.
  await Promise.allSettled(work)
  if (!(await Promise.all(work)).includes(true)) return false
  await sql`analyze subscription, order_line, slip, slip_item, point_movement`.execute(db)
  return true
}

/** Before all members: their slips have what they won. Whoever comes second waits for it. */
const drawOnce = (db: Database, week: string, { now, seed }: RolloverFacts): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const undrawn = await transaction
      .selectFrom('week_turn')
      .select('planning_week')
      .where('planning_week', '=', week)
      .where('drawn_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (undrawn === undefined) return
    await drawLotteries(transaction, week, seed)
    await transaction.updateTable('week_turn').set({ drawn_at: now }).where('planning_week', '=', week).execute()
  })

/** Batch after batch until nobody is left; gives whether it did the week's last. */
async function rolloverMembers(db: Database, weeks: RolloverWeeks, facts: RolloverFacts): Promise<boolean> {
  const { signal, elapsedMs = () => performance.now() } = facts
  let size = firstBatchSize
  for (;;) {
    signal?.throwIfAborted()
    const beganAt = elapsedMs()
    const outcome = await rolloverBatch(db, weeks, size).catch(waitForOthers)
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
