import type { Database } from '../database/open-database.ts'
import { openWeeks } from '../delivery/weeks.ts'

const byNumber = 62

/** Fills a member's order of the first open week up to so many lines, with ordinary products. */
export async function orderMany(db: Database, member: string, now: Date, lines: number): Promise<void> {
  const [week] = await openWeeks(db, now)
  if (week === undefined) throw new Error('no week is open')
  const ofOrder = { member_code: member, planning_week: week.number }
  const ordered = await db
    .selectFrom('order_line')
    .select('order_no')
    .where('member_code', '=', member)
    .where('planning_week', '=', week.number)
    .execute()
  const taken = new Set(ordered.map(({ order_no }) => order_no))
  const offered = await ordinaryNumbers(db, week.number, lines)
  const more = offered.filter((order_no) => !taken.has(order_no)).slice(0, Math.max(0, lines - taken.size))
  const line = { ...ofOrder, order_count: 2, input_status: byNumber, cycle: null, ordered_at: now }
  if (more.length > 0)
    await db
      .insertInto('order_line')
      .values(more.map((order_no) => ({ ...line, order_no })))
      .execute()
}

/** So many order numbers of the first open week as a member may find in the paper catalogue. */
export async function numbersOnSale(db: Database, now: Date, limit: number): Promise<string[]> {
  const [week] = await openWeeks(db, now)
  return week === undefined ? [] : ordinaryNumbers(db, week.number, limit)
}

async function ordinaryNumbers(db: Database, week: string, limit: number): Promise<string[]> {
  const offered = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select('offer.order_no')
    .where('offer.planning_week', '=', week)
    .where('product.is_point_exchange', '=', false)
    .where('product.is_limited', '=', false)
    .orderBy('product.popularity')
    .orderBy('offer.order_no')
    .limit(limit)
    .execute()
  return offered.map(({ order_no }) => order_no)
}
