import type { Kysely, Migration } from 'kysely'

/** Points and stages. */
export const points: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('point_balance')
      .addColumn('member_code', 'text', (column) => column.primaryKey().references('member.code'))
      .addColumn('current_points', 'integer', (column) => column.notNull())
      .addColumn('expires_on', 'text')
      .execute()

    await db.schema
      .createTable('point_reservation')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      .addColumn('use_type', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('reserved_at', 'timestamptz', (column) => column.notNull())
      .addColumn('planning_week', 'text')
      .execute()

    await db.schema
      .createTable('point_movement')
      .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
      .addColumn('member_code', 'text', (column) => column.notNull().references('member.code'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('delivery_given', 'integer', (column) => column.notNull())
      .addColumn('delivery_used', 'integer', (column) => column.notNull())
      .addColumn('store_given', 'integer', (column) => column.notNull())
      .addColumn('store_used', 'integer', (column) => column.notNull())
      // 1 an ordinary use, 2 a cancellation, 3 a card charge. [ACC-021]
      .addColumn('store_use_class', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('point_movement_day').on('point_movement').columns(['member_code', 'day']).execute()

    await db.schema
      .createTable('stage')
      .addColumn('member_code', 'text', (column) => column.primaryKey().references('member.code'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('top_permanent_since', 'text')
      .addColumn('top_count', 'integer', (column) => column.notNull())
      .addColumn('next_type', 'text', (column) => column.notNull())
      .addColumn('next_purchase', 'integer')
      .addColumn('next_top_count', 'integer')
      .addColumn('confirmed_type', 'text', (column) => column.notNull())
      .execute()
  },
}
