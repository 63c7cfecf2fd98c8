import type { Kysely, Migration } from 'kysely'

/** Mails that are to go out. A login is thanked once for its registration. [GRD-072] */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('registration_mail')
      .addColumn('subject', 'text', (column) => column.primaryKey().references('account.subject'))
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
