import { describe, expect, it } from '@jest/globals'
import { embedded } from '../testing/databases.ts'
import { openTestShop, type TestShop, weeks } from '../testing/test-shop.ts'

async function inEnvironment(environment: string, look: (shop: TestShop) => Promise<void>): Promise<void> {
  const shop = await openTestShop(embedded, { only: ['services'], settings: { SHOP_ENVIRONMENT: environment } })
  await look(shop).finally(shop.close)
}
const openWeeks = async (shop: TestShop, service: string) => {
  const { status, body } = await shop.ask('GET', `${service}/member_latest_planning_weeks`)
  return { status, open: body['member_latest_planning_weeks'] as { latest_planning_week: string }[] | undefined }
}

describe('a service that is asked for a week ahead', () => {
  it('[API-005] answers as it will then, in the pre-confirm environment', async () =>
    inEnvironment('preconfirm', async (shop) => {
      const numbers = async (service: string) =>
        (await openWeeks(shop, service)).open?.map(({ latest_planning_week }) => latest_planning_week).toSorted()
      expect(await numbers('/delivery')).toEqual([weeks.first, weeks.second])
      expect(await numbers('/delivery-ahead3')).toEqual(['20261204', '20261205'])
      expect(await numbers('/delivery-ahead7')).toHaveLength(2)
      const query = { planningWeek: '20261204', searchWord: 'たまご', sort: '-1', limit: '1', offset: '0' }
      const found = async (service: string) =>
        (await shop.ask('GET', `${service}/product_search`, { query })).body['total_count']
      expect(await found('/search')).toBe(0)
      expect(await found('/search-ahead3')).toBeGreaterThan(0)
    }))

  it('[API-005] refuses to in any other environment', async () =>
    inEnvironment('production', async (shop) => {
      expect((await openWeeks(shop, '/delivery')).status).toBe(200)
      expect((await openWeeks(shop, '/delivery-ahead3')).status).toBe(404)
    }))
})
