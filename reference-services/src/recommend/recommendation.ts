import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { type ProductRow, productRows } from '../delivery/product-rows.ts'
import { type Choice, rankedProducts } from './ranking.ts'

/**
 * Products like those a member orders: of the small categories they buy from most, the best liked that
 * they have not ordered for this week. The same history gives the same list. [API-036]
 */
export async function recommendedFor(db: Database, memberCode: string, choice: Choice): Promise<ProductRow[]> {
  const { week, limit, category } = choice
  const liked = await productRows(db)
    .innerJoin(
      (history) =>
        history
          .selectFrom('order_line')
          .innerJoin('product as bought', 'bought.order_no', 'order_line.order_no')
          .select(['bought.small_code', sql<number>`count(*)::int`.as('times')])
          .where('order_line.member_code', '=', memberCode)
          .groupBy('bought.small_code')
          .as('taste'),
      (join) => join.onRef('taste.small_code', '=', 'product.small_code'),
    )
    .leftJoin('order_line as mine', (join) =>
      join
        .onRef('mine.order_no', '=', 'offer.order_no')
        .onRef('mine.planning_week', '=', 'offer.planning_week')
        .on('mine.member_code', '=', memberCode),
    )
    .where('offer.planning_week', '=', week)
    .where('mine.order_no', 'is', null)
    .where('product.is_point_exchange', '=', false)
    .$if(category !== undefined, (rows) => rows.where('product.large_code', '=', category ?? ''))
    .orderBy(sql`ln(1 + taste.times) * product.popularity`, 'desc')
    .orderBy('product.order_no')
    .limit(limit)
    .execute()
  return liked.length > 0 ? liked : rankedProducts(db, choice)
}
