import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it, jest } from '@jest/globals'
import { readConfig } from './config.ts'
import { startShop } from './start-shop.ts'
import { smallCatalogue } from './testing/an-item.ts'
import { testDatabase } from './testing/databases.ts'
import { atDeadline } from './testing/test-hour.ts'
import { testEnvironment, weeks } from './testing/test-shop.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

it('[ORD-108] a week rolls over although expired rows cannot be cleared away', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  closers.push(() => log.mockRestore())
  const { dataFolder, databaseUrl, close } = await testDatabase.open()
  closers.push(close)
  const config = { ...readConfig(await testEnvironment({ DATA_DIR: dataFolder })), databaseUrl }
  // It stands still until the shop is up, however slow the machine is.
  let hour = new Date(atDeadline(-2))
  const clock = { now: () => hour, set: () => undefined }
  const shop = await startShop(config, { only: ['services'], catalogue: async () => smallCatalogue, clock })
  closers.push(shop.close)
  const db = shop.database?.db
  await db?.schema.dropTable('csrf_token').execute()
  hour = new Date(atDeadline(3))
  const isRolledOver = async () =>
    (await db?.selectFrom('week_turn').select('planning_week').execute())?.some(
      ({ planning_week }) => planning_week === weeks.first,
    )
  while ((await isRolledOver()) !== true) await pause(100)
  while (log.mock.calls.length === 0) await pause(100)
  expect(log.mock.calls.join('\n')).toContain('csrf_token')
})
