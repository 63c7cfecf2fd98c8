import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { isWithin, type MemberRange } from '../delivery/member-range.ts'
import { cancelled, skipNext, subscriptionStatus } from '../delivery/subscription-codes.ts'

/** The most pieces of a product that a member gets in a week. */
const maxPieces = sql`least(coalesce(product.max_order, 99), coalesce(product.quantity_limit, 99))`

/**
 * Every wish made until the close takes effect: another cycle or quantity, no delivery, none ever again. On the
 * closing week's line, and on those that stand in later weeks already. A change whose new half never came is dropped,
 * and what was cancelled stays cancelled. [K-21]
 */
export async function applyPendingChanges(
  db: Database,
  { number, closes_at }: PlanningWeekTable,
  members: MemberRange,
): Promise<void> {
  const wishes = sql`
    (select wish.*, own.next_closes_at from subscription_wish wish
      join subscription own using (member_code, order_no)
      where ${isWithin('wish.member_code', members)} and wish.code is not null and own.cycle <> ${cancelled}
        and wish.planning_week in (select number from planning_week where closes_at <= ${closes_at}))`
  await sql`/* kept */
    update order_line line set cycle = wish.code, order_count = wish.order_count, input_status = wish.input_status
    from ${wishes} wish
    where wish.code < ${skipNext} and line.cycle is not null and line.planning_week = ${number}
      and line.member_code = wish.member_code and line.order_no = wish.order_no`.execute(db)
  // In a week that is open still, what the member ordered of the same product by hand stays.
  await sql`/* kept */
    update order_line line set cycle = wish.code, order_count = least(wish.order_count, greatest(line.order_count,
      ${maxPieces} - coalesce((
        select beside.order_count from order_line beside where beside.cycle is null
          and beside.member_code = line.member_code and beside.planning_week = line.planning_week
          and beside.order_no = line.order_no), 0)))
    from ${wishes} wish join product using (order_no)
    where wish.code < ${skipNext} and line.cycle is not null and line.planning_week > ${number}
      and line.member_code = wish.member_code and line.order_no = wish.order_no`.execute(db)
  await sql`/* kept */
    delete from order_line line using ${wishes} wish, planning_week week
    where line.cycle is not null and line.member_code = wish.member_code and line.order_no = wish.order_no
      and week.number = line.planning_week and (
        (wish.code = ${cancelled} and week.closes_at >= ${closes_at})
        or (wish.code = ${skipNext} and week.closes_at = greatest(wish.next_closes_at, ${closes_at})))`.execute(db)
  // A later week may hold a skip of the same delivery, asked before this one: no delivery is skipped twice.
  await sql`/* kept */
    delete from subscription_wish later using ${wishes} wish, planning_week week
    where later.code = ${skipNext} and wish.code = ${skipNext}
      and later.member_code = wish.member_code and later.order_no = wish.order_no
      and week.number = later.planning_week
      and week.closes_at > ${closes_at} and week.closes_at <= wish.next_closes_at`.execute(db)
  // A delivery of a later week is skipped by planning the one after it; one of this week is planned anew anyway.
  await sql`/* kept */
    update subscription own set
      cycle = case when wish.code = ${skipNext} then own.cycle else wish.code end,
      order_count = case when wish.code >= ${skipNext} then own.order_count else wish.order_count end,
      next_closes_at = case
        when wish.code = ${cancelled} then null
        when wish.code = ${skipNext} and own.next_closes_at > ${closes_at}
          then own.next_closes_at + own.cycle * interval '7 days'
        else own.next_closes_at end
    from ${wishes} wish
    where own.member_code = wish.member_code and own.order_no = wish.order_no`.execute(db)
  await sql`/* kept */
    delete from subscription_wish where ${isWithin('member_code', members)} and planning_week in (
      select number from planning_week where closes_at <= ${closes_at})`.execute(db)
}

/** Deadline of the next delivery: so many weeks after the last, the first one that has not passed. */
export const planNextDeliveries = (db: Database, { number, closes_at }: PlanningWeekTable, members: MemberRange) =>
  sql`/* kept */
    update subscription set
      is_new = is_new and ordered_week > ${number},
      next_closes_at = case when next_closes_at > ${closes_at} then next_closes_at else
        next_closes_at + cycle * interval '7 days' * (
          1 + floor(extract(epoch from ${closes_at}::timestamptz - next_closes_at) / (cycle * 604800)))
      end
    where ${isWithin('member_code', members)} and cycle <> ${cancelled} and (next_closes_at <= ${closes_at} or is_new)`.execute(
    db,
  )

/**
 * Lines of the week that is now the first. What is not on sale in it comes a week later. What the member ordered
 * of the same product by hand stays, and what the limit leaves beside it comes on its own; nothing is written twice.
 */
export async function writeComingLines(
  db: Database,
  { week, at }: { week: PlanningWeekTable; at: Date },
  members: MemberRange,
): Promise<void> {
  const offered = sql`exists (
    select from offer where offer.planning_week = ${week.number} and offer.order_no = own.order_no)`
  await sql`/* kept */
    update subscription own set next_closes_at = next_closes_at + interval '7 days'
    where ${isWithin('own.member_code', members)} and next_closes_at = ${week.closes_at} and not ${offered}`.execute(db)
  await sql`/* kept */
    insert into order_line (member_code, planning_week, order_no, order_count, input_status, cycle, ordered_at)
    select member_code, ${week.number}::text, order_no, pieces, ${subscriptionStatus}::integer, cycle, ${at}::timestamptz
    from (
      select own.member_code, own.order_no, own.cycle,
        least(own.order_count, ${maxPieces} - coalesce(line.order_count, 0)) as pieces
      from subscription own
      join member on member.code = own.member_code and member.uses_delivery
      join product on product.order_no = own.order_no
      left join order_line line on line.member_code = own.member_code and line.planning_week = ${week.number}
        and line.order_no = own.order_no and line.cycle is null
      where ${isWithin('own.member_code', members)} and own.next_closes_at = ${week.closes_at}
    ) due
    where pieces > 0
    on conflict (member_code, planning_week, order_no, (cycle is not null)) do nothing`.execute(db)
}
