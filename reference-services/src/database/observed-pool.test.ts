import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { captureLog } from '../testing/captured-log.ts'
import { type TestData, testDatabases } from '../testing/databases.ts'
import { metricValue } from '../testing/metric-value.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

describe.each(testDatabases)('what is done on $name', (testDatabase) => {
  const pool = testDatabase.name === 'a PostgreSQL server' ? 'reads' : 'all'
  const slowQueryMs = 200
  let data: TestData
  let open: OpenDatabase
  beforeAll(async () => {
    data = await testDatabase.open()
    open = await openDatabase({ ...data, slowQueryMs, connectMs: 180_000 })
  })
  afterAll(async () => {
    await open?.close()
    await data?.close()
  })

  it('is logged when it is slow, with its text and rows and none of its parameters', async () => {
    const log = captureLog()
    await sql`select ${'a secret'}::text
      from generate_series(1, 3), pg_sleep(${slowQueryMs / 1000})`.execute(open.db)
    await sql`select ${'a secret'}::text`.execute(open.db)
    log.close()
    expect(log.records).toMatchObject([
      {
        level: 'warn',
        server: 'database',
        message: 'slow statement',
        pool,
        rows: 3,
        statement: 'select $1::text from generate_series(1, 3), pg_sleep($2)',
      },
    ])
    expect(log.records[0]?.['ms']).toBeGreaterThanOrEqual(slowQueryMs)
    expect(JSON.stringify(log.records)).not.toContain('a secret')
  })

  it('is counted: connections in use, the wait for one, statements and failures', async () => {
    const inUse = () => metricValue('shop_database_connections', { pool, state: 'in_use' })
    expect(await inUse()).toBe(0)
    await open.db.connection().execute(async (one) => {
      await sql`select 1`.execute(one)
      expect(await inUse()).toBe(1)
    })
    await expect(sql`select 1 / 0`.execute(open.db)).rejects.toThrow()
    expect(await inUse()).toBe(0)
    expect(await metricValue('shop_database_failures_total', { pool, class: '22' })).toBe(1)
    const counted = { pool, metricName: 'shop_database_connect_seconds_count' }
    expect(await metricValue('shop_database_connect_seconds', counted)).toBeGreaterThan(2)
  })

  if (pool === 'reads')
    it('tells how many wait for a lock', async () => {
      let waiting: Promise<unknown> = Promise.resolve()
      await open.writes.transaction().execute(async (transaction) => {
        await sql`lock table order_line`.execute(transaction)
        waiting = open.housekeeping.transaction().execute((other) => sql`lock table order_line`.execute(other))
        while ((await metricValue('shop_database_lock_waits', {})) !== 1);
      })
      await waiting
      expect(await metricValue('shop_database_lock_waits', {})).toBe(0)
    })
})
