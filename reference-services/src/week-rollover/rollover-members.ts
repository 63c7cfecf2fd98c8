import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable, RolloverPartTable } from '../database/schema.ts'
import { isWithin, type MemberRange } from '../delivery/member-range.ts'
import { lockMembers } from '../delivery/order-facts.ts'
import { writeSlips } from '../purchases/write-slips.ts'
import { deductSpentPoints } from './deduct-points.ts'
import { applyPendingChanges, planNextDeliveries, writeComingLines } from './rollover-subscriptions.ts'

/** The week that has closed, and the one after it. */
export type RolloverWeeks = { week: PlanningWeekTable; next: PlanningWeekTable | undefined }

/** `isLast`: with this batch the week is done. */
export type BatchOutcome = 'nobody is left' | 'others are at work' | { isLast: boolean }

/** The members of a batch hold up others while it waits for one of them. */
const lockMs = 100

/**
 * Rolls over the next members of a part that nobody else is working on, in one transaction with the mark of how far the
 * part is done: killed in the middle nothing has happened to them.
 */
export const rolloverBatch = (db: Database, { week, next }: RolloverWeeks, size: number): Promise<BatchOutcome> =>
  db.transaction().execute(async (transaction) => {
    await settle(transaction)
    const part = await claimPart(transaction, week.number)
    if (part === undefined) return (await hasParts(transaction, week.number)) ? 'others are at work' : 'nobody is left'
    const range = await nextMembers(transaction, part, size)
    await lockMembers(transaction, isWithin('code', range))
    await applyPendingChanges(transaction, week, range)
    await planNextDeliveries(transaction, week, range)
    if (next !== undefined) await writeComingLines(transaction, { week: next, at: week.closes_at }, range)
    // With what is set aside for the delivery, before that is taken.
    await writeSlips(transaction, week, range)
    await deductSpentPoints(transaction, { week, next }, range)
    return { isLast: await markDone(transaction, part, range) }
  })

/**
 * Of this transaction alone. Its pages are in memory: going by an index costs little more than reading in a row. It does
 * not wait for the disk: a batch that a crash of the server loses is lost with its mark, and done again.
 */
const settle = (db: Database) =>
  sql`
    select set_config('lock_timeout', ${String(lockMs)}, true), set_config('random_page_cost', '1.1', true),
      set_config('synchronous_commit', 'off', true)`.execute(db)

const partsOf = (db: Database, week: string) =>
  db.selectFrom('week_rollover_part').selectAll().where('planning_week', '=', week)

const claimPart = (db: Database, week: string): Promise<RolloverPartTable | undefined> =>
  partsOf(db, week).orderBy('part').limit(1).forUpdate().skipLocked().executeTakeFirst()

const hasParts = async (db: Database, week: string): Promise<boolean> =>
  (await partsOf(db, week).limit(1).executeTakeFirst()) !== undefined

async function nextMembers(db: Database, part: RolloverPartTable, size: number): Promise<MemberRange> {
  const last = await db
    .selectFrom('member')
    .select('code')
    .where(isWithin('code', { after: part.done_code, upTo: part.last_code }))
    .orderBy('code')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
  return { after: part.done_code, upTo: last?.code ?? part.last_code }
}

/** Gives whether the whole week is done. */
async function markDone(db: Database, { planning_week, part, last_code }: RolloverPartTable, { upTo }: MemberRange) {
  const own = { planning_week, part }
  if (upTo !== last_code && upTo !== null) {
    await db
      .updateTable('week_rollover_part')
      .set({ done_code: upTo })
      .where((row) => row.and(own))
      .execute()
    return false
  }
  // Of two parts that end at the same moment the second sees that there is no other.
  await sql`select from week_turn where planning_week = ${planning_week} for update`.execute(db)
  await db
    .deleteFrom('week_rollover_part')
    .where((row) => row.and(own))
    .execute()
  return !(await hasParts(db, planning_week))
}
