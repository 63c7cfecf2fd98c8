import type { Kysely, Migration } from 'kysely'

/**
 * Sales of each week by itself: a week that has closed is counted once, however many rankings it is in.
 * `product_sale` is their sum.
 */
export const salesByWeek: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('week_sale')
      .addColumn('planning_week', 'text', (column) => column.notNull().references('planning_week.number'))
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('pieces', 'integer', (column) => column.notNull())
      .addColumn('buyers', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('week_sale_key', ['planning_week', 'order_no'])
      .execute()
    await db.schema
      .createTable('week_sale_count')
      .addColumn('planning_week', 'text', (column) => column.primaryKey().references('planning_week.number'))
      .addColumn('counted_at', 'timestamptz', (column) => column.notNull())
      // When it was the latest week of which was counted what goes together.
      .addColumn('paired_at', 'timestamptz')
      .execute()
    // A ranking reads from the top.
    await db.schema
      .createIndex('product_sale_ranking')
      .on('product_sale')
      .columns(['planning_week', 'pieces desc'])
      .execute()
  },
}
