import { describe, expect, it } from '@jest/globals'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { apiWays, openTestShop, weeks } from '../testing/test-shop.ts'

const list = `/delivery/ec_category_product_list?planningWeek=${weeks.first}&largeCategoryCd=0&middleCategoryCd=0&smallCategoryCd=0&sort=-1&limit=999&offset=0`
const categories = `/delivery/app_category_list?planningWeek=${weeks.first}`

describe.each(apiWays)('answers that are kept for a moment, $way', ({ only }) => {
  const shop = setUp(() => openTestShop(testDatabase, { only }))

  async function get(path: string, who?: string) {
    const { api } = shop.config
    const token = who === undefined ? {} : { Authorization: `Bearer ${await shop.tokenOf(who)}` }
    const reply = await fetch(`${api.base}${path}`, { headers: { 'Accept-Encoding': 'gzip', ...token } })
    return { control: reply.headers.get('cache-control'), vary: reply.headers.get('vary'), body: await reply.json() }
  }

  it.each([list, categories])(
    'a visitor’s may be given out again for seconds, and to nobody with a token: %s',
    async (path) => {
      const { control, vary } = await get(path)
      expect(control).toMatch(/^public, max-age=(?:\d|10)$/)
      expect(vary).toMatch(/^Authorization(?:, Accept-Encoding)?$/)
    },
  )

  it('a member’s list has the member’s marks, and is kept by nobody', async () => {
    const [visitor, member] = [await get(list), await get(list, 'member')]
    expect(member.control).toBe('no-store')
    const ordered = (answer: typeof member) =>
      (answer.body as { product_basic_info_list: { order_count: number }[] }).product_basic_info_list.filter(
        ({ order_count }) => order_count > 0,
      ).length
    expect([ordered(visitor), ordered(member) > 0]).toEqual([0, true])
  })

  it('what is the same for everybody is the same answer, which a member’s browser does not keep', async () => {
    const [visitor, member] = [await get(categories), await get(categories, 'member')]
    expect(member.body).toEqual(visitor.body)
    expect(member.control).toBe('no-store')
  })
})
