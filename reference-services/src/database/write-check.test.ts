import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { sql } from 'kysely'
import { captureLog } from '../testing/captured-log.ts'
import { openTestDatabase, testDatabases } from '../testing/databases.ts'
import { createWriteCheck } from './write-check.ts'

type Opened = Awaited<ReturnType<typeof openTestDatabase>>

describe.each(testDatabases)('whether $name takes a write', (testDatabase) => {
  let open: Opened
  let log: ReturnType<typeof captureLog>
  const ask = () => createWriteCheck(open.writes)()
  const said = () => log.records.map(({ message }) => message)

  beforeAll(async () => {
    log = captureLog()
    open = await openTestDatabase(testDatabase)
  })
  afterAll(async () => {
    await open?.close()
    log.close()
  })

  it('is asked once a second, and leaves nothing behind', async () => {
    const transaction = jest.spyOn(open.writes, 'transaction')
    const takesWrites = createWriteCheck(open.writes)
    expect(await Promise.all([takesWrites(), takesWrites()])).toEqual([true, true])
    expect(await takesWrites()).toBe(true)
    expect(transaction).toHaveBeenCalledTimes(1)
    transaction.mockRestore()
    expect(await open.db.selectFrom('csrf_token').select('path').where('path', '=', '/readyz').execute()).toEqual([])
  })

  if (testDatabase.name === 'a PostgreSQL server') {
    it('is no where it can be read alone, as on a standby, until it is changed back', async () => {
      await forAllSessions(open, 'on')
      const takesWrites = createWriteCheck(open.writes)
      expect(await takesWrites()).toBe(false)
      expect((await sql`select 1 as one`.execute(open.writes)).rows).toEqual([{ one: 1 }])
      expect(said()).toContainEqual(expect.stringMatching(/^takes no write: .*25006.*read-only transaction/))
      await forAllSessions(open, 'off')
      expect(await ask()).toBe(true)
    })

    it('is no while a lock keeps orders out', async () => {
      await open.housekeeping.transaction().execute(async (transaction) => {
        await sql`lock table order_line in share mode`.execute(transaction)
        expect(await ask()).toBe(false)
      })
      expect(await ask()).toBe(true)
    })
  }
})

/** A setting holds for connections to come, so those that are open end; gives back when the pool has noticed it. */
async function forAllSessions({ housekeeping, writes }: Opened, readOnly: 'on' | 'off'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(housekeeping)
  await housekeeping.connection().execute(async (one) => {
    await sql`set default_transaction_read_only = off`.execute(one)
    const database = sql.id(rows[0]?.name ?? '')
    await sql`alter database ${database} set default_transaction_read_only = ${sql.lit(readOnly)}`.execute(one)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(one)
  })
  const stateOf = async () =>
    (await sql<{ state: string }>`select current_setting('default_transaction_read_only') as state`.execute(writes))
      .rows[0]?.state
  while ((await stateOf().catch(() => undefined)) !== readOnly);
}
