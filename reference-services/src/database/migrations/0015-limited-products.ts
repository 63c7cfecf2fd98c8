import { type Kysely, type Migration, sql } from 'kysely'

/** Why a product costs less, and how many pieces there are of one that is first come, first served. */
export const limitedProducts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('product')
      .addColumn('discount_code', 'smallint', (column) => column.check(sql`discount_code between 1 and 8`))
      .execute()
    // Of a week. No two orders get the last piece: the count cannot fall below nothing, whoever writes it.
    await db.schema
      .alterTable('offer')
      .addColumn('stock', 'integer', (column) => column.check(sql`stock >= 0`))
      .addColumn('stock_left', 'integer', (column) => column.check(sql`stock_left >= 0`))
      .execute()
    // For a shop that has products already; a new one gets them from its seed.
    await sql`
      update product set discount_code = case limited_tab when 'web' then 4 when 'tokka' then 8 end
      where is_limited`.execute(db)
    await sql`
      update offer set stock = 300, stock_left = greatest(0, 300 - coalesce((
        select sum(line.order_count) from order_line line
        where line.planning_week = offer.planning_week and line.order_no = offer.order_no and line.cycle is null), 0))
      from product
      where product.order_no = offer.order_no and product.is_limited and product.lottery_quantity is null`.execute(db)
  },
}
