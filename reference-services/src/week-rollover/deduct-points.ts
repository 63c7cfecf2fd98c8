import { sql } from 'kysely'
import { tokyoDay } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { isWithin, type MemberRange } from '../delivery/member-range.ts'
import { useTypes } from '../points/point-balance.ts'

/**
 * Points exchanged in the closing week, and those that pay its slip, leave the balance and stand in the
 * history: until the rollover they are reserved, from then on they are used, though the delivery comes later. After the
 * draw: a piece that a lottery did not give costs nothing. Of who gets nothing the points wait for the week after. They
 * pay what the slip comes to and no more, its tax rounded once for each rate, as on the slip, which is written later:
 * by then `slip_payment` tells them. [K-71]
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
    with set_aside as materialized (
      select member_code, sum(points) as points from point_reservation
      where ${isWithin('point_reservation.member_code', members)} and planning_week = ${number}
        and use_type = ${useTypes.delivery}
      group by member_code
    ),
    -- All lines first: asked for products that cost points, an index is gone through once for each of these.
    line as materialized (
      select member_code, order_no, coalesce(win_count, order_count) as pieces from order_line
      where ${isWithin('order_line.member_code', members)} and planning_week = ${number}
    ),
    total as (
      select member_code, sum(base + base * tax_rate / 100) as yen
      from (
        select line.member_code, tax_rate, sum(unit_without_tax * pieces) as base
        from set_aside join line using (member_code)
        join slip_article article on article.planning_week = ${number} and article.order_no = line.order_no
        where pieces > 0
        group by line.member_code, tax_rate
      ) of_rate
      group by member_code
    ),
    delivered as (
      insert into slip_payment (planning_week, member_code, points)
      select ${number}::text, member_code, least(set_aside.points, coalesce(balance.current_points, 0), total.yen)
      from total join set_aside using (member_code) left join point_balance balance using (member_code)
      where exists (select from member_login login where login.member_code = total.member_code)
      returning member_code, points
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
      select member_code, points from delivered
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
