import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './database/open-database.ts'
import { rolloverLock } from './delivery/order-facts.ts'
import { startShop } from './start-shop.ts'
import { smallCatalogue } from './testing/an-item.ts'
import { embedded, testDatabase, testDatabases } from './testing/databases.ts'
import { atDeadline } from './testing/test-hour.ts'
import { testEnvironment, weeks } from './testing/test-shop.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function openPlace(database: typeof testDatabase) {
  const { dataFolder, databaseUrl, close } = await database.open()
  closers.push(close)
  return { ...readConfig(await testEnvironment({ DATA_DIR: dataFolder })), databaseUrl }
}

async function start(config: Awaited<ReturnType<typeof openPlace>>, now: () => Date) {
  const clock = { now, set: () => undefined }
  const shop = await startShop(config, { only: ['services'], catalogue: async () => smallCatalogue, clock })
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
