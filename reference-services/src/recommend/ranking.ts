import type { Database } from '../database/open-database.ts'
import { type ProductRow, productRows } from '../delivery/product-card.ts'

export type Choice = { week: string; limit: number; category: string | undefined }

/** Alcohol and what is paid with points stay out. */
const rankable = (db: Database, { week, category }: Choice) =>
  productRows(db)
    .where('offer.planning_week', '=', week)
    .where('product.division_code', '<>', '25')
    .where('product.is_point_exchange', '=', false)
    .$if(category !== undefined, (rows) => rows.where('product.large_code', '=', category ?? ''))

/**
 * Products on sale in a week by the pieces that members ordered, in it and in the weeks before; those that too few
 * have ordered come after them, the best liked first. [BIZ-010]
 */
export async function rankedProducts(db: Database, choice: Choice): Promise<ProductRow[]> {
  // From the top of an index: together with the others all products of the week would be sorted.
  const sold = await rankable(db, choice)
    .innerJoin('product_sale', (join) =>
      join
        .onRef('product_sale.order_no', '=', 'offer.order_no')
        .onRef('product_sale.planning_week', '=', 'offer.planning_week'),
    )
    .where('product_sale.planning_week', '=', choice.week)
    .orderBy('product_sale.pieces', 'desc')
    .orderBy('product.popularity', 'desc')
    .orderBy('product.order_no')
    .limit(choice.limit)
    .execute()
  if (sold.length === choice.limit) return sold
  const others = await rankable(db, choice)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('product_sale')
            .select('order_no')
            .whereRef('product_sale.order_no', '=', 'offer.order_no')
            .whereRef('product_sale.planning_week', '=', 'offer.planning_week'),
        ),
      ),
    )
    .orderBy('product.popularity', 'desc')
    .orderBy('product.order_no')
    .limit(choice.limit - sold.length)
    .execute()
  return [...sold, ...others]
}
