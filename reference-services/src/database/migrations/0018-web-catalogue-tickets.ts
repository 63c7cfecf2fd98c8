import type { Kysely, Migration } from 'kysely'

/** Tickets with which the company behind the web catalogue orders for a login in one week. Only their hashes are kept. */
export const webCatalogueTickets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('web_catalogue_ticket')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('planning_week', 'text', (column) => column.notNull())
      .addColumn('input_status', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('web_catalogue_ticket_subject').on('web_catalogue_ticket').column('subject').execute()
  },
}
