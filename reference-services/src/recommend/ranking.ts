import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { type ProductRow, productRows } from '../delivery/product-rows.ts'

export type Choice = { week: string; limit: number; category: string | undefined }

const countedWeeks = 4

/**
 * Products on sale in a week by the pieces that all members ordered, in it and in the weeks before.
 * Alcohol and what is paid with points stay out. [BIZ-010]
 */
export async function rankedProducts(db: Database, { week, limit, category }: Choice): Promise<ProductRow[]> {
  return productRows(db)
    .innerJoin(
      (counts) =>
        counts
          .selectFrom('order_line')
          .select(['order_line.order_no', sql<number>`sum(order_count)::int`.as('pieces')])
          .where('order_line.planning_week', 'in', (weeks) =>
            weeks
              .selectFrom('planning_week')
              .select('number')
              .where('number', '<=', week)
              .orderBy('number', 'desc')
              .limit(countedWeeks),
          )
          .groupBy('order_line.order_no')
          .as('ordered'),
      (join) => join.onRef('ordered.order_no', '=', 'offer.order_no'),
    )
    .where('offer.planning_week', '=', week)
    .where('product.division_code', '<>', '25')
    .where('product.is_point_exchange', '=', false)
    .$if(category !== undefined, (rows) => rows.where('product.large_code', '=', category ?? ''))
    .orderBy('ordered.pieces', 'desc')
    .orderBy('product.order_no')
    .limit(limit)
    .execute()
}
