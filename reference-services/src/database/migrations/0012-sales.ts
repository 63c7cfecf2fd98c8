import type { Kysely, Migration } from 'kysely'

/** Counts of bought products: rankings and what goes together are read from here and never from the orders. */
export const sales: Migration = {
  async up(db: Kysely<unknown>) {
    // Of a week and the ones before it; only what enough members bought.
    await db.schema
      .createTable('product_sale')
      .addColumn('planning_week', 'text', (column) => column.notNull().references('planning_week.number'))
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('pieces', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('product_sale_key', ['planning_week', 'order_no'])
      .execute()
    await db.schema
      .createTable('sale_count')
      .addColumn('planning_week', 'text', (column) => column.primaryKey().references('planning_week.number'))
      .addColumn('counted_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('bought_together')
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('other_no', 'text', (column) => column.notNull())
      .addColumn('buyers', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('bought_together_key', ['order_no', 'other_no'])
      .execute()
  },
}
