import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { orderBody } from '../testing/order-body.ts'
import { setUp } from '../testing/set-up.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

describe('orders', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  afterEach(async () => {
    shop.clock.set(new Date(testHour))
    await shop.db
      .deleteFrom('order_line')
      .where('member_code', '=', '8881234500')
      .where('planning_week', '=', weeks.first)
      .execute()
  })

  type Body = Record<string, unknown>
  const put = (who: string, over: Body = {}, key: string = randomUUID()) =>
    shop.write(who, 'PUT', '/delivery/order', {
      key,
      body: orderBody(over),
    })
  const remove = (who: string, query: Record<string, string> = {}) =>
    shop.write(who, 'DELETE', '/delivery/order', {
      key: randomUUID(),
      query: { planningWeek: weeks.first, orderNo: numbers.milk, ...query },
    })
  const list = async (who: string, planningWeek: string = weeks.first) => {
    const query = { planningWeek, limit: '999', offset: '0' }
    const { body } = await shop.ask('GET', '/delivery/order_list', { query, token: await shop.tokenOf(who) })
    return body as { total_count: number; order_list: Record<string, unknown>[] }
  }

  describe('a stored order', () => {
    it('[API-023] is in the list, with its source, from the answer on', async () => {
      const answer = await put('corporate', { order_count: 2, input_status: 63 })
      expect(answer.body).toEqual({ planning_week: weeks.first, order_no: numbers.milk, order_count: 2 })
      const { total_count, order_list } = await list('corporate')
      expect(total_count).toBe(1)
      expect(order_list[0]).toMatchObject({
        order_count: 2,
        input_status: 63,
        product_info: { order_no: numbers.milk, product_name: 'よつばの牛乳', order_count: 2 },
      })
    })

    it('[ORD-052] grows by an append and is set by a direct put', async () => {
      await put('corporate', { order_count: 2 })
      expect((await put('corporate', { order_count: 3 })).body['order_count']).toBe(5)
      expect((await put('corporate', { order_count: 4, mode: 'direct' })).body['order_count']).toBe(4)
    })

    it('[API-024] a removed line is gone, and removing it again succeeds', async () => {
      await put('corporate')
      expect((await remove('corporate')).body['order_count']).toBe(0)
      expect((await list('corporate')).total_count).toBe(0)
      expect((await remove('corporate')).status).toBe(200)
    })

    it('[K-150] is not changed by a page that shows another quantity, which hears how many there are', async () => {
      await put('corporate', { order_count: 9 })
      const stale = { order_count: 6, mode: 'direct', seen_count: 5 }
      const refusal = { error_status: 'CSP50023', error_message: '別の端末で変更されています（いま9点）' }
      expect(await put('corporate', stale)).toMatchObject({ status: 409, body: refusal })
      expect(await remove('corporate', { seenCount: '5' })).toMatchObject({ status: 409, body: refusal })
      expect((await list('corporate')).order_list[0]).toMatchObject({ order_count: 9 })

      expect((await put('corporate', { ...stale, seen_count: 9 })).body['order_count']).toBe(6)
      expect((await remove('corporate', { seenCount: '6' })).status).toBe(200)
      // What is gone is as it was asked for.
      expect((await remove('corporate', { seenCount: '6' })).status).toBe(200)
    })

    it('[K-150] a second try that shows another quantity gets the first answer', async () => {
      const key = randomUUID()
      await put('corporate', { order_count: 5 })
      const wish = { order_count: 6, mode: 'direct' }
      const first = await put('corporate', { ...wish, seen_count: 5 }, key)
      expect(await put('corporate', { ...wish, seen_count: 6 }, key)).toMatchObject({ status: 200, body: first.body })
    })

    it('an unpadded number means the same product', async () => {
      expect((await put('corporate', { order_no: '101' })).body['order_no']).toBe(numbers.milk)
    })

    it('two members do not see each other’s orders', async () => {
      await put('corporate', { order_no: numbers.beer })
      const { order_list } = await list('family')
      expect(JSON.stringify(order_list)).not.toContain(`"order_no":"${numbers.beer}"`)
    })
  })

  describe('the seeded orders', () => {
    it('[API-013] fill eight past weeks, some lines from a subscription', async () => {
      const { body } = await shop.ask('GET', '/delivery/member_latest_planning_weeks')
      const past = body['old_week_planning_list'] as string[]
      expect(past).toHaveLength(8)
      const orders = await Promise.all(past.map((week) => list('member', week)))
      expect(orders.every((order) => order.total_count > 0)).toBe(true)
      expect(JSON.stringify(orders)).toMatch(/"riyo_tou_kbn":[1-4]/)
    })

    it('have lines in the current week for one member and none for another', async () => {
      expect((await list('member')).total_count).toBe(7)
      expect((await list('corporate')).total_count).toBe(0)
    })
  })

  describe('a refused order', () => {
    it.each([0, -1, 1.5, 100, '2', null])('[ORD-055] with a quantity of %j is 400 CSP50001', async (order_count) => {
      const { status, body } = await put('corporate', { order_count })
      expect([status, body['error_status']]).toEqual([400, 'CSP50001'])
    })

    it('[ORD-055] would bring a line above 99 pieces in all', async () => {
      await put('corporate', { order_count: 60 })
      const { status, body } = await put('corporate', { order_count: 40 })
      expect([status, body['error_status']]).toEqual([400, 'CSP50001'])
      expect((await list('corporate')).order_list[0]).toMatchObject({ order_count: 60 })
    })

    it.each([
      { no: numbers.limited, limit: 3, id: 'ORD-057' },
      { no: numbers.capped, limit: 5, id: 'ORD-134' },
    ])('[$id] is above the product’s own $limit, alone or added up', async ({ no, limit }) => {
      const input_status = 63
      expect((await put('corporate', { order_no: no, order_count: limit, input_status })).status).toBe(200)
      const { status, body } = await put('corporate', { order_no: no, order_count: 1 })
      expect(status).toBe(400)
      expect(body['error_message']).toBe(`この商品は${limit}個までご注文いただけます。`)
      const direct = await put('corporate', { order_no: no, order_count: limit + 1, mode: 'direct' })
      expect(direct.body['error_status']).toBe('CSP50001')
    })

    it.each([
      { says: 'no such product', over: { order_no: '999999' } },
      { says: 'no such week', over: { planning_week: '20991201' } },
      { says: 'a week that has not opened', over: { planning_week: '20261203' } },
    ])('of $says is 404 CSP9001', async ({ over }) => {
      const { status, body } = await put('corporate', over)
      expect([status, body['error_status']]).toEqual([404, 'CSP9001'])
    })

    it('of a product that pauses in that week is 404 CSP9001', async () => {
      await shop.db
        .deleteFrom('offer')
        .where('planning_week', '=', weeks.second)
        .where('order_no', '=', numbers.beer)
        .execute()
      const { status, body } = await put('corporate', { planning_week: weeks.second, order_no: numbers.beer })
      expect([status, body['error_status']]).toEqual([404, 'CSP9001'])
    })

    it.each(['newcomer', 'unregistered'])(
      '[ORD-072] of %s, who does not use delivery, is 403 CSP50004',
      async (who) => {
        const { status, body } = await put(who)
        expect([status, body['error_status']]).toEqual([403, 'CSP50004'])
      },
    )

    it.each([
      { who: 'family', status: 403, id: 'ORD-064' },
      { who: 'corporate', status: 403, id: 'ORD-065' },
      { who: 'watched', status: 200, id: 'ORD-064' },
    ])('[$id] of a point-exchange product by $who is answered with $status', async ({ who, status }) => {
      expect((await put(who, { order_no: numbers.pointExchange })).status).toBe(status)
    })
  })

  describe('an exchange', () => {
    const exchange = { order_no: numbers.pointExchange }
    const ofSecondWeek = { ...exchange, planning_week: weeks.second }
    const takeOut = () => shop.db.deleteFrom('order_line').where('order_no', '=', numbers.pointExchange).execute()
    beforeEach(async () => {
      await takeOut()
      await shop.db
        .updateTable('point_balance')
        .set({ current_points: 1700 })
        .where('member_code', '=', '9781234501')
        .execute()
    })
    afterAll(takeOut)

    it('[ORD-084] [ACC-034] is refused beyond the points that both weeks leave', async () => {
      expect((await put('watched', { ...exchange, order_count: 2 })).status).toBe(200)
      expect((await put('watched', ofSecondWeek)).status).toBe(200)
      const { status, body } = await put('watched', ofSecondWeek)
      expect([status, body['error_status']]).toEqual([409, 'CSP50005'])
      expect(body['error_message']).toBe('ポイントが不足しています（あと300ポイント）')
    })

    it('[ORD-084] gives its points back when it is lowered or taken out', async () => {
      await put('watched', { ...exchange, order_count: 3 })
      expect((await put('watched', ofSecondWeek)).status).toBe(409)
      expect((await put('watched', { ...exchange, mode: 'direct', order_count: 2 })).status).toBe(200)
      expect((await put('watched', ofSecondWeek)).status).toBe(200)
      expect((await remove('watched', { orderNo: numbers.pointExchange })).status).toBe(200)
      expect((await put('watched', { ...ofSecondWeek, order_count: 2 })).body['order_count']).toBe(3)
    })

    it('[ORD-084] in two weeks at once spends no point twice', async () => {
      const answers = await Promise.all(
        [exchange, ofSecondWeek].map((over) => put('watched', { ...over, order_count: 2 })),
      )
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    })
  })

  describe('the hour of an order', () => {
    it.each([
      { hour: atDeadline(), says: 'the deadline itself', status: 200, code: undefined },
      { hour: atDeadline(1), says: 'a second later', status: 409, code: 'CSP50002' },
      { hour: '2026-11-25T01:59:59.000+09:00', says: 'before the maintenance', status: 409, code: 'CSP50002' },
      { hour: '2026-11-25T02:00:01.000+09:00', says: 'in the maintenance', status: 409, code: 'CSP50003' },
    ])('[ORD-069] at $says is answered with $status $code', async ({ hour, status, code }) => {
      // The token comes first: time goes on while it is asked for.
      const csrfToken = await shop.csrfToken('corporate', 'PUT', '/order')
      const token = await shop.tokenOf('corporate')
      shop.clock.set(new Date(new Date(hour).getTime() - (status === 200 ? 2000 : 0)))
      const answer = await shop.ask('PUT', '/delivery/order', { body: orderBody({ csrfToken }), token })
      expect([answer.status, answer.body['error_status']]).toEqual([status, code])
    })

    it('[K-161] of a week that has rolled over is refused, also where the clock was set back', async () => {
      await shop.db.insertInto('week_turn').values({ planning_week: weeks.first, turned_at: new Date() }).execute()
      const answers = [await put('corporate'), await remove('corporate')]
      await shop.db.deleteFrom('week_turn').where('planning_week', '=', weeks.first).execute()
      expect(answers.map(({ status, body }) => [status, body['error_status']])).toEqual([
        [409, 'CSP50002'],
        [409, 'CSP50002'],
      ])
    })

    it('[ORD-069] of a list shown after the maintenance began is answered with CSP50003', async () => {
      const { body } = await put('corporate', { view_date: '2026-11-25T02:00:01+09:00' })
      expect(body['error_status']).toBe('CSP50003')
    })

    it('nothing is taken out of a closed week', async () => {
      const { order_list } = await list('member', weeks.past)
      const [line] = order_list as { product_info: { order_no: string } }[]
      const answer = await remove('member', { planningWeek: weeks.past, orderNo: line?.product_info.order_no ?? '' })
      expect(answer.status).toBe(409)
      expect((await list('member', weeks.past)).order_list).toHaveLength(order_list.length)
    })

    it('[BIZ-004] when a week closes the next one opens, without a restart', async () => {
      shop.clock.set(new Date(atDeadline(1)))
      const { body } = await shop.ask('GET', '/delivery/member_latest_planning_weeks')
      const open = body['member_latest_planning_weeks'] as { latest_planning_week: string }[]
      expect(open.map((week) => week.latest_planning_week)).toEqual([weeks.second, '20261203'])
      expect((await put('corporate', { planning_week: '20261203' })).status).toBe(200)
      await shop.db.deleteFrom('order_line').where('planning_week', '=', '20261203').execute()
    })
  })

  describe('limited products', () => {
    const availability = async () => {
      const token = await shop.tokenOf('corporate')
      return (await shop.ask('GET', '/delivery/limited_product_availability', { token })).body['availability']
    }
    const limitedLine = async (week?: string) => {
      const { order_list } = await list('corporate', week)
      return order_list[0]?.['limited_product_additional_info']
    }

    it('[API-019] [ORD-060] are valid in their week while the sale is on, and what was ordered in it stays so', async () => {
      await put('corporate', { order_no: numbers.limited, input_status: 63 })
      expect([await availability(), await limitedLine()]).toEqual([1, { valid_flg: 1, max_order: 3 }])
      shop.clock.set(new Date('2026-11-24T18:00:00+09:00'))
      expect([await availability(), await limitedLine()]).toEqual([0, { valid_flg: 1, max_order: 3 }])
    })

    it('[ORD-060] are not valid in a week whose sale has not begun', async () => {
      const member_code = '8881234500'
      const line = { member_code, planning_week: weeks.second, order_no: numbers.limited, cycle: null }
      await shop.db
        .insertInto('order_line')
        .values({ ...line, order_count: 1, input_status: 62, ordered_at: new Date(testHour) })
        .execute()
      expect(await limitedLine(weeks.second)).toEqual({ valid_flg: 0, max_order: 3 })
      await shop.db
        .deleteFrom('order_line')
        .where('planning_week', '=', weeks.second)
        .where('order_no', '=', numbers.limited)
        .execute()
    })

    it.each([62, 74])('[ORD-041] are not ordered by their number alone: input status %d', async (input_status) => {
      const { status, body } = await put('corporate', { order_no: numbers.limited, input_status })
      expect([status, body['error_status']]).toEqual([403, 'CSP50014'])
      expect((await list('corporate')).order_list).toEqual([])
    })

    it('[ORD-059] are refused for any week but the one that closes next', async () => {
      const { body } = await put('corporate', { order_no: numbers.limited, planning_week: weeks.second })
      expect(body['error_status']).toBe('CSP50006')
    })

    it('[ORD-071] are answered in the rush as calculated from the stored lines', async () => {
      shop.clock.set(new Date('2026-11-24T22:05:00+09:00'))
      const week = { planning_week: weeks.second, require_calculation: true }
      const over = { ...week, order_no: numbers.limited, input_status: 63 }
      await put('corporate', over)
      expect((await put('corporate', over)).body['order_count']).toBe(2)
      await shop.db
        .deleteFrom('order_line')
        .where('planning_week', '=', weeks.second)
        .where('order_no', '=', numbers.limited)
        .execute()
    })
  })

  it.each([
    { win_count: null, wire: { has_lottery_result: 0, tosen_su: null, konyu_su: 3 } },
    { win_count: 0, wire: { has_lottery_result: 1, tosen_su: 0, konyu_su: 3 } },
    { win_count: 2, wire: { has_lottery_result: 1, tosen_su: 2, konyu_su: 3 } },
  ])('[CAT-074] [CAT-075] a lottery with $win_count won is told as $wire', async ({ win_count, wire }) => {
    await shop.db
      .updateTable('product')
      .set({ lottery_quantity: 5 })
      .where('order_no', '=', numbers.imperfect)
      .execute()
    await put('corporate', { order_no: numbers.imperfect, order_count: 3 })
    await shop.db.updateTable('order_line').set({ win_count }).where('order_no', '=', numbers.imperfect).execute()
    expect((await list('corporate')).order_list[0]).toMatchObject(wire)
  })

  it('[ORD-079] a line that a scroll site ordered cannot be cancelled in the shop', async () => {
    await put('corporate', { order_no: numbers.special, input_status: 73 })
    expect((await remove('corporate', { orderNo: numbers.special })).body['error_status']).toBe('CSP50007')
    expect((await list('corporate')).total_count).toBe(1)
  })

  it('[ORD-079] a line ordered in the shop and on a scroll site is the site’s from then on', async () => {
    await put('corporate', { order_no: numbers.special, order_count: 2 })
    await put('corporate', { order_no: numbers.special, input_status: 73 })
    expect((await put('corporate', { order_no: numbers.special })).body['error_status']).toBe('CSP50007')
    expect((await list('corporate')).order_list[0]).toMatchObject({ order_count: 3, input_status: 73 })
  })

  it('[ORD-126] a scroll site’s status takes nothing that the site does not sell', async () => {
    const refusal = await put('corporate', { order_count: 99, input_status: 73 })
    expect([refusal.status, refusal.body['error_status']]).toEqual([403, 'CSP50013'])
    expect((await list('corporate')).total_count).toBe(0)
  })

  it('[ORD-055] appends beside a subscription that are sent at once stay within 99 together', async () => {
    const egg = { order_no: '000208', order_count: 20 }
    const answers = await Promise.all([
      put('corporate', { ...egg, order_no: '700081', input_status: 66 }),
      ...Array.from({ length: 5 }, () => put('corporate', egg)),
    ])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4)
    const { order_list } = await list('corporate')
    const pieces = order_list.reduce((sum, line) => sum + Number(line['order_count']), 0)
    expect(pieces).toBe(80)
    await shop.db.deleteFrom('subscription').where('order_no', '=', '000208').execute()
  })

  it('parallel appends of one member add up', async () => {
    await shop.tokenOf('corporate')
    const answers = await Promise.all(Array.from({ length: 20 }, () => put('corporate')))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    expect((await list('corporate')).order_list[0]).toMatchObject({ order_count: 20 })
  })
})
