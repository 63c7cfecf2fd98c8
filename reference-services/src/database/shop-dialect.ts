import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'

/** Kysely's own number, which releases of before wait for. */
const migrationLock = '3853314791062309107'
const pollMs = 250

/**
 * Asks for the migrator's lock again and again. Kysely's own waits for it within a statement, and an index that is made
 * beside others waits for all statements that have begun: the two would wait for each other.
 */
class PollingAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_lock(${migrationLock}::bigint) as is_mine`.execute(db)
      if (rows[0]?.is_mine === true) return
      await pause(pollMs)
    }
  }
}

/** PostgreSQL, as the shop uses it. */
export class ShopDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new PollingAdapter()
  }
}
