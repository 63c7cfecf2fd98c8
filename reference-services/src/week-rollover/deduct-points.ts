import { sql } from 'kysely'
import { tokyoDay } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { isWithin, type MemberRange } from '../delivery/member-range.ts'
import { useTypes } from '../points/point-balance.ts'

/**
 * Points exchanged in the closing week, and those that pay its delivery by its slip, leave the balance and stand in the
 * history: until the rollover they are reserved, from then on they are used, though the delivery comes later. After the
 * draw: a piece that a lottery did not give costs nothing. Of who gets nothing the points wait for the week after. [K-71]
 */
export const deductSpentPoints = (
  db: Database,
  {
    week: { number, closes_at },
    next,
  }: { week: PlanningWeekTable; next: Pick<PlanningWeekTable, 'number'> | undefined },
  members: MemberRange,
) =>
  sql`/* kept */
    with delivered as (
      select member_code, points_used from slip
      where ${isWithin('slip.member_code', members)} and planning_week = ${number}
    ),
    -- All lines first: asked for products that cost points, an index is gone through once for each of these.
    line as materialized (
      select member_code, order_no, coalesce(win_count, order_count) as pieces from order_line
      where ${isWithin('order_line.member_code', members)} and planning_week = ${number}
    ),
    paid as (
      delete from point_reservation where ${isWithin('member_code', members)} and planning_week = ${number} and use_type = ${useTypes.delivery}
        and member_code in (select member_code from delivered)
    ),
    moved as (
      update point_reservation set planning_week = ${next?.number ?? number}
      where ${isWithin('member_code', members)} and planning_week = ${number} and use_type = ${useTypes.delivery}
        and member_code not in (select member_code from delivered)
    ),
    spent as (
      select line.member_code, line.pieces * coalesce(product.point_price, 0) as points
      from line join product using (order_no) where product.is_point_exchange
      union all
      select member_code, points_used from delivered
    ),
    used as (
      select balance.member_code, least(sum(spent.points), balance.current_points)::integer as points
      from spent join point_balance balance on balance.member_code = spent.member_code
      where spent.points > 0 and balance.current_points > 0
      group by balance.member_code
    ),
    lowered as (
      update point_balance balance set current_points = balance.current_points - used.points
      from used where balance.member_code = used.member_code
    )
    insert into point_movement
      (member_code, day, delivery_given, delivery_used, store_given, store_used, store_use_class)
    select member_code, ${tokyoDay(closes_at)}::text, 0, points, 0, 0, '1' from used`.execute(db)
