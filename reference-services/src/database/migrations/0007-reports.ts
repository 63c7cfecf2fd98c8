import { type Kysely, type Migration, sql } from 'kysely'

/** Reports of visits on releases, as sums of an hour: no row is one visit, and none names a person. */
export const reports: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('release_count')
      .addColumn('hour', 'timestamptz', (column) => column.notNull())
      .addColumn('release', 'text', (column) => column.notNull())
      .addColumn('entry', 'text', (column) => column.notNull().check(sql`entry in ('web', 'webview')`))
      .addColumn('is_canary', 'boolean', (column) => column.notNull())
      .addColumn('measure', 'text', (column) => column.notNull())
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_count_key', ['release', 'hour', 'entry', 'is_canary', 'measure', 'detail'])
      .execute()
    await db.schema.createIndex('release_count_hour').on('release_count').column('hour').execute()
  },
}
