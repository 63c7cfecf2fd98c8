import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { testDatabase } from '../testing/databases.ts'
import { openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'
import { keepIndexes } from './keep-indexes.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(testDatabase, { only: ['services'] })
})
afterAll(() => shop?.close())

it.each([
  { says: 'the two open weeks', at: '2026-11-20T18:00:00+09:00', wanted: [weeks.first, weeks.second] },
  { says: 'the one that opens within minutes', at: '2026-11-24T14:57:00+09:00', wanted: ['20261203'] },
])('[K-158] $says have their indexes before anybody searches', async ({ at, wanted }) => {
  const server = fastify()
  const built = new Promise<readonly string[]>((resolve) => {
    const indexes = { keep: async (asked: readonly string[]) => resolve(asked) }
    keepIndexes(server, { db: shop.db, clock: { now: () => new Date(at) }, indexes })
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  expect(await built).toEqual(expect.arrayContaining(wanted))
  await server.close()
})
