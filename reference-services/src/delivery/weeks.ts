import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'

const weekColumns = ['number', 'opens_at', 'closes_at', 'delivers_on'] as const

/** A week that has opened; a later one is prepared in the database and no member sees it yet. */
export const findWeek = (db: Database, number: string, now: Date): Promise<PlanningWeekTable | undefined> =>
  db
    .selectFrom('planning_week')
    .select(weekColumns)
    .where('number', '=', number)
    .where('opens_at', '<=', now)
    .executeTakeFirst()

/** A week as orders are judged by it. */
export type OrderWeek = PlanningWeekTable & {
  /** Its rollover is done: it stays closed, whatever the clock says later. [K-161] */
  is_turned?: boolean
}

/** Open at the closing instant itself. */
export const isOpen = (week: OrderWeek, now: Date): boolean =>
  week.is_turned !== true && week.opens_at.getTime() <= now.getTime() && now.getTime() <= week.closes_at.getTime()

/** Weeks that can be ordered for, nearest first. */
export const openWeeks = (db: Database, now: Date): Promise<PlanningWeekTable[]> =>
  db
    .selectFrom('planning_week')
    .select(weekColumns)
    .where('opens_at', '<=', now)
    .where('closes_at', '>=', now)
    .orderBy('closes_at')
    .limit(2)
    .execute()

const maxPastWeeks = 8
/** Open ones among them. */
const maxHistoryWeeks = 8

/** Numbers of the weeks a member may look back on, latest first. */
export async function pastWeekNumbers(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('planning_week')
    .select('number')
    .where('closes_at', '<', now)
    .orderBy('closes_at', 'desc')
    .limit(maxPastWeeks)
    .execute()
  return rows.map((row) => row.number)
}

/** The weeks of the order history, latest first: those that are open and those before them. */
export const historyWeeks = (db: Database, now: Date): Promise<PlanningWeekTable[]> =>
  db
    .selectFrom('planning_week')
    .select(weekColumns)
    .where('opens_at', '<=', now)
    .orderBy('closes_at', 'desc')
    .limit(maxHistoryWeeks)
    .execute()
