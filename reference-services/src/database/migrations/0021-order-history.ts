import { type Kysely, type Migration, sql } from 'kysely'

/** Lines that a member took out again, and lines whose pieces were changed: the order history tells of both. [API-032, K-64] */
export const orderHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('order_line')
      .addColumn('is_changed', 'boolean', (column) => column.notNull().defaultTo(false))
      .execute()
    await db.schema
      .createTable('cancelled_line')
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      .addColumn('planning_week', 'text', (column) => column.notNull())
      .addColumn('order_no', 'text', (column) => column.notNull())
      .addColumn('order_count', 'integer', (column) => column.notNull().check(sql`order_count between 1 and 99`))
      .addColumn('input_status', 'integer', (column) => column.notNull())
      .addColumn('ordered_at', 'timestamptz', (column) => column.notNull())
      .addColumn('cancelled_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('cancelled_line_key', ['member_code', 'planning_week', 'order_no'])
      .addForeignKeyConstraint('cancelled_line_offer', ['planning_week', 'order_no'], 'offer', [
        'planning_week',
        'order_no',
      ])
      .execute()
  },
}
