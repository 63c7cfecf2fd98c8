import type { Kysely, Migration } from 'kysely'

/** Guards of the writes: one-time tokens and remembered answers. Here, so that any process may answer. */
export const writes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('csrf_token')
      // The hash alone: who reads the table cannot spend a token.
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('csrf_token_expiry').on('csrf_token').column('expires_at').execute()

    await db.schema
      .createTable('remembered_answer')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('call', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('request_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'smallint')
      .addColumn('body', 'jsonb')
      .addColumn('asked_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('remembered_answer_key', ['subject', 'call', 'key'])
      .execute()
    await db.schema.createIndex('remembered_answer_age').on('remembered_answer').column('asked_at').execute()

    // One row per part of the seed that has been laid, with what it was made from.
    await db.schema
      .createTable('seed_mark')
      .addColumn('part', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
}
