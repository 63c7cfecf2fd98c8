import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { embedded, openTestDatabase, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'

describe.each(testDatabases.filter((database) => database !== embedded))('connections to $name', (database) => {
  const open = setUp(() => openTestDatabase(database))

  it.each(['writes', 'housekeeping', 'rollover'] as const)('say that they are for %s', async (pool) => {
    const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(open[pool])
    expect(rows).toEqual([{ name: `todok ${pool}` }])
  })
})
