import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { historyWeeks } from '../delivery/weeks.ts'

const bySearch = 63

/** Fills a member's order of every week of the history up to so many lines, with ordinary products. */
export async function orderPast(db: Database, member: string, now: Date, lines: number): Promise<void> {
  for (const { number, closes_at } of await historyWeeks(db, now)) {
    if (closes_at >= now) continue
    await sql`
      insert into order_line (member_code, planning_week, order_no, order_count, input_status, cycle, ordered_at)
      select ${member}, offer.planning_week, offer.order_no, 1, ${bySearch}::integer, null, ${closes_at}::timestamptz
      from offer join product on product.order_no = offer.order_no
      where offer.planning_week = ${number} and not product.is_point_exchange and not product.is_limited
        and not exists (select from order_line own where own.member_code = ${member}
          and own.planning_week = offer.planning_week and own.order_no = offer.order_no)
      order by product.popularity desc, offer.order_no
      limit greatest(0, ${lines} - (select count(*) from order_line own
        where own.member_code = ${member} and own.planning_week = ${number}))`.execute(db)
  }
}
