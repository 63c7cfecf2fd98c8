import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it, jest } from '@jest/globals'
import { sql } from 'kysely'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './database/open-database.ts'
import { rolloverLock } from './delivery/order-facts.ts'
import type { ShopHooks } from './shop-hooks.ts'
import { startShop } from './start-shop.ts'
import { smallCatalogue } from './testing/an-item.ts'
import { captureLog } from './testing/captured-log.ts'
import { setClockAhead } from './testing/clock-ahead.ts'
import { embedded, testDatabase, testDatabases } from './testing/databases.ts'
import { atDeadline } from './testing/test-hour.ts'
import { testEnvironment, weeks } from './testing/test-shop.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  jest.useRealTimers()
  for (const close of closers.splice(0).reverse()) await close()
})

async function openPlace(database: typeof testDatabase) {
  const { dataFolder, databaseUrl, close } = await database.open()
  closers.push(close)
  return { ...readConfig(await testEnvironment({ DATA_DIR: dataFolder })), databaseUrl }
}

async function start(config: Awaited<ReturnType<typeof openPlace>>, now: () => Date, hooks?: ShopHooks) {
  const clock = { now, set: () => undefined }
  const more = hooks === undefined ? {} : { hooks }
  const shop = await startShop(config, { only: ['services'], catalogue: async () => smallCatalogue, clock, ...more })
  closers.push(shop.close)
  return shop
}

const isRolledOver = async (db: Database | undefined): Promise<boolean> =>
  (await db
    ?.selectFrom('week_turn')
    .select('planning_week')
    .where('planning_week', '=', weeks.first)
    .where('planning_week', 'not in', (row) => row.selectFrom('week_rollover_part').select('planning_week'))
    .executeTakeFirst()) !== undefined

it('[ORD-108] a week rolls over by itself once it has closed', async () => {
  // It stands still until the shop is up, however slow the machine is.
  let hour = new Date(atDeadline(-2))
  const { database } = await start(await openPlace(testDatabase), () => hour)
  expect(await isRolledOver(database?.db)).toBe(false)
  hour = new Date(atDeadline(3))
  while (!(await isRolledOver(database?.db))) await pause(100)
})

it('[K-161] a week is not rolled over by a process whose clock is ahead of the database', async () => {
  const log = captureLog()
  closers.push(log.close)
  let keepCurrent = async (): Promise<void> => undefined
  setClockAhead(3 * 60 * 60_000)
  const { database } = await start(await openPlace(testDatabase), () => new Date(atDeadline(3)), {
    async began(_database, keep) {
      keepCurrent = keep
      await keep()
    },
    atEdge: () => undefined,
    atServices: () => undefined,
  })
  expect(await isRolledOver(database?.db)).toBe(false)
  jest.useRealTimers()
  await keepCurrent()
  expect(await isRolledOver(database?.db)).toBe(true)
  expect(log.records.filter(({ server }) => server === 'clock')).toMatchObject([
    { message: expect.stringMatching(/^this process is 10\d{3} s ahead of the database: set the clocks by NTP$/) },
    { message: 'this process and the database agree again' },
  ])
})

it.each(testDatabases.filter((one) => one !== embedded))(
  '[ORD-108] a process serves at once although a rollover is under way, on $name',
  async (database) => {
    const config = await openPlace(database)
    const other = await openDatabase({ ...config, connectMs: 60_000 })
    closers.push(other.close)
    // An order that is not committed keeps the rollover from beginning.
    const shop = await other.db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock_shared(${rolloverLock})`.execute(transaction)
      const started = await start(config, () => new Date(atDeadline(3)))
      const { ok } = await fetch(`${config.origins.services}/healthz`)
      expect([ok, await isRolledOver(other.db)]).toEqual([true, false])
      return started
    })
    while (!(await isRolledOver(shop.database?.db))) await pause(100)
  },
)
