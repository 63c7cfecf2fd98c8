import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Fewer than five buyers could be recognised by what they bought. */
export const minBuyers = 5
const countedWeeks = 4
/** So many households tell what goes together; more cost time and say the same. */
const maxHouseholds = 20_000
const maxTogether = 100
/** Products that go together change slowly. */
const everyMs = 24 * 60 * 60 * 1000
/** It sorts millions of pairs: on a disk that takes three times as long. */
const workMemory = '64MB'

/** Counts what members bought in the same week, unless that was done for the latest week within a day. */
export const countTogether = (db: Database, now: Date): Promise<void> =>
  db.isTransaction ? countWithin(db, now) : db.transaction().execute((transaction) => countWithin(transaction, now))

async function countWithin(db: Database, now: Date): Promise<void> {
  const due = await db
    .updateTable('week_sale_count')
    .set({ paired_at: now })
    .where('planning_week', '=', (of) =>
      of.selectFrom('week_sale_count').select(sql<string>`max(planning_week)`.as('latest')),
    )
    .where((row) => row.or([row('paired_at', 'is', null), row('paired_at', '<', new Date(now.getTime() - everyMs))]))
    .returning('planning_week')
    .executeTakeFirst()
  if (due === undefined) return
  await sql`select set_config('work_mem', ${workMemory}, true)`.execute(db)
  await db.deleteFrom('bought_together').execute()
  await sql`
    with household as materialized (
      select code from member where uses_delivery order by md5(code) limit ${maxHouseholds}
    ),
    basket as materialized (
      select member_code, planning_week, order_no from order_line join household on code = member_code
      where planning_week in (
        select number from planning_week where number <= ${due.planning_week} order by number desc limit ${countedWeeks})
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
