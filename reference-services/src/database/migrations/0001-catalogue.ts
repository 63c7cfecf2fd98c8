import { type Kysely, type Migration, sql } from 'kysely'

/** Weeks, categories, products and what is on sale when. */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create extension if not exists pg_trgm`.execute(db)
    await db.schema
      .createTable('planning_week')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('opens_at', 'timestamptz', (column) => column.notNull())
      .addColumn('closes_at', 'timestamptz', (column) => column.notNull())
      // A calendar day in Tokyo; a date column would be turned into an instant of the server's own zone.
      .addColumn('delivers_on', 'text', (column) => column.notNull())
      .execute()

    // One row per node of the tree; the codes below a node's own level are empty.
    await db.schema
      .createTable('category')
      .addColumn('large_code', 'text', (column) => column.notNull())
      .addColumn('middle_code', 'text', (column) => column.notNull())
      .addColumn('small_code', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('illustration', 'text')
      .addColumn('display_order', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('category_key', ['large_code', 'middle_code', 'small_code'])
      .execute()

    await db.schema
      .createTable('product')
      .addColumn('order_no', 'text', (column) => column.primaryKey())
      .addColumn('large_code', 'text', (column) => column.notNull())
      .addColumn('middle_code', 'text', (column) => column.notNull())
      .addColumn('small_code', 'text', (column) => column.notNull())
      .addColumn('jan_code', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('standard', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('tax_rate', 'smallint', (column) => column.notNull())
      .addColumn('temperature', 'text', (column) => column.notNull())
      .addColumn('production_place', 'text')
      .addColumn('popularity', 'real', (column) => column.notNull())
      .addColumn('is_web_only', 'boolean', (column) => column.notNull())
      .addColumn('is_limited_region', 'boolean', (column) => column.notNull())
      .addColumn('is_limited', 'boolean', (column) => column.notNull())
      .addColumn('is_subscription', 'boolean', (column) => column.notNull())
      .addColumn('is_point_exchange', 'boolean', (column) => column.notNull())
      .addColumn('is_imperfect', 'boolean', (column) => column.notNull())
      .addColumn('is_new', 'boolean', (column) => column.notNull())
      // daibun_cd of the wire: the large category, but 25 for alcohol. [BIZ-007]
      .addColumn('division_code', 'text', (column) => column.notNull())
      .addColumn('limited_tab', 'text')
      .addColumn('imperfect_notes', 'jsonb', (column) => column.notNull())
      // Members who liked it before this database began; the rows of `favourite` come on top.
      .addColumn('earlier_favourites', 'integer', (column) => column.notNull())
      .addColumn('lottery_quantity', 'integer')
      .addColumn('max_order', 'integer')
      .addColumn('quantity_limit', 'integer')
      .addColumn('point_price', 'integer')
      // Details that only the product's own page shows, in the form of product-detail.ts.
      .addColumn('detail', 'jsonb', (column) => column.notNull())
      .addColumn('picture', 'jsonb', (column) => column.notNull())
      .execute()
    await sql`create index product_search on product using gin (search_text gin_trgm_ops)`.execute(db)
    await db.schema
      .createIndex('product_category')
      .on('product')
      .columns(['large_code', 'middle_code', 'small_code'])
      .execute()

    await db.schema
      .createTable('offer')
      .addColumn('planning_week', 'text', (column) => column.notNull().references('planning_week.number'))
      .addColumn('order_no', 'text', (column) => column.notNull().references('product.order_no'))
      .addColumn('base_price', 'integer', (column) => column.notNull())
      .addColumn('tax_included_price', 'integer', (column) => column.notNull())
      .addColumn('original_tax_included_price', 'integer')
      .addColumn('is_special_price', 'boolean', (column) => column.notNull())
      .addPrimaryKeyConstraint('offer_key', ['planning_week', 'order_no'])
      .execute()
    await db.schema.createIndex('offer_product').on('offer').columns(['order_no', 'planning_week']).execute()
  },
}
