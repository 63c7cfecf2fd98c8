import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { removeSlipArticles, storeSlipArticles, writeSlips } from '../purchases/write-slips.ts'
import { drawLotteries } from './draw-lotteries.ts'
import { settleBatch } from './rollover-settings.ts'
import { type BatchOutcome, hasParts, workOnPart } from './week-parts.ts'

/**
 * Before all members: what they won, the names and prices of the close, and the parts in which their slips will be
 * written. Whoever comes second waits for it.
 */
export const prepareSlips = (db: Database, week: string, { now, seed }: { now: Date; seed: number }): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await settleBatch(transaction)
    const { drawn_at } = await transaction
      .selectFrom('week_turn')
      .select('drawn_at')
      .where('planning_week', '=', week)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (drawn_at === null) {
      await drawLotteries(transaction, week, seed)
      await transaction.updateTable('week_turn').set({ drawn_at: now }).where('planning_week', '=', week).execute()
    }
    // Another process may have prepared them, or brought the members to their end, and the slips as well.
    if (await hasParts(transaction, 'slip_part', week)) return
    if (!(await hasParts(transaction, 'week_rollover_part', week))) return
    await storeSlipArticles(transaction, week)
    await sql`
      insert into slip_part (planning_week, part, after_code, last_code, done_code)
      select planning_week, part, after_code, last_code, done_code from week_rollover_part where planning_week = ${week}`.execute(
      transaction,
    )
  })

/** Writes the slips of the next members, so many at the most, in one transaction with its mark. Nobody waits for it. */
export const slipBatch = (db: Database, week: PlanningWeekTable, size: number): Promise<BatchOutcome> =>
  db.transaction().execute(async (transaction) => {
    await settleBatch(transaction)
    const outcome = await workOnPart(transaction, { table: 'slip_part', week: week.number, size }, (members) =>
      writeSlips(transaction, week, members),
    )
    if (typeof outcome === 'object' && outcome.isLast) {
      await removeSlipArticles(transaction, week.number)
      await transaction.deleteFrom('slip_payment').where('planning_week', '=', week.number).execute()
    }
    return outcome
  })
