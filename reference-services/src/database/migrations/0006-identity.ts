import type { Kysely, Migration } from 'kysely'

/** The identity provider's own: accounts, its running state, its keys, failed attempts. */
export const identity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('account')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('identity_record')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('payload', 'jsonb', (column) => column.notNull())
      .addColumn('grant_id', 'text')
      .addColumn('uid', 'text')
      .addColumn('consumed_at', 'timestamptz')
      .addColumn('expires_at', 'timestamptz')
      .addPrimaryKeyConstraint('identity_record_key', ['kind', 'id'])
      .execute()
    await db.schema.createIndex('identity_record_grant').on('identity_record').column('grant_id').execute()
    await db.schema.createIndex('identity_record_uid').on('identity_record').column('uid').execute()
    await db.schema.createIndex('identity_record_expiry').on('identity_record').column('expires_at').execute()

    await db.schema
      .createTable('identity_secret')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'jsonb', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('login_attempt')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('window_ends_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
