import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { rolloverLock } from '../delivery/order-facts.ts'
import { writeSlips } from '../purchases/write-slips.ts'
import { deductSpentPoints } from './deduct-points.ts'
import { drawLotteries } from './draw-lotteries.ts'
import { applyPendingChanges, planNextDeliveries, writeComingLines } from './rollover-subscriptions.ts'

export type RolloverFacts = { now: Date; seed: number }

/** An order of the last moment is stored before its week rolls over, also where clocks differ a little. */
const graceMs = 2000

/**
 * Rolls over every week that has closed and is still to do, the earliest first; gives their numbers. Each week is one
 * transaction with its mark in it: killed in the middle nothing has happened, done twice nothing happens again, and of
 * two processes one waits and finds it done.
 */
export async function rolloverWeeks(db: Database, facts: RolloverFacts): Promise<string[]> {
  const done: string[] = []
  for (const { number } of await dueWeeks(db, facts)) if (await rolloverOnce(db, number, facts)) done.push(number)
  return done
}

const dueWeeks = (db: Database, { now }: RolloverFacts): Promise<PlanningWeekTable[]> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('closes_at', '<', new Date(now.getTime() - graceMs))
    .where('number', 'not in', (done) => done.selectFrom('week_turn').select('planning_week'))
    .orderBy('closes_at')
    .execute()

async function rolloverOnce(db: Database, number: string, { now, seed }: RolloverFacts): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${rolloverLock})`.execute(transaction)
    const week = await dueWeek(transaction, number)
    if (week === undefined) return false
    await transaction.insertInto('week_turn').values({ planning_week: number, turned_at: now }).execute()
    await applyPendingChanges(transaction, week)
    await planNextDeliveries(transaction, week)
    const next = await weekAfter(transaction, week)
    if (next !== undefined) await writeComingLines(transaction, next, week.closes_at)
    await drawLotteries(transaction, number, seed)
    // With what is set aside for the delivery, before that is taken.
    await writeSlips(transaction, week)
    await deductSpentPoints(transaction, week, next)
    return true
  })
}

const dueWeek = (db: Database, number: string): Promise<PlanningWeekTable | undefined> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('number', '=', number)
    .where('number', 'not in', (done) => done.selectFrom('week_turn').select('planning_week'))
    .executeTakeFirst()

const weekAfter = (db: Database, { closes_at }: PlanningWeekTable): Promise<PlanningWeekTable | undefined> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('closes_at', '>', closes_at)
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirst()
