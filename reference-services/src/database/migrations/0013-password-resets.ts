import { type Kysely, type Migration, sql } from 'kysely'

/** Links by which a forgotten password is set anew, and the mails that bring them. */
export const passwordResets: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('password_reset')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull().references('account.subject'))
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('password_reset_subject').on('password_reset').column('subject').execute()
    // The link stands in clear until the mail has gone: it goes with its token.
    await db.schema
      .createTable('password_reset_mail')
      .addColumn('token_hash', 'text', (column) =>
        column.primaryKey().references('password_reset.token_hash').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
      .execute()
    // A reset ends all that is open of an account, and finds it by this.
    await db.schema
      .createIndex('identity_record_account')
      .on('identity_record')
      .expression(sql`(payload ->> 'accountId')`)
      .execute()
  },
}
