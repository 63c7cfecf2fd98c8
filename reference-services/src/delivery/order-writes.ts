import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { OrderLineTable, SubscriptionTable } from '../database/schema.ts'
import type { Wish } from './subscription-marks.ts'

export type StoredLine = Omit<OrderLineTable, 'win_count' | 'is_changed'>

/** Lines of any members, each once. What stands there gets the new count and source. */
export async function storeLines(db: Database, lines: readonly StoredLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`/* kept */
    insert into order_line (member_code, planning_week, order_no, order_count, input_status, cycle, ordered_at)
    select * from unnest(
      ${lines.map((line) => line.member_code)}::text[],
      ${lines.map((line) => line.planning_week)}::text[],
      ${lines.map((line) => line.order_no)}::text[],
      ${lines.map((line) => line.order_count)}::integer[],
      ${lines.map((line) => line.input_status)}::integer[],
      ${lines.map((line) => line.cycle)}::smallint[],
      ${lines.map((line) => line.ordered_at.toISOString())}::timestamptz[])
    on conflict (member_code, planning_week, order_no, (cycle is not null))
    do update set order_count = excluded.order_count, input_status = excluded.input_status, cycle = excluded.cycle,
      is_changed = order_line.is_changed or order_line.order_count <> excluded.order_count`.execute(db)
}

export type LineKey = Pick<OrderLineTable, 'member_code' | 'planning_week' | 'order_no'>

/** Takes out what was ordered, and keeps it for the order history in the same statement. [K-64] */
export const cancelOrderedLine = (db: Database, { member_code, planning_week, order_no }: LineKey, at: Date) =>
  sql`/* kept */
    with gone as (
      delete from order_line
      where member_code = ${member_code} and planning_week = ${planning_week} and order_no = ${order_no} and cycle is null
      returning member_code, planning_week, order_no, order_count, input_status, ordered_at
    )
    insert into cancelled_line
      (member_code, planning_week, order_no, order_count, input_status, ordered_at, cancelled_at)
    select gone.*, ${at.toISOString()}::timestamptz from gone
    on conflict (member_code, planning_week, order_no) do update set order_count = excluded.order_count,
      input_status = excluded.input_status, ordered_at = excluded.ordered_at, cancelled_at = excluded.cancelled_at`.execute(
    db,
  )

/** Takes out what would come on its own. */
export const removeComingLine = (db: Database, key: LineKey) =>
  db
    .deleteFrom('order_line')
    .where('member_code', '=', key.member_code)
    .where('planning_week', '=', key.planning_week)
    .where('order_no', '=', key.order_no)
    .where('cycle', 'is not', null)
    .execute()

export type Registration = Pick<SubscriptionTable, 'member_code' | 'order_no' | 'cycle' | 'order_count'>

/** Comes for the first time in the week of the deadline. */
export const storeRegistration = (
  db: Database,
  { member_code, order_no, cycle, order_count }: Registration,
  { number, closes_at }: { number: string; closes_at: Date },
) => {
  const standing = { cycle, order_count, next_closes_at: closes_at, ordered_week: number, is_new: true }
  return db
    .insertInto('subscription')
    .values({ member_code, order_no, ...standing })
    .onConflict((own) => own.columns(['member_code', 'order_no']).doUpdateSet(standing))
    .execute()
}

export const removeRegistration = (db: Database, { member_code, order_no }: LineKey) =>
  db.deleteFrom('subscription').where('member_code', '=', member_code).where('order_no', '=', order_no).execute()

export const storePendingChange = (db: Database, { member_code, order_no, planning_week }: LineKey, wish: Wish) =>
  db
    .insertInto('subscription_wish')
    .values({ member_code, order_no, planning_week, ...wish })
    .onConflict((own) => own.columns(['member_code', 'order_no', 'planning_week']).doUpdateSet(wish))
    .execute()

type ProductKey = Pick<LineKey, 'member_code' | 'order_no'>

const wishesOf = (db: Database, { member_code, order_no }: ProductKey) =>
  db.deleteFrom('subscription_wish').where('member_code', '=', member_code).where('order_no', '=', order_no)

export const removePendingChange = (db: Database, key: LineKey) =>
  wishesOf(db, key).where('planning_week', '=', key.planning_week).execute()

export const removeLaterChanges = (db: Database, key: LineKey) =>
  wishesOf(db, key).where('planning_week', '>', key.planning_week).execute()

/** Of every week: what is registered now has nothing to do with what was wished for before. */
export const removePendingChanges = (db: Database, key: ProductKey) => wishesOf(db, key).execute()
