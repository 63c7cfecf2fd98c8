import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import { type SubscriptionMarks, subscriptionMarks } from './subscription-marks.ts'

/** Marks of a list on products, beyond the products themselves. */
export type ProductMarks = {
  /** Pieces this member ordered in the week; what comes on its own has lines of its own. */
  ordered: ReadonlyMap<string, number>
  favourites: ReadonlySet<string>
  /** Members who like it now, beyond the earlier ones. */
  favouriteCounts: ReadonlyMap<string, number>
  subscriptions: SubscriptionMarks
}

type Asked = { memberCode: string | undefined; week: string; orderNumbers: readonly string[] }

/** Marks of the given products for a member, or for a visitor. */
export async function productMarks(db: Database, asked: Asked): Promise<ProductMarks> {
  const { memberCode, week, orderNumbers } = asked
  const favouriteCounts = await favouriteCountsOf(db, orderNumbers)
  const subscriptions = await subscriptionMarks(db, asked)
  if (memberCode === undefined) return { ordered: new Map(), favourites: new Set(), favouriteCounts, subscriptions }
  const lines = await db
    .selectFrom('order_line')
    .select(['order_no', 'order_count'])
    .where('member_code', '=', memberCode)
    .where('planning_week', '=', week)
    .where('cycle', 'is', null)
    .execute()
  const favourites = await db
    .selectFrom('favourite')
    .select('order_no')
    .where('member_code', '=', memberCode)
    .where('order_no', '=', anyOf(orderNumbers))
    .execute()
  return {
    ordered: new Map(lines.map((line) => [line.order_no, line.order_count])),
    favourites: new Set(favourites.map((row) => row.order_no)),
    favouriteCounts,
    subscriptions,
  }
}

async function favouriteCountsOf(db: Database, orderNumbers: readonly string[]): Promise<Map<string, number>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db.selectFrom('favourite_count').selectAll().where('order_no', '=', anyOf(orderNumbers)).execute()
  return new Map(rows.map((row) => [row.order_no, row.members]))
}
