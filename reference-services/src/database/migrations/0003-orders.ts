import { type Kysely, type Migration, sql } from 'kysely'

/** Order lines, those of subscriptions among them, and favourites. */
export const orders: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('order_line')
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      .addColumn('planning_week', 'text', (column) => column.notNull())
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('order_count', 'integer', (column) => column.notNull().check(sql`order_count between 1 and 99`))
      .addColumn('input_status', 'integer', (column) => column.notNull())
      // Cycle of the subscription that placed the line.
      .addColumn('cycle', 'smallint')
      .addColumn('ordered_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('order_line_key', ['member_code', 'planning_week', 'order_no'])
      .addForeignKeyConstraint('order_line_offer', ['planning_week', 'order_no'], 'offer', [
        'planning_week',
        'order_no',
      ])
      .execute()
    await db.schema.createIndex('order_line_week').on('order_line').columns(['planning_week', 'order_no']).execute()

    await db.schema
      .createTable('subscription')
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      .addColumn('order_no', 'text', (column) => column.notNull().references('product.order_no'))
      .addColumn('cycle', 'smallint', (column) => column.notNull())
      .addColumn('order_count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('subscription_key', ['member_code', 'order_no'])
      .execute()

    await db.schema
      .createTable('favourite')
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      .addColumn('order_no', 'text', (column) => column.notNull().references('product.order_no'))
      .addColumn('added_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('favourite_key', ['member_code', 'order_no'])
      .execute()
    await db.schema.createIndex('favourite_product').on('favourite').column('order_no').execute()
  },
}
