import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { turnLock } from '../delivery/order-facts.ts'
import { drawLotteries } from './draw-lotteries.ts'
import { takeExchangedPoints } from './take-points.ts'
import { applyWishes, planNextDeliveries, writeComingLines } from './turn-subscriptions.ts'

export type TurnFacts = { now: Date; seed: number }

/** Who ordered at the last moment is stored before a week turns, also where clocks differ a little. */
const graceMs = 2000

/**
 * Turns every week that has closed and not turned yet, the earliest first; gives their numbers. Each week is one
 * transaction with its mark in it: killed in the middle nothing has happened, done twice nothing happens again, and of
 * two processes one waits and finds it done. [ORD-108]
 */
export async function turnWeeks(db: Database, facts: TurnFacts): Promise<string[]> {
  const turned: string[] = []
  for (const { number } of await unturnedWeeks(db, facts)) if (await turnOnce(db, number, facts)) turned.push(number)
  return turned
}

const unturnedWeeks = (db: Database, { now }: TurnFacts): Promise<PlanningWeekTable[]> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('closes_at', '<', new Date(now.getTime() - graceMs))
    .where('number', 'not in', (turned) => turned.selectFrom('week_turn').select('planning_week'))
    .orderBy('closes_at')
    .execute()

async function turnOnce(db: Database, number: string, { now, seed }: TurnFacts): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${turnLock})`.execute(transaction)
    const week = await weekToTurn(transaction, number)
    if (week === undefined) return false
    await transaction.insertInto('week_turn').values({ planning_week: number, turned_at: now }).execute()
    await applyWishes(transaction, week)
    await planNextDeliveries(transaction, week)
    const next = await weekAfter(transaction, week)
    if (next !== undefined) await writeComingLines(transaction, next, week.closes_at)
    await drawLotteries(transaction, number, seed)
    await takeExchangedPoints(transaction, week)
    return true
  })
}

const weekToTurn = (db: Database, number: string): Promise<PlanningWeekTable | undefined> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('number', '=', number)
    .where('number', 'not in', (turned) => turned.selectFrom('week_turn').select('planning_week'))
    .executeTakeFirst()

const weekAfter = (db: Database, { closes_at }: PlanningWeekTable): Promise<PlanningWeekTable | undefined> =>
  db
    .selectFrom('planning_week')
    .selectAll()
    .where('closes_at', '>', closes_at)
    .orderBy('closes_at')
    .limit(1)
    .executeTakeFirst()
