import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from '@jest/globals'
import { subscriptionRequestCases } from '@shop/shared/testing/subscription-request-cases'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

const changeStatus = 9110
/** Eggs that nobody subscribes to in the seed's small shop; seven others are before it. */
const product = '000208'
const [fortnightly, third, monthly, skip, cancel] = ['700082', '700083', '700084', '700089', '700080']

type Wire = Record<string, unknown>

describe('subscriptions', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  afterEach(async () => {
    shop.clock.set(new Date(testHour))
    for (const table of ['subscription', 'order_line'] as const)
      await shop.db.deleteFrom(table).where('member_code', '=', '8881234500').where('order_no', '=', product).execute()
  })

  const put = (order_no: string | undefined, order_count: number, input_status: number, over: Wire = {}) =>
    shop.write('corporate', 'PUT', '/delivery/order', {
      key: randomUUID(),
      body: { planning_week: weeks.first, order_no, order_count, input_status, mode: 'direct', ...over },
    })
  const register = (order_no = fortnightly, over: Wire = {}) => put(order_no, 2, 66, { mode: 'append', ...over })
  const change = (order_no: string | undefined, count = 1, over: Wire = {}) => put(order_no, count, changeStatus, over)
  const takeBack = (orderNo = '') =>
    shop.write('corporate', 'DELETE', '/delivery/order', {
      key: randomUUID(),
      query: { planningWeek: weeks.first, orderNo },
    })
  async function list(who = 'corporate', planningWeek: string = weeks.first) {
    const query = { planningWeek, limit: '999', offset: '0' }
    const { body } = await shop.ask('GET', '/delivery/come_every_inf', { query, token: await shop.tokenOf(who) })
    return body['come_every_inf'] as Wire[]
  }
  const own = async () => (await list()).find((one) => (one['product_info'] as Wire)['order_no'] === product)
  async function lines() {
    const query = { planningWeek: weeks.first, limit: '999', offset: '0' }
    const token = await shop.tokenOf('corporate')
    const { body } = await shop.ask('GET', '/delivery/order_list', { query, token })
    return body['order_list'] as Wire[]
  }
  /** Code, pieces and status of the numbers that have pieces. */
  const asked = (one: Wire = { come_every_inf_list: [] }) =>
    (one['come_every_inf_list'] as Wire[])
      .filter((order) => order['order_count'] !== 0)
      .map((order) => [order['riyo_tou_kbn'], order['order_count'], order['input_status']])
  /** As it stands after the week in which it was registered. */
  const asRolledOver = () =>
    shop.db.updateTable('subscription').set({ is_new: false }).where('member_code', '=', '8881234500').execute()

  it('[API-035] the seed shows every state of the settings', async () => {
    const states = (await list('member')).map((one) => ({
      cycle: one['cycle_category'],
      next: [one['next_planning_week'], one['next_quantity']],
      isNew: one['is_new_order'],
      asked: asked(one),
    }))
    expect(states).toEqual([
      { cycle: 1, next: [weeks.first, 2], isNew: 0, asked: [[1, 2, 66]] },
      { cycle: 2, next: [weeks.first, 1], isNew: 0, asked: [[2, 1, 66]] },
      {
        cycle: 4,
        next: [weeks.first, 0],
        isNew: 0,
        asked: [
          [4, 1, 66],
          [9, 1, changeStatus],
        ],
      },
      { cycle: 4, next: ['20261203', 1], isNew: 0, asked: [[4, 2, changeStatus]] },
      {
        cycle: 1,
        next: [weeks.first, 0],
        isNew: 0,
        asked: [
          [1, 1, 66],
          [10, 1, changeStatus],
        ],
      },
      { cycle: 1, next: [weeks.first, 1], isNew: 1, asked: [[1, 1, 66]] },
    ])
    expect((await list('union')).map((one) => one['cycle_category'])).toContain(3)
  })

  it('[ORD-100] a subscription ordered in the first week is not new in the second', async () => {
    const isNew = async (week: string) => (await list('member', week)).filter((one) => one['is_new_order'] === 1)
    expect([await isNew(weeks.first), await isNew(weeks.second)]).toEqual([[expect.anything()], []])
  })

  it('the number of a cycle is answered with the product', async () => {
    const query = { planningWeek: weeks.first, orderNo: String(monthly) }
    const { body } = await shop.ask('GET', '/delivery/product', { query })
    expect(body).toMatchObject({ order_no: product, come_every_syo_kbn: '1' })
    const cycles = (body['come_every_inf_list'] as Wire[]).map((one) => [one['riyo_tou_kbn'], one['order_count']])
    expect(cycles).toEqual([
      [1, 0],
      [2, 0],
      [4, 0],
    ])
  })

  it.each([66, 44])(
    '[ORD-112] an order with status %i registers a subscription, new until the week closes',
    async (status) => {
      await put(product, 3, 62)
      const answer = await put(fortnightly, 2, status, { mode: 'append' })
      expect(answer.body).toEqual({ planning_week: weeks.first, order_no: fortnightly, order_count: 2 })
      expect(await own()).toMatchObject({
        cycle_category: 2,
        quantity: 2,
        next_planning_week: weeks.first,
        odr_no1: fortnightly,
        kikaku_syu_ins: weeks.first,
        is_new_order: 1,
      })
      const both = (await lines()).map((line) => ({
        no: (line['product_info'] as Wire)['order_no'],
        asked: asked(line),
      }))
      expect(both).toEqual(
        expect.arrayContaining([
          { no: product, asked: [] },
          { no: product, asked: [[2, 2, status]] },
        ]),
      )
    },
  )

  it('[ORD-112] a registration of an open week is set and taken back, and never added to', async () => {
    await register()
    expect((await register()).body['error_status']).toBe('CSP50008')
    expect(await own()).toMatchObject({ quantity: 2 })
    expect((await register(fortnightly, { mode: 'direct', order_count: 3 })).body['order_count']).toBe(3)
    expect((await lines()).map((line) => line['order_count'])).toEqual([3])
    expect((await takeBack(fortnightly)).status).toBe(200)
    expect([await own(), await lines()]).toEqual([undefined, []])
  })

  it.each([
    {
      id: 'ORD-055',
      says: 'more than 99 with what is ordered',
      first: () => put(product, 98, 62),
      over: {},
      code: 'CSP50001',
    },
    { id: 'ORD-093', says: 'every three weeks', no: third, over: {}, code: 'CSP50009' },
    { id: 'ORD-112', says: 'another source', over: { input_status: 62 }, code: 'CSP90003' },
    { id: 'ORD-091', says: 'a skip of nothing', no: skip, over: {}, code: 'CSP9001' },
    { id: 'ORD-091', says: 'a week that is not open', over: { planning_week: weeks.past }, code: 'CSP50003' },
  ])('[$id] refuses to register $says: $code', async ({ first, no = fortnightly, over, code }) => {
    await first?.()
    expect((await register(no, over)).body['error_status']).toBe(code)
    expect(await own()).toBeUndefined()
  })

  it('a product that is subscribed to is not registered again', async () => {
    await register()
    expect((await register(monthly)).body['error_status']).toBe('CSP50008')
    await asRolledOver()
    expect((await register()).body['error_status']).toBe('CSP50008')
    expect(await own()).toMatchObject({ cycle_category: 2, quantity: 2 })
  })

  it.each(subscriptionRequestCases)(
    '[ORD-102] the settings and the order say the same when asked: $says',
    async ({ request, comes }) => {
      await register()
      await asRolledOver()
      if (request !== undefined)
        await shop.db
          .insertInto('subscription_wish')
          .values({
            member_code: '8881234500',
            order_no: product,
            planning_week: weeks.first,
            code: request,
            order_count: 1,
            input_status: changeStatus,
            is_begun: false,
          })
          .execute()
      expect((await own())?.['next_quantity']).toBe(comes ? 2 : 0)
      const [line] = await lines()
      expect(line).toMatchObject({ product_info: { order_no: product }, order_count: 2 })
      expect(asked(line)).toEqual([[2, 2, 66], ...(comes ? [] : [[request, 1, changeStatus]])])
    },
  )

  describe('a change', () => {
    const begin = async () => {
      await register()
      await asRolledOver()
    }

    it('[ORD-107] [ORD-108] has an old and a new half, and changes nothing before the close', async () => {
      await begin()
      expect((await change(fortnightly, 1)).status).toBe(200)
      expect(asked(await own())).toEqual([[2, 2, changeStatus]])
      expect((await change(monthly, 5)).body['order_count']).toBe(5)
      expect(asked(await own())).toEqual([
        [2, 2, 66],
        [4, 5, changeStatus],
      ])
      expect(await own()).toMatchObject({ cycle_category: 2, quantity: 2, next_quantity: 2 })
      expect((await lines()).map((line) => line['order_count'])).toEqual([2])
    })

    it('[ORD-109] of the quantity alone sends the same number twice', async () => {
      await begin()
      await change(fortnightly, 1)
      expect(asked(await own())).toEqual([[2, 2, changeStatus]])
      await change(fortnightly, 1)
      expect(asked(await own())).toEqual([[2, 1, changeStatus]])
      await change(fortnightly, 2)
      expect(asked(await own())).toEqual([[2, 2, 66]])
    })

    it('[ORD-107] [ORD-109] whose old half comes again shows that half beside the change asked for before', async () => {
      await begin()
      await change(monthly, 5)
      await change(fortnightly, 1)
      expect(asked(await own())).toEqual([
        [2, 2, changeStatus],
        [4, 5, changeStatus],
      ])
      expect((await takeBack(fortnightly)).status).toBe(200)
      expect(asked(await own())).toEqual([
        [2, 2, 66],
        [4, 5, changeStatus],
      ])
    })

    it('[ORD-107] whose old half came in one open week has no effect in the other', async () => {
      await begin()
      await change(fortnightly, 1)
      const inSecond = (await list('corporate', weeks.second)).find(
        (one) => (one['product_info'] as Wire)['order_no'] === product,
      )
      expect(asked(inSecond)).toEqual([[2, 2, 66]])
      expect(asked(await own())).toEqual([[2, 2, changeStatus]])
    })

    it.each([
      { says: 'skips', no: skip, code: 9 },
      { says: 'cancels', no: cancel, code: 10 },
    ])('[ORD-091] [ORD-102] $code $says, and the next delivery has no pieces', async ({ no, code }) => {
      await begin()
      await change(no)
      expect(await own()).toMatchObject({ cycle_category: 2, next_quantity: 0 })
      expect(asked(await own())).toContainEqual([code, 1, changeStatus])
    })

    it.each([
      { says: 'a change', no: monthly },
      { says: 'a skip', no: skip },
      { says: 'a cancellation', no: cancel },
      { says: 'a beginning', no: fortnightly },
    ])('[ORD-103] takes $says back', async ({ no }) => {
      await begin()
      await change(no)
      expect((await takeBack(no)).status).toBe(200)
      expect(asked(await own())).toEqual([[2, 2, 66]])
    })

    it('[ORD-091] [ORD-105] of a product that is not on sale in the week is held and taken back as any other', async () => {
      await begin()
      const inWeek = { planning_week: weeks.first, order_no: product }
      const limit = (max_order: number | null) =>
        shop.db.updateTable('product').set({ max_order }).where('order_no', '=', product).execute()
      await shop.db
        .deleteFrom('order_line')
        .where((line) => line.and(inWeek))
        .execute()
      const offers = await shop.db
        .deleteFrom('offer')
        .where((offer) => offer.and(inWeek))
        .returningAll()
        .execute()
      try {
        expect(offers).toHaveLength(1)
        for (const [no, code, count] of [
          [skip, 9, 1],
          [cancel, 10, 1],
          [monthly, 4, 3],
        ] as const) {
          expect((await change(no, count)).status).toBe(200)
          expect(asked(await own())).toContainEqual([code, count, changeStatus])
          expect((await takeBack(no)).status).toBe(200)
          expect(asked(await own())).toEqual([[2, 2, 66]])
        }
        expect((await put(product, 1, 62)).body['error_status']).toBe('CSP9001')
        await limit(5)
        expect((await change(monthly, 6)).body['error_status']).toBe('CSP50001')
      } finally {
        await limit(null)
        await shop.db.insertInto('offer').values(offers).execute()
      }
    })

    it('a line of a subscription is not taken out of the order, but stopped in the settings', async () => {
      await begin()
      const { status, body } = await takeBack(fortnightly)
      expect([status, body['error_status']]).toEqual([403, 'CSP50012'])
    })

    it.each([
      { says: 'of what one does not have', isStarted: false, no: monthly, count: 1, code: 'CSP50010' },
      { says: 'to every three weeks', isStarted: true, no: third, count: 1, code: 'CSP50009' },
      { says: 'to more than 99 with what is ordered', isStarted: true, no: monthly, count: 98, code: 'CSP50001' },
    ])('a change $says is refused: $code', async ({ isStarted, no, count, code }) => {
      if (isStarted) await begin()
      await put(product, 2, 62)
      expect((await change(no, count)).body['error_status']).toBe(code)
    })

    it('[ORD-108] a change at the deadline still counts for the week, one a second later is refused', async () => {
      await begin()
      const stage = async (hour: string) => {
        const [token, csrfToken] = [await shop.tokenOf('corporate'), await shop.csrfToken('corporate', 'PUT', '/order')]
        shop.clock.set(new Date(hour))
        const body = {
          planning_week: weeks.first,
          order_no: skip,
          order_count: 1,
          input_status: changeStatus,
          mode: 'direct',
        }
        return (await shop.ask('PUT', '/delivery/order', { body: { ...body, csrfToken }, token })).status
      }
      expect(await stage(atDeadline(-2))).toBe(200)
      expect(await stage(atDeadline(1))).toBe(409)
    })
  })

  it('a subscription product can still be ordered once', async () => {
    await put(product, 1, 62)
    expect((await lines())[0]).toMatchObject({ come_every_inf_list: [], product_info: { order_no: product } })
  })
})
