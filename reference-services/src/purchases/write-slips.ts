import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { allMembers, isWithin, type MemberRange } from '../delivery/member-range.ts'
import { watchedOverPrefix } from '../delivery/members.ts'
import { deliveryBusiness } from './slip-sums.ts'

/** A month, with tax; it stands on the month's first delivery. [K-80] */
export const watchingServiceFee = 330
export const deliveryName = '宅配ご利用'

/**
 * Names and prices of the products of a week that has closed, as its slips have them: for {@link writeSlips}, until
 * {@link removeSlipArticles}. A product that cost points costs no yen. Those that are there already stay.
 */
export const storeSlipArticles = (db: Database, week: string) =>
  sql`
    insert into slip_article (planning_week, order_no, jan_code, name, standard, tax_rate, unit_without_tax, unit_with_tax,
      unit_points)
    select planning_week, order_no, jan_code, concat_ws(' ', nullif(brand, ''), name), standard, tax_rate,
      case when is_point_exchange then 0 else base_price end,
      case when is_point_exchange then 0 else tax_included_price end,
      case when is_point_exchange then coalesce(point_price, 0) end
    from offer join product using (order_no) where planning_week = ${week}
    on conflict do nothing`.execute(db)

export const removeSlipArticles = (db: Database, week: string) =>
  db.deleteFrom('slip_article').where('planning_week', '=', week).execute()

/**
 * Slips of what comes in a week that has closed, with the names and prices of that week: of a lottery what was won, and
 * a product that cost points for no yen; `slip_payment` has the points that pay it. A member's slip of a week is written
 * once, whoever does it again. Only for who has a login: others read theirs on paper. [K-62]
 */
export const writeSlips = (
  db: Database,
  { number, delivers_on }: Pick<PlanningWeekTable, 'number' | 'delivers_on'>,
  members: MemberRange = allMembers,
) =>
  sql`/* kept */
    with line as materialized (
      select * from order_line
      where ${isWithin('order_line.member_code', members)} and planning_week = ${number}
        and coalesce(win_count, order_count) > 0
    ),
    -- As a whole: looked for line by line they take longer than all else.
    article as materialized (select * from slip_article where planning_week = ${number}),
    coming as (
      select line.member_code, coalesce(line.win_count, line.order_count) as pieces,
        row_number() over (
          partition by line.member_code order by line.ordered_at, line.order_no, line.cycle nulls first
        ) as line_no,
        jan_code, name, standard, tax_rate, unit_without_tax, unit_with_tax, unit_points
      from line join article using (order_no)
    ),
    written as (
      insert into slip (slip_no, member_code, purchased_on, business_type, office_code, office_name, transaction_name,
        planning_week, watching_service, points_used)
      select code || '-' || ${number}::text, code, ${delivers_on}::text, ${deliveryBusiness}::text, office_code,
        branch_name, ${deliveryName}::text, ${number}::text,
        case when ${watchedOver('member.code')} and not exists (
          select from slip earlier where earlier.member_code = member.code and earlier.watching_service > 0
            and left(earlier.purchased_on, 7) = left(${delivers_on}::text, 7)
        ) then ${watchingServiceFee}::integer else 0 end,
        coalesce(payment.points, 0)
      from (select distinct member_code from coming) due join member on member.code = due.member_code
      left join slip_payment payment on payment.planning_week = ${number} and payment.member_code = due.member_code
      where exists (select from member_login login where login.member_code = member.code)
      on conflict (slip_no) do nothing
      returning slip_no, member_code
    )
    insert into slip_item (slip_no, line_no, jan_code, name, remark, quantity, unit_with_tax, unit_without_tax,
      price_with_tax, price_without_tax, tax_rate, points)
    select slip_no, line_no, jan_code, name,
      case when unit_points is null then standard
        else concat_ws(' ', standard, unit_points * pieces || 'ポイントと交換') end,
      pieces, unit_with_tax, unit_without_tax, unit_with_tax * pieces, unit_without_tax * pieces, tax_rate,
      unit_points * pieces
    from written join coming using (member_code)`.execute(db)

const watchedOver = (column: string) => sql`starts_with(${sql.ref(column)}, ${watchedOverPrefix})`
