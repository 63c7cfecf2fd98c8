import { databaseNow } from '../database/database-clock.ts'
import type { Database } from '../database/open-database.ts'

/** So long a login that was ended elsewhere may go on. */
const livesMs = 5000
const maxKnown = 20_000

/** Whether a login is still open: its grant at the provider is there. [K-160] */
export type IsLoginOpen = (grant: string) => Promise<boolean>

/** Remembered for seconds; those that are asked about at the same moment are asked about together. */
export function createLoginCheck(db: Database, now: () => number = () => Date.now()): IsLoginOpen {
  const known = new Map<string, { askedAt: number; isOpen: Promise<boolean> }>()
  let waiting: Map<string, (found: ReadonlySet<string> | Error) => void> = new Map()

  async function ask(): Promise<void> {
    const asked = waiting
    waiting = new Map()
    const answer = await find(db, [...asked.keys()]).catch((error: Error) => error)
    for (const tell of asked.values()) tell(answer)
  }

  function isOpenNow(grant: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (waiting.size === 0) setImmediate(ask)
      waiting.set(grant, (found) => (found instanceof Error ? reject(found) : resolve(found.has(grant))))
    })
  }

  return (grant) => {
    const fresh = known.get(grant)
    if (fresh !== undefined && Math.abs(now() - fresh.askedAt) < livesMs) return fresh.isOpen
    if (known.size >= maxKnown) known.clear()
    const isOpen = isOpenNow(grant)
    known.set(grant, { askedAt: now(), isOpen })
    // The next one asks again.
    isOpen.catch(() => known.delete(grant))
    return isOpen
  }
}

async function find(db: Database, grants: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('identity_record')
    .select('id')
    .where('kind', '=', 'Grant')
    .where('id', 'in', [...grants])
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', databaseNow)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
