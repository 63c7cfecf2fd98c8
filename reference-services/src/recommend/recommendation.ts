import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { type ProductRow, productRows } from '../delivery/product-card.ts'
import { type Choice, rankedProducts } from './ranking.ts'
import type { Spec } from './specs.ts'

export type Wish = Choice & {
  member: string
  spec: Spec
  /** Numbers of what it is asked beside; none: what is in the order of the week. */
  items: readonly string[]
}

/**
 * Products that suit a member, from orders alone: never what is in the order already, what it is asked beside, or what costs
 * points. The same orders give the same list. Where orders say nothing some places get the ranking.
 */
export async function recommendedFor(db: Database, wish: Wish): Promise<ProductRow[]> {
  const rows = wish.spec.from === 'together' ? await boughtTogether(db, wish) : await likeHistory(db, wish)
  if (rows.length > 0 || wish.spec.fallsBack !== true) return rows
  const ordered = await db
    .selectFrom('order_line')
    .select('order_no')
    .where('member_code', '=', wish.member)
    .where('planning_week', '=', wish.week)
    .execute()
  const left = new Set([...ordered.map((line) => line.order_no), ...wish.items])
  return (await rankedProducts(db, wish)).filter((row) => !left.has(row.order_no))
}

/** Of the small categories they buy from most, the best liked. */
const likeHistory = (db: Database, { member, week, limit, ...wish }: Wish): Promise<ProductRow[]> =>
  productRows(db)
    .innerJoin(
      (history) =>
        history
          .selectFrom('order_line')
          .innerJoin('product as bought', 'bought.order_no', 'order_line.order_no')
          .select(['bought.small_code', sql<number>`count(*)::int`.as('times')])
          .where('order_line.member_code', '=', member)
          .groupBy('bought.small_code')
          .as('taste'),
      (join) => join.onRef('taste.small_code', '=', 'product.small_code'),
    )
    .where('offer.planning_week', '=', week)
    .where((row) => isNewTo(row, { member, week, limit, ...wish }))
    .orderBy(sql`ln(1 + taste.times) * product.popularity`, 'desc')
    .orderBy('product.order_no')
    .limit(limit)
    .execute()

/** Products that enough others ordered in the same week as these, most often first. */
const boughtTogether = (db: Database, { member, week, limit, items, ...wish }: Wish): Promise<ProductRow[]> =>
  productRows(db)
    .innerJoin(
      (counts) =>
        counts
          .selectFrom('bought_together')
          .select(['other_no', sql<number>`sum(buyers)::int`.as('buyers')])
          .where((one) =>
            items.length > 0
              ? one('order_no', '=', anyOf(items))
              : one('order_no', 'in', (mine) =>
                  mine
                    .selectFrom('order_line')
                    .select('order_line.order_no')
                    .where('member_code', '=', member)
                    .where('planning_week', '=', week),
                ),
          )
          .groupBy('other_no')
          .as('beside'),
      (join) => join.onRef('beside.other_no', '=', 'offer.order_no'),
    )
    .where('offer.planning_week', '=', week)
    .where((row) => isNewTo(row, { member, week, limit, items, ...wish }))
    .orderBy('beside.buyers', 'desc')
    .orderBy('product.popularity', 'desc')
    .orderBy('product.order_no')
    .limit(limit)
    .execute()

type Rows = ExpressionBuilder<Schema, 'offer' | 'product'>

function isNewTo(row: Rows, { member, week, category, items, spec }: Wish): Expression<SqlBool> {
  const has = (table: 'order_line' | 'subscription') =>
    row
      .selectFrom(table)
      .select('order_no')
      .where('member_code', '=', member)
      .whereRef(`${table}.order_no`, '=', 'product.order_no')
  const ordered = has('order_line').$if(spec.isNew !== true, (lines) =>
    lines.where('order_line.planning_week' as never, '=', week as never),
  )
  return row.and([
    row.not(row.exists(ordered)),
    row('product.is_point_exchange', '=', false),
    ...(items.length === 0 ? [] : [row.not(row('product.order_no', '=', anyOf(items)))]),
    ...(category === undefined ? [] : [row('product.large_code', '=', category)]),
    ...(spec.isForSubscription === true
      ? [row('product.is_subscription', '=', true), row.not(row.exists(has('subscription')))]
      : []),
  ])
}
