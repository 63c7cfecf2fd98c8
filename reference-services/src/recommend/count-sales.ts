import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import { countTogether, minBuyers } from './count-together.ts'
import { countWeeks, type WeekCount } from './count-weeks.ts'

const summedWeeks = 4

export type CountFacts = {
  now: Date
  /** Ends it between two steps: nothing is written then. */
  signal?: AbortSignal
}

/**
 * Counts what was bought in every week that has opened, and once a day what goes together. A week that was counted after
 * its close is not counted again. Lists are answered from these counts, so that no caller makes the database read all
 * orders. For one process at a time.
 */
export async function countSales(db: Database, { now, signal }: CountFacts): Promise<void> {
  const weeks = await weeksToCount(db, now)
  for (const week of await countWeeks(db, weeks, signal)) await storeWeek(db, week, now)
  if (weeks.length === 0) return
  await sumWeeks(db, weeks, now)
  await countTogether(db, now)
}

/** Whether it has been done at all. */
export const isCounted = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('week_sale_count').select('planning_week').limit(1).executeTakeFirst()) !== undefined

async function weeksToCount(db: Database, now: Date): Promise<string[]> {
  const weeks = await db
    .selectFrom('planning_week')
    .leftJoin('week_sale_count', 'week_sale_count.planning_week', 'planning_week.number')
    .select('planning_week.number')
    .where('opens_at', '<=', now)
    .where((row) =>
      row.or([row('counted_at', 'is', null), row('counted_at', '<=', row.ref('planning_week.closes_at'))]),
    )
    .orderBy('planning_week.number')
    .execute()
  return weeks.map(({ number }) => number)
}

/** Only rows that are others than before are written. */
async function storeWeek(db: Database, { week, sales }: WeekCount, now: Date): Promise<void> {
  const numbers = [...sales.keys()]
  const [pieces, buyers] = [[...sales.values()].map((one) => one.pieces), [...sales.values()].map((one) => one.buyers)]
  await sql`
    insert into week_sale as known (planning_week, order_no, pieces, buyers)
    select ${week}::text, * from unnest(${numbers}::text[], ${pieces}::int[], ${buyers}::int[])
    on conflict (planning_week, order_no) do update set pieces = excluded.pieces, buyers = excluded.buyers
      where (known.pieces, known.buyers) is distinct from (excluded.pieces, excluded.buyers)`.execute(db)
  await db
    .deleteFrom('week_sale')
    .where('planning_week', '=', week)
    .where('order_no', '<>', sql<string>`all(${numbers}::text[])`)
    .execute()
  await db
    .insertInto('week_sale_count')
    .values({ planning_week: week, counted_at: now })
    .onConflict((one) => one.column('planning_week').doUpdateSet({ counted_at: now }))
    .execute()
}

/**
 * Of each week and the ones before it; of what enough members bought in them. Whoever bought in several weeks is one: where
 * the weeks by themselves do not tell, there are so few lines that they are looked at.
 */
async function sumWeeks(db: Database, weeks: readonly string[], now: Date): Promise<void> {
  const summed = sql`
    select planning_week, order_no, pieces
    from (
      select week.number as planning_week, order_no, sum(pieces)::int as pieces, max(buyers) as most, array_agg(of.number) as bought_in
      from planning_week week cross join lateral (
        select number from planning_week earlier where earlier.number <= week.number order by number desc
        limit ${summedWeeks}
      ) of join week_sale on week_sale.planning_week = of.number
      where week.number = ${anyOf(weeks)}
      group by week.number, order_no having sum(buyers) >= ${minBuyers}
    ) sale
    where most >= ${minBuyers} or ${minBuyers} <= (
      select count(distinct member_code) from order_line line
      where line.planning_week = any(sale.bought_in) and line.order_no = sale.order_no)`
  await sql`
    with summed as materialized (${summed}),
    gone as (
      delete from product_sale known where planning_week = ${anyOf(weeks)} and not exists (
        select from summed where (summed.planning_week, summed.order_no) = (known.planning_week, known.order_no))
    )
    insert into product_sale as known (planning_week, order_no, pieces) select * from summed
    on conflict (planning_week, order_no) do update set pieces = excluded.pieces
      where known.pieces <> excluded.pieces`.execute(db)
  await db
    .insertInto('sale_count')
    .values(weeks.map((week) => ({ planning_week: week, counted_at: now })))
    .onConflict((one) => one.column('planning_week').doUpdateSet({ counted_at: now }))
    .execute()
}
