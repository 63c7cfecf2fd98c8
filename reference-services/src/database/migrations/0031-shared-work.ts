import type { Kysely, Migration } from 'kysely'

/** Rows that processes of the services have in common beside the shop's own. */
export const sharedWork: Migration = {
  async up(db: Kysely<unknown>) {
    // Work that recurs and that one process does for all.
    await db.schema
      .createTable('lease')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .execute()
    // Of who reads much, in all processes together.
    await db.schema
      .createTable('read_budget')
      .addColumn('caller', 'text', (column) => column.primaryKey())
      .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
      .addColumn('units', 'integer', (column) => column.notNull())
      .execute()
  },
}
