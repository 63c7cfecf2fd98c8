import { type Kysely, type Migration, sql } from 'kysely'

/** Mails of both kinds are tried again until the mail server has taken them, or has refused them for good. */
export const mailOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('password_reset_mail')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_try_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('refused_at', 'timestamptz')
      .execute()
    await db.schema.alterTable('registration_mail').addColumn('refused_at', 'timestamptz').execute()
    // Sent ones stay, so that a login is thanked once: the due ones are found among many.
    await db.schema
      .createIndex('registration_mail_due')
      .on('registration_mail')
      .column('next_try_at')
      .where(sql<boolean>`sent_at is null and refused_at is null`)
      .execute()
  },
}
