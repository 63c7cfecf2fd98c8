import type { Database } from '../database/open-database.ts'
import { type ProductRow, productRows } from '../delivery/product-card.ts'

export type Choice = { week: string; limit: number; category: string | undefined }

/**
 * Products on sale in a week by the pieces that members ordered, in it and in the weeks before; those that too few
 * have ordered come after them, the best liked first. Alcohol and what is paid with points stay out. [BIZ-010]
 */
export async function rankedProducts(db: Database, { week, limit, category }: Choice): Promise<ProductRow[]> {
  return productRows(db)
    .leftJoin('product_sale', (join) =>
      join
        .onRef('product_sale.order_no', '=', 'offer.order_no')
        .onRef('product_sale.planning_week', '=', 'offer.planning_week'),
    )
    .where('offer.planning_week', '=', week)
    .where('product.division_code', '<>', '25')
    .where('product.is_point_exchange', '=', false)
    .$if(category !== undefined, (rows) => rows.where('product.large_code', '=', category ?? ''))
    .orderBy('product_sale.pieces', (order) => order.desc().nullsLast())
    .orderBy('product.popularity', 'desc')
    .orderBy('product.order_no')
    .limit(limit)
    .execute()
}
