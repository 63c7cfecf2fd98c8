import type { Kysely, Migration } from 'kysely'

/** Ways to the page of a member's own details, and the sessions that they become. Who reads the tables can use neither. */
export const profileVisits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('profile_visit')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('csrf_hash', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('profile_session')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('callback_url', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      // Set once: a form that comes a second time changes nothing.
      .addColumn('changed_at', 'timestamptz')
      .execute()
  },
}
