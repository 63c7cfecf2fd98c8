import { beforeEach, describe, expect, it } from '@jest/globals'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

const corporate = '8881234500'

describe('buying again', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  beforeEach(() => shop.db.deleteFrom('order_line').where('member_code', '=', corporate).execute())

  const ordered = (order_no: string, planning_week: string, input_status = 62) =>
    shop.db
      .insertInto('order_line')
      .values({
        member_code: corporate,
        planning_week,
        order_no,
        order_count: 1,
        input_status,
        cycle: null,
        ordered_at: new Date('2026-11-01T12:00:00+09:00'),
      })
      .execute()

  const pastWeeks = ['20261104', '20261103', '20261102'] as const

  async function list(query: Record<string, string> = {}, who = 'corporate') {
    const { status, body } = await shop.ask('GET', '/delivery/order_history_list', {
      query: { planningWeek: weeks.first, limit: '999', offset: '0', sort: '1', ...query },
      token: await shop.tokenOf(who),
    })
    const products = (body['product_basic_info_list'] ?? []) as Record<string, unknown>[]
    return {
      status,
      body,
      products,
      total: body['total_count'],
      numbers: products.map((product) => product['order_no']),
    }
  }

  it('[ORD-116] names what was ordered before the week, often first, then lately', async () => {
    await ordered(numbers.lowFat, pastWeeks[2])
    await ordered(numbers.beer, pastWeeks[0])
    await ordered(numbers.capped, pastWeeks[1])
    await ordered(numbers.capped, pastWeeks[2])
    await ordered(numbers.milk, weeks.first)
    const { numbers: shown, total, products } = await list()
    expect(shown).toEqual([numbers.capped, numbers.beer, numbers.lowFat])
    expect(total).toBe(3)
    expect(products.map((one) => [one['order_times'], one['last_order_week']])).toEqual([
      [2, pastWeeks[1]],
      [1, pastWeeks[0]],
      [1, pastWeeks[2]],
    ])
    expect((await list()).numbers).toEqual(shown)
    // In the week after, this week's order is one of before.
    expect((await list({ planningWeek: weeks.second })).numbers).toContain(numbers.milk)
  })

  it('[ORD-116] leaves out what is not on sale in the week and what a scroll site sold', async () => {
    await ordered(numbers.milk, pastWeeks[0])
    await ordered(numbers.capped, pastWeeks[0], 73)
    await ordered(numbers.beer, pastWeeks[0])
    const beerOfWeek = shop.db
      .deleteFrom('offer')
      .where('order_no', '=', numbers.beer)
      .where('planning_week', '=', weeks.first)
    const [kept] = await beerOfWeek.returningAll().execute()
    expect((await list()).numbers).toEqual([numbers.milk])
    if (kept !== undefined) await shop.db.insertInto('offer').values(kept).execute()
  })

  it('[ORD-114] counts the member’s own by category, whichever is asked for', async () => {
    for (const no of [numbers.milk, numbers.capped, '000201', numbers.beer]) await ordered(no, pastWeeks[0])
    const categories = [
      {
        category_code: '11',
        category_name: '牛乳・卵',
        count: 3,
        sub_category_list: [
          { sub_category_code: '1101', sub_category_name: '牛乳', sub_count: 2 },
          { sub_category_code: '1102', sub_category_name: '卵', sub_count: 1 },
        ],
      },
      {
        category_code: '12',
        category_name: '飲み物',
        count: 1,
        sub_category_list: [{ sub_category_code: '1201', sub_category_name: 'お酒', sub_count: 1 }],
      },
    ]
    const whole = await list()
    expect(whole.body['app_category_list']).toEqual(categories)
    const drinks = await list({ appCategoryCode: '12' })
    expect([drinks.numbers, drinks.total]).toEqual([[numbers.beer], 1])
    expect(drinks.body['app_category_list']).toEqual(categories)
    const eggs = await list({ appCategoryCode: '11', appSubcategoryCode: '1102' })
    expect([eggs.numbers, eggs.total]).toEqual([['000201'], 1])
  })

  it('[ORD-116] gives it in pages that neither repeat nor leave out a product', async () => {
    const all = ['000201', '000202', '000203', '000204', '000205']
    for (const no of all) await ordered(no, pastWeeks[0])
    const pages = await Promise.all(['0', '2', '4', '6'].map((offset) => list({ limit: '2', offset })))
    expect(pages.flatMap((page) => page.numbers)).toEqual(all)
    expect(pages.map((page) => page.total)).toEqual([5, 5, 5, 5])
  })

  it('[ORD-129] carries how many are ordered already, and nothing of another member', async () => {
    await ordered(numbers.milk, pastWeeks[0])
    await ordered(numbers.milk, weeks.first)
    const { body } = await list()
    expect(body['product_basic_info_list']).toMatchObject([{ order_no: numbers.milk, order_count: 1 }])
    const theirs = await list({}, 'member')
    expect(theirs.numbers.length).toBeGreaterThan(1)
  })

  it.each([
    { says: 'in another order', query: { sort: '2' }, status: 400 },
    { says: 'of more than 999', query: { limit: '1000' }, status: 400 },
  ])('[ORD-116] refuses a list $says', async ({ query, status }) => {
    expect((await list(query)).status).toBe(status)
  })

  it('[ORD-115] is refused to visitors', async () => {
    const query = { planningWeek: weeks.first, limit: '9', offset: '0', sort: '1' }
    expect((await shop.ask('GET', '/delivery/order_history_list', { query })).status).toBe(401)
  })
})
