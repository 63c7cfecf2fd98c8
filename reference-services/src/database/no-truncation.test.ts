import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { openTestDatabase, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { fromDatabaseNow } from './database-clock.ts'

describe.each(testDatabases)('one-time tokens on $name', (database) => {
  const open = setUp(() => openTestDatabase(database))

  it('keep their pages when they are spent: giving them back would keep orders waiting', async () => {
    await sql`
      insert into csrf_token (hash, subject, method, path, expires_at)
      select at::text, 'nobody', 'PUT', '/order', ${fromDatabaseNow(60_000)} from generate_series(1, 2000) at`.execute(
      open.db,
    )
    const before = await pages()
    await sql`delete from csrf_token`.execute(open.db)
    await sql`vacuum csrf_token`.execute(open.db)
    expect(await pages()).toBe(before)
  })

  async function pages(): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`select pg_relation_size('csrf_token')::int as bytes`.execute(open.db)
    return rows[0]?.bytes ?? 0
  }
})
