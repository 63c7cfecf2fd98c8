import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Visits on releases, each counted once for each kind of failure that it met: what a release is judged by. Reporters
 * are keyed hashes of addresses, with another key every day.
 */
export const releaseVisits: Migration = {
  async up(db: Kysely<unknown>) {
    const tableOf = (name: string) =>
      db.schema
        .createTable(name)
        .addColumn('hour', 'timestamptz', (column) => column.notNull())
        .addColumn('release', 'text', (column) => column.notNull())
        .addColumn('entry', 'text', (column) => column.notNull().check(sql`entry in ('web', 'webview')`))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('measure', 'text', (column) => column.notNull())
        .addColumn('visits', 'bigint', (column) => column.notNull())
    await tableOf('release_visit')
      .addPrimaryKeyConstraint('release_visit_key', ['release', 'hour', 'entry', 'kind', 'measure'])
      .execute()
    await tableOf('release_reporter')
      .addColumn('reporter', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_reporter_key', ['release', 'measure', 'hour', 'entry', 'kind', 'reporter'])
      .execute()
    await db.schema.createIndex('release_visit_hour').on('release_visit').column('hour').execute()
    await db.schema.createIndex('release_reporter_hour').on('release_reporter').column('hour').execute()
  },
}
