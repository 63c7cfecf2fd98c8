import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { type ImageAddresses, type ProductCard, toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { type ProductRow, productRows } from './product-rows.ts'

/** recommended, popular, cheapest first, dearest first. [BIZ-009, CAT-042] */
export type ProductSort = '-1' | '-2' | '3' | '-3'

type Rows = ExpressionBuilder<Schema, 'offer' | 'product'>

export type ProductListQuery = {
  week: string
  memberCode: string | undefined
  sort: ProductSort
  limit: number
  offset: number
  /** Which products of the week. */
  only(row: Rows): Expression<SqlBool>
}

const sortings: Record<ProductSort, ReturnType<typeof sql>> = {
  // Liked, and a little more so when there is a reason to look at it this week.
  '-1': sql`popularity + case when is_special_price then 0.2 else 0 end + case when is_new then 0.1 else 0 end desc`,
  '-2': sql`popularity desc`,
  '3': sql`tax_included_price asc`,
  '-3': sql`tax_included_price desc`,
}

/** A page of the products of a week and how many there are in all. */
export async function listProducts(
  db: Database,
  query: ProductListQuery,
  images: ImageAddresses,
): Promise<{ total_count: number; product_basic_info_list: ProductCard[] }> {
  const { week, sort, limit, offset, only } = query
  const { total } = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('offer.planning_week', '=', week)
    .where(only)
    .executeTakeFirstOrThrow()
  const rows = await productRows(db)
    .where('offer.planning_week', '=', week)
    .where(only)
    .orderBy(sortings[sort])
    .orderBy('product.order_no')
    .limit(limit)
    .offset(offset)
    .execute()
  return { total_count: total, product_basic_info_list: await toCards(db, query, rows, images) }
}

/** Rows with this member's marks. */
export async function toCards(
  db: Database,
  { week, memberCode }: Pick<ProductListQuery, 'week' | 'memberCode'>,
  rows: readonly ProductRow[],
  images: ImageAddresses,
): Promise<ProductCard[]> {
  const marks = await productMarks(db, { memberCode, week, orderNumbers: rows.map((row) => row.order_no) })
  return rows.map((row) => toProductCard(row, marks, images))
}
