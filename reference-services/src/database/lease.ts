import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fromDatabaseNow } from './database-clock.ts'
import type { Database } from './open-database.ts'

/** This process, as the others see it. */
const ownName = randomUUID()

export type LeaseFacts = { name: string; ms: number; holder?: string }

/**
 * Takes the lease of some work for so long, or prolongs the own one; `false` while another process has it. Whoever is
 * killed has it until its end; one that ends much later than a lease can is over, as the clock was set back. A row and not
 * a lock of the database, which a pooler would give to whoever comes next.
 */
export async function takeLease(db: Database, { name, ms, holder = ownName }: LeaseFacts): Promise<boolean> {
  const { rows } = await sql`
    insert into lease as known (name, holder, ends_at) values (${name}, ${holder}, ${fromDatabaseNow(ms)})
    on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
      where known.holder = excluded.holder or known.ends_at not between now() and ${fromDatabaseNow(2 * ms)}
    returning name`.execute(db)
  return rows.length > 0
}

/** Work that recurs and that one process does for all: the others leave it as long as that one's lease lasts. */
export const inOneProcess =
  (db: Database, { name, ms }: LeaseFacts, work: (signal: AbortSignal) => Promise<void>) =>
  async (signal: AbortSignal): Promise<void> => {
    if (await takeLease(db, { name, ms })) await work(signal)
  }
