import { sql } from 'kysely'
import { databaseGauge } from './database-gauge.ts'

/** Tells from which database the sessions that wait are counted. */
export const watchLockWaits = databaseGauge({
  name: 'shop_database_lock_waits',
  help: 'Sessions of the shop’s database that wait for a lock',
  async read(db) {
    const { rows } = await sql<{ waits: number }>`
      select count(*)::int as waits from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]?.waits ?? 0
  },
})
