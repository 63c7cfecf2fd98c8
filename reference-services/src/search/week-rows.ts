import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Read at a time: between two parts others are answered. */
const rowsAtOnce = 500

const rowsAfter = (db: Database, week: string, orderNo: string) =>
  db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .where('offer.planning_week', '=', week)
    .where('offer.order_no', '>', orderNo)
    .select([
      'product.order_no',
      'product.jan_code',
      'product.name',
      'product.search_text',
      'product.standard',
      'product.large_code',
      'product.small_code',
      'product.popularity',
      'product.pictograms',
      'product.is_web_only',
      'product.is_subscription',
      'product.is_new',
      'product.is_imperfect',
      'offer.tax_included_price',
      'offer.is_special_price',
    ])
    .orderBy('offer.order_no')
    .limit(rowsAtOnce)
    .execute()

/** A product on sale in a week, with what a search reads of it. */
export type ProductRow = Awaited<ReturnType<typeof rowsAfter>>[number]
export type CategoryRow = { code: string; name: string }

/** All products of a week, a part at a time, by their numbers. */
export async function* productRowsOf(db: Database, week: string): AsyncGenerator<ProductRow[]> {
  let last = ''
  for (;;) {
    const rows = await rowsAfter(db, week, last)
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.order_no ?? ''
  }
}

/** The large ones in their order of display. */
export const categoryRows = (db: Database): Promise<CategoryRow[]> =>
  db
    .selectFrom('category')
    .select(['large_code as code', 'name'])
    .where('middle_code', '=', '')
    .orderBy('display_order')
    .execute()

/** Changes whenever a row of the week is added, changed or taken away. */
export async function fingerprintOf(db: Database, week: string): Promise<string> {
  const { mark } = await db
    .selectFrom('offer')
    .innerJoin('product', 'product.order_no', 'offer.order_no')
    .where('offer.planning_week', '=', week)
    .select(
      sql<string>`count(*)::text || ' ' || coalesce(sum(offer.xmin::text::bigint + product.xmin::text::bigint), 0)::text`.as(
        'mark',
      ),
    )
    .executeTakeFirstOrThrow()
  return mark
}
