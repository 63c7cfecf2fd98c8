import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { isWithin } from '../delivery/member-range.ts'
import { lockMembers } from '../delivery/order-facts.ts'
import { deductSpentPoints } from './deduct-points.ts'
import { settleBatch } from './rollover-settings.ts'
import { applyPendingChanges, planNextDeliveries, writeComingLines } from './rollover-subscriptions.ts'
import { type BatchOutcome, workOnPart } from './week-parts.ts'

/** The week that has closed, and the one after it. */
export type RolloverWeeks = { week: PlanningWeekTable; next: PlanningWeekTable | undefined }

/** The members of a batch hold up others while it waits for one of them. */
const lockMs = 100

/** Rolls over the next members, so many at the most, in one transaction with its mark. */
export const rolloverBatch = (db: Database, { week, next }: RolloverWeeks, size: number): Promise<BatchOutcome> =>
  db.transaction().execute(async (transaction) => {
    await settleBatch(transaction)
    await sql`select set_config('lock_timeout', ${String(lockMs)}, true)`.execute(transaction)
    return workOnPart(transaction, { table: 'week_rollover_part', week: week.number, size }, async (members) => {
      await lockMembers(transaction, isWithin('code', members))
      await applyPendingChanges(transaction, week, members)
      await planNextDeliveries(transaction, week, members)
      if (next !== undefined) await writeComingLines(transaction, { week: next, at: week.closes_at }, members)
      await deductSpentPoints(transaction, { week, next }, members)
    })
  })
