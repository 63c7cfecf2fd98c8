import { beforeAll, describe, expect, it } from '@jest/globals'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

type Item = { product_info: Record<string, unknown>; limited_product_additional_info: Record<string, unknown> }

describe('the list of limited products', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  beforeAll(async () => {
    // A second one, dearer and liked more, that is drawn by lot.
    await shop.db
      .updateTable('product')
      .set({ is_limited: true, limited_tab: 'web', lottery_quantity: 5, max_order: 2, discount_code: 2 })
      .where('order_no', '=', numbers.special)
      .execute()
    await shop.db.updateTable('product').set({ popularity: 0.99 }).where('order_no', '=', numbers.special).execute()
    await shop.db
      .updateTable('offer')
      .set({ tax_included_price: 300, stock: null, stock_left: null })
      .where('order_no', '=', numbers.special)
      .execute()
    await shop.db.updateTable('offer').set({ stock_left: 7 }).where('order_no', '=', numbers.limited).execute()
  })

  const ask = async (over: Record<string, string> = {}, who?: string) => {
    const query = { planningWeek: weeks.first, sort: '0', webLimitedType: 'web', ...over }
    const token = who === undefined ? undefined : await shop.tokenOf(who)
    return shop.ask('GET', '/delivery/limited_product_list', { query, token })
  }
  const list = async (over: Record<string, string> = {}, who?: string) =>
    (await ask(over, who)).body['limited_product_info_list'] as Item[]
  const numbersOf = (items: Item[]) => items.map(({ product_info }) => product_info['order_no'])
  const addedTo = (items: Item[], no: string) =>
    items.find(({ product_info }) => product_info['order_no'] === no)?.limited_product_additional_info

  it.each([
    { sort: '0', order: [numbers.special, numbers.limited] },
    { sort: '1', order: [numbers.limited, numbers.special] },
  ])('[API-017] [BIZ-009] has those of a type, in the order $sort', async ({ sort, order }) => {
    expect(numbersOf(await list({ sort }))).toEqual(order)
  })

  it.each([
    { says: 'another type', over: { webLimitedType: 'tokka' } },
    { says: 'a type that nobody knows', over: { webLimitedType: 'x' } },
    { says: 'a week that has not opened', over: { planningWeek: '20270101' } },
  ])('[API-017] [CAT-065] is empty for $says', async ({ over }) => {
    expect(await list(over)).toEqual([])
  })

  it.each([
    { says: 'another sort', over: { sort: '2' } },
    { says: 'no type', over: { webLimitedType: '' } },
  ])('[API-017] refuses $says', async ({ over }) => {
    expect((await ask(over)).status).toBe(400)
  })

  it('[API-018] says of each what nobody else says', async () => {
    expect(addedTo(await list(), numbers.limited)).toEqual({
      max_order: 3,
      original_price: null,
      discount_code: 4,
      valid_flg: 1,
      previous_planning_week: '20261104',
      wakeari_note1: null,
      wakeari_note2: null,
      web_limited_type: 'web',
      max_quantity: 7,
      niseikyo_flg: 0,
      todok_flg: 1,
    })
    expect(addedTo(await list(), numbers.special)).toMatchObject({
      original_price: 324,
      discount_code: 2,
      max_quantity: null,
      has_lottery_result: 0,
      konyu_su: 0,
      tosen_su: null,
    })
  })

  it('[API-018] a price of nothing is not valid', async () => {
    const price = (tax_included_price: number) =>
      shop.db
        .updateTable('offer')
        .set({ tax_included_price })
        .where('planning_week', '=', weeks.second)
        .where('order_no', '=', numbers.limited)
        .execute()
    await price(0)
    expect(addedTo(await list({ planningWeek: weeks.second }), numbers.limited)).toMatchObject({ valid_flg: 0 })
    await price(216)
  })

  it.each([
    { says: 'not drawn', week: weeks.first, win_count: null, wire: { has_lottery_result: 0, tosen_su: null } },
    { says: 'lost', week: weeks.first, win_count: 0, wire: { has_lottery_result: 1, tosen_su: 0 } },
    { says: 'won last week', week: weeks.past, win_count: 2, wire: { has_lottery_result: 1, tosen_su: 2 } },
  ])('[CAT-074] [CAT-075] tells the member of a lottery: $says', async ({ week, win_count, wire }) => {
    const line = { member_code: '8881234500', planning_week: week, order_no: numbers.special, cycle: null }
    await shop.db
      .insertInto('order_line')
      .values({ ...line, order_count: 2, input_status: 63, ordered_at: new Date(), win_count })
      .execute()
    expect(addedTo(await list({}, 'corporate'), numbers.special)).toMatchObject({ ...wire, konyu_su: 2 })
    expect(addedTo(await list(), numbers.special)).toMatchObject({ has_lottery_result: 0, konyu_su: 0 })
    await shop.db.deleteFrom('order_line').where('order_no', '=', numbers.special).execute()
  })
})
