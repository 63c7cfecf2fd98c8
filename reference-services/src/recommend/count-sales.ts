import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Fewer than five buyers could be recognised by what they bought. */
const minBuyers = 5
const countedWeeks = 4
/** So many baskets tell what goes together; more cost time and say the same. */
const maxHouseholds = 20_000
const maxTogether = 100

/**
 * Counts what was bought in every week that has opened, and what goes together. A week that was counted after its
 * close is not counted again; of several processes one does it. Lists are answered from these counts, so that no
 * caller makes the database read all orders.
 */
export const countSales = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute((transaction) => countSalesWithin(transaction, now))

/** The same within a transaction that has begun. */
export async function countSalesWithin(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('count sales')) as is_mine`.execute(db)
  if (rows[0]?.is_mine !== true) return
  const weeks = await db
    .selectFrom('planning_week')
    .leftJoin('sale_count', 'sale_count.planning_week', 'planning_week.number')
    .select('planning_week.number')
    .where('opens_at', '<=', now)
    .where((row) =>
      row.or([row('counted_at', 'is', null), row('counted_at', '<=', row.ref('planning_week.closes_at'))]),
    )
    .orderBy('planning_week.number')
    .execute()
  for (const { number } of weeks) await countWeek(db, number, now)
  const latest = weeks.at(-1)
  if (latest !== undefined) await countTogether(db, latest.number)
}

/** Whether it has been done at all. */
export const isCounted = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('sale_count').select('planning_week').limit(1).executeTakeFirst()) !== undefined

const weeksUpTo = (week: string) =>
  sql`(select number from planning_week where number <= ${week} order by number desc limit ${countedWeeks})`

async function countWeek(db: Database, week: string, now: Date): Promise<void> {
  await db.deleteFrom('product_sale').where('planning_week', '=', week).execute()
  await sql`
    insert into product_sale (planning_week, order_no, pieces)
    select ${week}, order_no, sum(order_count)
    from order_line where planning_week in ${weeksUpTo(week)}
    group by order_no having count(distinct member_code) >= ${minBuyers}`.execute(db)
  await db
    .insertInto('sale_count')
    .values({ planning_week: week, counted_at: now })
    .onConflict((one) => one.column('planning_week').doUpdateSet({ counted_at: now }))
    .execute()
}

async function countTogether(db: Database, week: string): Promise<void> {
  await db.deleteFrom('bought_together').execute()
  await sql`
    with household as (
      select member_code from order_line where planning_week in ${weeksUpTo(week)}
      group by member_code order by md5(member_code) limit ${maxHouseholds}
    ),
    basket as materialized (
      select member_code, planning_week, order_no from order_line join household using (member_code)
      where planning_week in ${weeksUpTo(week)}
    ),
    pair as (
      select one.order_no, other.order_no as other_no, count(distinct member_code)::int as buyers
      from basket one join basket other using (member_code, planning_week)
      where one.order_no <> other.order_no
      group by one.order_no, other.order_no having count(distinct member_code) >= ${minBuyers}
    ),
    ranked as (
      select *, row_number() over (partition by order_no order by buyers desc, other_no) as place from pair
    )
    insert into bought_together (order_no, other_no, buyers)
    select order_no, other_no, buyers from ranked where place <= ${maxTogether}`.execute(db)
}
