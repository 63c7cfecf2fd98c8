import { afterEach, expect, it, jest } from '@jest/globals'
import { testDatabase } from '../testing/databases.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

// An edge with settings of its own before the services of another process.

const OPERATOR_SECRET = 'of the operators of both, long enough'
const shop = setUp(() => openTestShop(testDatabase, { settings: { OPERATOR_SECRET } }))
let edge: TestServers | undefined
afterEach(async () => {
  jest.restoreAllMocks()
  await edge?.close()
})

async function openEdge(secret: string): Promise<string> {
  const settings = { SERVICES_UPSTREAM: shop.origins.services, OPERATOR_SECRET: secret, PROXY_HOPS: '1' }
  edge = await openTestServers(['shop'], undefined, settings)
  return edge.origins.shop
}

/** Each is another search: an answer that is kept costs little. */
let searches = 0
const searchFrom = (origin: string, address: string) => {
  searches += 1
  const query = `planningWeek=${weeks.first}&searchWord=a&sort=-1&limit=999&offset=${searches}`
  return rawRequest(origin, `/_api/search/product_search?${query}`, { headers: { 'X-Forwarded-For': address } })
}

it('has the services count who asks, and not the edge', async () => {
  const origin = await openEdge(OPERATOR_SECRET)
  let status = 200
  for (let at = 0; at < 40 && status === 200; at += 1) ({ status } = await searchFrom(origin, '198.51.100.1'))
  expect(status).toBe(429)
  expect((await searchFrom(origin, '198.51.100.2')).status).toBe(200)
})

it('is refused in words when its secret is another one', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const origin = await openEdge('of the operators of another shop')
  const { status, text } = await searchFrom(origin, '198.51.100.3')
  expect([status, JSON.parse(text)]).toMatchObject([503, { error_status: 'CSP90009' }])
  expect(log.mock.calls.flat().join()).toMatch(/OPERATOR_SECRET/)
})
