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

  it('are by keys, whatever is asked, where weeks roll over, and nowhere else', async () => {
    const settings = ['plan_cache_mode', 'enable_seqscan', 'jit']
    for (const [pool, expected] of [
      [open.rollover, ['force_generic_plan', 'off', 'off']],
      // One plan for an order would be that for a hundred of them as well, and go through all pairs.
      [open.writes, ['auto', 'on', 'on']],
      [open.db, ['auto', 'on', 'on']],
      [open.housekeeping, ['auto', 'on', 'on']],
    ] as const) {
      const { rows } = await sql<{ setting: string }>`
        select current_setting(name) as setting from unnest(${settings}::text[]) with ordinality as asked (name, place)
        order by place`.execute(pool)
      expect(rows.map(({ setting }) => setting)).toEqual(expected)
    }
  })

  it('go on when a newer release adds a column', async () => {
    const find = () => findWeek(open.db, weeks.first, new Date(testHour))
    const before = await find()
    await sql`alter table planning_week add column of_a_newer_release integer`.execute(open.housekeeping)
    expect([before?.number, await find()]).toEqual([weeks.first, before])
  })
})
