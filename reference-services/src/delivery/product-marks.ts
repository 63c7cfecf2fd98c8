import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** What a list says of products beyond the products themselves. */
export type ProductMarks = {
  /** Pieces this member ordered in the week. [ORD-129] */
  ordered: ReadonlyMap<string, number>
  favourites: ReadonlySet<string>
  /** Members who like it now, beyond the earlier ones. */
  favouriteCounts: ReadonlyMap<string, number>
  subscriptions: ReadonlyMap<string, { cycle: number; order_count: number }>
}

/** Marks of the given products for a member, or for a visitor. */
export async function productMarks(
  db: Database,
  { memberCode, week, orderNumbers }: { memberCode: string | undefined; week: string; orderNumbers: readonly string[] },
): Promise<ProductMarks> {
  const favouriteCounts = await favouriteCountsOf(db, orderNumbers)
  if (memberCode === undefined)
    return { ordered: new Map(), favourites: new Set(), favouriteCounts, subscriptions: new Map() }
  const lines = await db
    .selectFrom('order_line')
    .select(['order_no', 'order_count'])
    .where('member_code', '=', memberCode)
    .where('planning_week', '=', week)
    .execute()
  const favourites = await db
    .selectFrom('favourite')
    .select('order_no')
    .where('member_code', '=', memberCode)
    .where('order_no', '=', among(orderNumbers))
    .execute()
  const subscriptions = await db
    .selectFrom('subscription')
    .select(['order_no', 'cycle', 'order_count'])
    .where('member_code', '=', memberCode)
    .execute()
  return {
    ordered: new Map(lines.map((line) => [line.order_no, line.order_count])),
    favourites: new Set(favourites.map((row) => row.order_no)),
    favouriteCounts,
    subscriptions: new Map(subscriptions.map(({ order_no, ...rest }) => [order_no, rest])),
  }
}

async function favouriteCountsOf(db: Database, orderNumbers: readonly string[]): Promise<Map<string, number>> {
  if (orderNumbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('favourite')
    .select(['order_no', sql<number>`count(*)::int`.as('count')])
    .where('order_no', '=', among(orderNumbers))
    .groupBy('order_no')
    .execute()
  return new Map(rows.map((row) => [row.order_no, row.count]))
}

/** One parameter for a list of any length. */
export const among = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`
