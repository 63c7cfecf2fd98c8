import type { Kysely, Migration } from 'kysely'

/** Cards by which no points can be used, and points set aside for a week. */
export const pointCards: Migration = {
  async up(db: Kysely<unknown>) {
    // 0 in use, any other suspended. [ACC-031]
    await db.schema
      .alterTable('point_balance')
      .addColumn('card_suspension', 'text', (column) => column.notNull().defaultTo('0'))
      .execute()
    await db.schema.createIndex('point_reservation_member').on('point_reservation').column('member_code').execute()
  },
}
