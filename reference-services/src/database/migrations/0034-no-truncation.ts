import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Tables that each order writes and that lose as many rows as they get. Giving their last pages back to the disk locks a
 * table against everybody: orders waited up to `deadlock_timeout` for it.
 */
export const noTruncation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['csrf_token', 'remembered_answer', 'subscription_wish', 'point_reservation'])
      await sql`alter table ${sql.table(table)} set (vacuum_truncate = off)`.execute(db)
  },
}
