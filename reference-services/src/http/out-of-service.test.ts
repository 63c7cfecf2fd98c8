import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { testDatabase } from '../testing/databases.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
const until = new Date('2026-11-22T06:00:00+09:00')
beforeAll(async () => {
  shop = await openTestShop(testDatabase, { settings: { OUT_OF_SERVICE_UNTIL: until.toISOString() } })
}, 60_000)
afterAll(() => shop?.close())

describe('a maintenance', () => {
  const weeks = () => shop.ask('GET', '/delivery/member_latest_planning_weeks')

  it('[ERR-003] refuses every call in the words that pages know, until it ends by itself', async () => {
    shop.clock.set(new Date(until.getTime() - 60_000))
    const { status, body, headers } = await weeks()
    expect(status).toBe(503)
    expect(body).toMatchObject({ error_message: 'out of service' })
    expect(headers.get('retry-after')).not.toBeNull()
    expect((await fetch(`${shop.origins.services}/healthz`)).status).toBe(200)
    shop.clock.set(until)
    expect((await weeks()).status).toBe(200)
  })
})
