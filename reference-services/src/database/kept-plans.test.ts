import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { findWeek } from '../delivery/weeks.ts'
import { embedded, openTestDatabase, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { testHour } from '../testing/test-hour.ts'
import { weeks } from '../testing/test-shop.ts'

describe.each(testDatabases.filter((database) => database !== embedded))('plans that are kept on $name', (database) => {
  const open = setUp(() => openTestDatabase(database))

  it('are those of reads that come again, of whose statements none takes all columns', async () => {
    const kept = await open.db.connection().execute(async (one) => {
      for (const number of [weeks.first, weeks.second]) await findWeek(one, number, new Date(testHour))
      await one.selectFrom('planning_week').selectAll().execute()
      return sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one)
    })
    const statements = kept.rows.map(({ statement }) => statement).filter((one) => one.includes('planning_week'))
    expect(statements).toEqual([expect.stringContaining('"number"')])
  })

  it('go on when a newer release adds a column', async () => {
    const find = () => findWeek(open.db, weeks.first, new Date(testHour))
    const before = await find()
    await sql`alter table planning_week add column of_a_newer_release integer`.execute(open.housekeeping)
    expect([before?.number, await find()]).toEqual([weeks.first, before])
  })
})
