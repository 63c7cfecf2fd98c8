import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { gauge } from '../observability/metrics.ts'
import type { Schema } from './schema.ts'

const withinMs = 1000
let asked: Kysely<Schema> | undefined

gauge(
  { name: 'shop_database_lock_waits', help: 'Sessions of the shop’s database that wait for a lock' },
  async (own) => {
    if (asked === undefined) return
    const waits = await Promise.race([
      countLockWaits(asked).catch(() => undefined),
      pause(withinMs, undefined, { ref: false }),
    ])
    // Of a database that does not answer nothing is known.
    if (waits === undefined) own.remove()
    else own.set(waits)
  },
)

/** Tells from which database the sessions that wait are counted, whenever somebody asks for the metrics. */
export function watchLockWaits(db: Kysely<Schema>): void {
  asked = db
}

async function countLockWaits(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ waits: number }>`
    select count(*)::int as waits from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.waits ?? 0
}
