import { type Kysely, type Migration, sql } from 'kysely'

/** The one of the two scroll sites that sells a product: an order in a site's name is taken for its own goods alone. [ORD-126] */
export const scrollAssortments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('product')
      .addColumn('scroll_category', 'smallint', (column) => column.check(sql`scroll_category in (1, 2)`))
      .execute()
    // For a shop that has products already; a new one gets them from its seed, in the same way.
    await sql`
      update product set scroll_category = case small_code when '220601' then 1 else 2 end
      where small_code in ('220601', '220602') and not is_limited`.execute(db)
  },
}
