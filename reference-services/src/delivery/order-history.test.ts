import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from '@jest/globals'
import { type OrderedItemWire, orderHistoryCall, orderListCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { subjectOf } from '../seed/accounts.ts'
import { testMembers } from '../seed/test-members.ts'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { orderBody } from '../testing/order-body.ts'
import { setUp } from '../testing/set-up.ts'
import { testHour } from '../testing/test-hour.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'

const corporate = '8881234500'
const path = '/delivery/particular_order_list'
const accounts = testMembers.filter(({ member }) => member !== undefined).map(({ email }) => email.replace(/@.*/, ''))

describe('the order history', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  afterEach(async () => {
    shop.clock.set(new Date(testHour))
    await shop.db
      .deleteFrom('order_line')
      .where('member_code', '=', corporate)
      .where('planning_week', '=', weeks.first)
      .execute()
    await shop.db.deleteFrom('cancelled_line').where('member_code', '=', corporate).execute()
  })

  const ask = async (who: string, planningWeek: string, over: Record<string, string> = {}) =>
    shop.ask('GET', path, {
      query: {
        planningWeek,
        CurrentPlanningWeek: weeks.first,
        limit: '999',
        offset: '0',
        auth0Id: subjectOf(emailOf(who)),
        ...over,
      },
      token: await shop.tokenOf(who),
    })
  const history = async (who: string, week: string = weeks.first) => {
    const { status, body } = await ask(who, week)
    expect(status).toBe(200)
    return v.parse(orderHistoryCall.reply, body)
  }
  const order = async (who: string, week: string) => {
    const query = { planningWeek: week, limit: '999', offset: '0' }
    const { body } = await shop.ask('GET', '/delivery/order_list', { query, token: await shop.tokenOf(who) })
    return v.parse(orderListCall.reply, body).order_list
  }
  const put = (over: Record<string, unknown> = {}, who = 'corporate') =>
    shop.write(who, 'PUT', '/delivery/order', {
      key: randomUUID(),
      body: orderBody(over),
    })
  const remove = (orderNo: string) =>
    shop.write('corporate', 'DELETE', '/delivery/order', {
      key: randomUUID(),
      query: { planningWeek: weeks.first, orderNo },
    })
  const sumsIn = (reply: v.InferOutput<typeof orderHistoryCall.reply>) => ({
    count: reply.count,
    10: [reply['10tax_rate_base_price'], reply['10sales_tax_price']],
    8: [reply.reduced_8tax_rate_base_price, reply.reduced_8sales_tax_price],
    0: [reply.tax_exempt_base_price, 0],
  })

  it('[API-006] is answered to the login that it names, and to no other', async () => {
    const { status, body } = await ask('corporate', weeks.past, { auth0Id: subjectOf(emailOf('member')) })
    expect([status, body['error_status']]).toEqual([403, 'CSP90005'])
  })

  it('[ACC-044] [BIZ-018] [API-031] reaches eight weeks back, the open ones among them, and no further', async () => {
    const known = await shop.db.selectFrom('planning_week').select('number').orderBy('closes_at').execute()
    const filled: string[] = []
    for (const { number } of known) if ((await history('member', number)).count > 0) filled.push(number)
    expect(filled).toEqual([
      '20261003',
      '20261004',
      '20261101',
      '20261102',
      '20261103',
      '20261104',
      '20261201',
      '20261202',
    ])
  })

  it.each(accounts)('[ACC-048] [K-62] of %s sums to what the order list of each week sums to', async (who) => {
    const known = await shop.db
      .selectFrom('planning_week')
      .select('number')
      .where('opens_at', '<=', shop.clock.now())
      .orderBy('closes_at', 'desc')
      .limit(8)
      .execute()
    for (const { number } of known) {
      expect({ number, ...sumsIn(await history(who, number)) }).toEqual({
        number,
        ...cartSums(await order(who, number)),
      })
    }
  })

  it('[API-032] [API-033] names how, when and at what price a line was ordered', async () => {
    await put({ order_count: 2, input_status: 64 })
    const [line] = (await history('corporate')).product_order_history_list
    expect(line).toMatchObject({
      update_kbn: '1',
      planning_week: weeks.first,
      order_no: numbers.milk,
      product_name: 'よつばの牛乳　1000ml',
      card8: '88812345',
      suryo: 2,
      zei_ritu: 8,
      taxin_price: 216,
      zei_gaku: 16,
      input_status: 64,
      input_status_name: 'リピ買い',
      odr_dt: '2026-11-20T18:00:00+09:00',
      is_order_invalid: false,
    })
  })

  it('[API-032] tells a changed line, and one that was taken out again, from the others', async () => {
    await put({ order_no: numbers.milk })
    await put({ order_no: numbers.lowFat })
    await put({ order_no: numbers.lowFat, order_count: 3, mode: 'direct' })
    await put({ order_no: numbers.special, order_count: 2 })
    await remove(numbers.special)
    const reply = await history('corporate')
    const lines = new Map(reply.product_order_history_list.map((line) => [line.order_no, line]))
    expect(lines.get(numbers.milk)).toMatchObject({ update_kbn: '1', is_order_invalid: false })
    expect(lines.get(numbers.lowFat)).toMatchObject({ update_kbn: '2', suryo: 3 })
    expect(lines.get(numbers.special)).toMatchObject({ update_kbn: '3', suryo: 2, is_order_invalid: true })
    expect(reply.count).toBe(2)
  })

  it('a line that was ordered again is no cancellation any more, and taken out again it is one', async () => {
    const kinds = async () =>
      (await history('corporate')).product_order_history_list.map((line) => [line.update_kbn, line.suryo])
    await put({ order_count: 2 })
    await remove(numbers.milk)
    await put({ order_count: 4 })
    expect(await kinds()).toEqual([['1', 4]])
    await remove(numbers.milk)
    await remove(numbers.milk)
    expect(await kinds()).toEqual([['3', 4]])
  })

  it('a cancellation that is refused keeps nothing', async () => {
    await put({ order_no: numbers.special, input_status: 73 })
    expect((await remove(numbers.special)).status).toBe(403)
    expect((await history('corporate')).product_order_history_list).toMatchObject([
      { update_kbn: '1', input_status: 73, input_status_name: '専門店' },
    ])
  })

  it.each([
    { won: 0, count: 0, base: 0 },
    { won: 2, count: 1, base: 400 },
    { won: 3, count: 1, base: 600 },
    { won: null, count: 1, base: 600 },
  ])('[ACC-047] of three pieces in a lottery, $won won, so many are paid for', async ({ won, count, base }) => {
    const ofMilk = (lottery_quantity: number | null) =>
      shop.db.updateTable('product').set({ lottery_quantity }).where('order_no', '=', numbers.milk).execute()
    await put({ order_count: 3 })
    await ofMilk(5)
    await shop.db
      .updateTable('order_line')
      .set({ win_count: won })
      .where('member_code', '=', corporate)
      .where('planning_week', '=', weeks.first)
      .execute()
    const reply = await history('corporate')
    await ofMilk(null)
    expect([reply.count, reply.reduced_8tax_rate_base_price]).toEqual([count, base])
    expect(reply.product_order_history_list[0]).toMatchObject({ suryo: 3, lottery_quantity: 5 })
  })

  it('[ACC-048] leaves out what a subscription brings and was asked not to bring', async () => {
    const before = await history('member')
    const stopped = before.product_order_history_list.filter(
      ({ come_every_inf_list: [, ...stops] }) => stops.length > 0,
    )
    expect(stopped.length).toBeGreaterThan(0)
    expect(
      stopped.every(
        ({ input_status_name, teikibin_order_number }) =>
          input_status_name === '定期便' && teikibin_order_number !== undefined,
      ),
    ).toBe(true)
    expect(before.count).toBe(before.product_order_history_list.length - stopped.length)
  })

  it('[API-033] [ACC-050] has point products in a list of their own, which cost points and no yen', async () => {
    const reply = await history('member', weeks.past)
    expect(reply.point_product_order_history_list).toEqual([
      expect.objectContaining({ order_no: numbers.pointExchange, taxin_price: 500, suryo: 1, is_lottery: false }),
    ])
    expect(reply.point_product_order_history_list[0]?.image_url_list[0]?.image_url).toContain('/pictures/')
    expect(reply.product_order_history_list.map((line) => line.order_no)).not.toContain(numbers.pointExchange)
  })

  it.each([
    { at: '2026-12-07T23:59:59+09:00', shown: true },
    { at: '2026-12-08T00:00:00+09:00', shown: false },
    { at: '2026-12-08T06:59:59+09:00', shown: false },
    { at: '2026-12-08T07:00:00+09:00', shown: true },
  ])('[ACC-046] its sums are final at $at: $shown', async ({ at, shown }) => {
    const ofNext = await shop.db
      .selectFrom('planning_week')
      .selectAll()
      .where('delivers_on', '=', '2026-12-08')
      .executeTakeFirstOrThrow()
    shop.clock.set(new Date(at))
    const reply = await ask('corporate', ofNext.number)
    expect(reply.body['showsTotals']).toBe(shown)
  })
})

/** The rule of the ordered list, in the words of the wire; its tax is rounded once. [K-62, ORD-060, ORD-081, ORD-102, CAT-074] */
function cartSums(lines: readonly OrderedItemWire[]) {
  const coming = lines
    .map((line) => {
      const stops = line.come_every_inf_list.slice(1).length > 0
      const isValid = line.limited_product_additional_info?.valid_flg !== 0
      const won = line.has_lottery_result === true ? line.tosen_su : undefined
      return { line, pieces: stops || !isValid ? 0 : Math.min(won ?? line.order_count, line.order_count) }
    })
    .filter(({ pieces }) => pieces > 0)
  const ofRate = (rate: number) => {
    const paid = coming.filter(
      ({ line }) => line.product_info.zei_ritu === rate && line.product_info.is_point_exchange_product !== true,
    )
    const base = paid.reduce((sum, { line, pieces }) => sum + line.product_info.base_price * pieces, 0)
    return [base, Math.floor((base * rate) / 100)]
  }
  return { count: coming.length, 10: ofRate(10), 8: ofRate(8), 0: ofRate(0) }
}
