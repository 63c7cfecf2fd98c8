import { describe, expect, it } from '@jest/globals'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { deleteOrder, getOrder, putOrder } from './order.ts'
import { getProduct } from './product.ts'
import { bareProduct, productReply } from './testing/product-replies.ts'
import { orderListReply } from './testing/replies.ts'
import { replying } from './testing/replying.ts'

const week = weekNumber('20261201')
const stored = { planning_week: '20261201', order_no: '084612', order_count: 7 }
const productOf = (reply: unknown): Promise<Product> =>
  getProduct(replying(reply).api, { week, orderNumber: '084612' as never, assortment: {}, inputStatus: 62 })

describe('the order of a week', () => {
  it('[API-013] is asked for whole', async () => {
    const { api, asked } = replying(orderListReply)
    const order = await getOrder(api, week)
    expect(asked[0]).toMatchObject({
      call: { method: 'GET', path: '/order_list' },
      query: { planningWeek: '20261201', limit: 999, offset: 0 },
    })
    expect(order.week).toBe(week)
    expect(order.lines).toEqual([
      {
        orderNumber: '084612',
        product: await productOf(productReply),
        quantity: 2,
        inputStatus: 62,
        isSubscription: true,
        isScrollOrder: false,
        lottery: { is: 'awaited' },
      },
    ])
  })

  it.each([
    { id: 'ORD-060', info: { valid_flg: 1 }, is: { isOnSale: true } },
    { id: 'ORD-060', info: { valid_flg: 0 }, is: { isOnSale: false } },
    { id: 'ORD-060', info: { valid_flg: 2 }, is: { isOnSale: false } },
    { id: 'ORD-057', info: { valid_flg: 1, max_order: 3 }, is: { maxOrder: 3 } },
  ])('[$id] a limited item with $info: $is', async ({ info, is }) => {
    const line = { product_info: bareProduct, order_count: 1, input_status: 62, limited_product_additional_info: info }
    const { lines } = await getOrder(replying({ total_count: 1, order_list: [line] }).api, week)
    expect(lines[0]?.product).toMatchObject(is)
  })

  it.each([
    { id: 'CAT-075', draw: {}, is: { is: 'awaited' } },
    { id: 'CAT-075', draw: { has_lottery_result: 0, tosen_su: 0, konyu_su: 2 }, is: { is: 'awaited' } },
    { id: 'CAT-074', draw: { has_lottery_result: 1, tosen_su: 0, konyu_su: 2 }, is: { is: 'lost' } },
    { id: 'CAT-074', draw: { has_lottery_result: 1, tosen_su: 1 }, is: { is: 'fewer', won: 1 } },
    { id: 'CAT-074', draw: { has_lottery_result: 1, tosen_su: 2, konyu_su: 2 }, is: { is: 'full' } },
  ])('[$id] a lottery of which the service says $draw', async ({ draw, is }) => {
    const product_info = { ...bareProduct, lottery_quantity: 10 }
    const line = { product_info, order_count: 2, input_status: 62, ...draw }
    const { lines } = await getOrder(replying({ total_count: 1, order_list: [line] }).api, week)
    expect(lines[0]?.lottery).toEqual(is)
  })

  it.each([
    { cycle: 1, isSubscription: true },
    { cycle: 4, isSubscription: true },
    { cycle: 9, isSubscription: false },
    { cycle: 10, isSubscription: false },
  ])('a line of cycle $cycle is a subscription: $isSubscription', async ({ cycle, isSubscription }) => {
    const line = {
      product_info: bareProduct,
      order_count: 1,
      input_status: 66,
      come_every_inf_list: [{ order_no: '1', riyo_tou_kbn: cycle, order_count: 1 }],
    }
    const { lines } = await getOrder(replying({ total_count: 1, order_list: [line] }).api, week)
    expect(lines[0]?.isSubscription).toBe(isSubscription)
  })

  const ownNumber = orderNumber(bareProduct.order_no)
  const weekly = { order_no: '200001', riyo_tou_kbn: 1, order_count: 2, input_status: 66 }
  const asking = (riyo_tou_kbn: number, order_count = 1) => ({
    order_no: '200099',
    riyo_tou_kbn,
    order_count,
    input_status: 9110,
  })
  const lineOf = async (...come_every_inf_list: unknown[]) => {
    const line = { product_info: bareProduct, order_count: 2, input_status: 66, come_every_inf_list }
    const { lines } = await getOrder(replying({ total_count: 1, order_list: [line] }).api, week)
    return lines[0]
  }

  it.each([
    { id: 'ORD-077', says: 'nothing', orders: [], stop: undefined },
    { id: 'ORD-102', says: 'a skip', orders: [asking(9)], stop: 'skip' },
    { id: 'ORD-101', says: 'a cancellation', orders: [asking(10)], stop: 'cancel' },
    { id: 'ORD-101', says: 'a cancellation after a skip', orders: [asking(9), asking(10)], stop: 'cancel' },
    { id: 'ORD-102', says: 'no skip any more', orders: [asking(9, 0)], stop: undefined },
    { id: 'ORD-108', says: 'another cycle', orders: [asking(2)], stop: undefined },
  ])('[$id] a line that comes on its own, of which is asked: $says', async ({ orders, stop }) => {
    const line = await lineOf(...orders, weekly)
    expect(line).toMatchObject({ isSubscription: true, orderNumber: '200001' })
    expect(line?.stop).toBe(stop)
    expect(line?.product.orderNumber).toBe(ownNumber)
  })

  it('[ORD-077] is priced by what brings it, where that has a price', async () => {
    const line = await lineOf({ ...weekly, tanka: 200, taxin_price: 216 })
    expect(line?.product).toMatchObject({ basePrice: 200, taxIncludedPrice: 216 })
    expect((await lineOf(weekly))?.product.taxIncludedPrice).toBe(bareProduct.taxin_price)
  })

  it('of a subscription of which nothing was ordered comes by its own number', async () => {
    expect(await lineOf({ ...weekly, order_count: 0 })).toMatchObject({
      isSubscription: false,
      orderNumber: ownNumber,
    })
  })

  it.each([
    { status: 73, isScrollOrder: true },
    { status: 80, isScrollOrder: true },
    { status: 74, isScrollOrder: false },
  ])(
    '[ORD-079] a line of status $status came from a scroll site: $isScrollOrder',
    async ({ status, isScrollOrder }) => {
      const line = { product_info: bareProduct, order_count: 1, input_status: status }
      const { lines } = await getOrder(replying({ total_count: 1, order_list: [line] }).api, week)
      expect(lines[0]?.isScrollOrder).toBe(isScrollOrder)
    },
  )

  it.each([null, undefined, []])('of a reply whose list is %j has no lines', async (order_list) => {
    expect((await getOrder(replying({ total_count: 0, order_list }).api, week)).lines).toEqual([])
  })
})

describe('a write to the order', () => {
  const put = { quantity: 2, inputStatus: 63, viewedAt: new Date('2026-11-20T12:00:00+09:00'), intent: 'intent-1' }

  it.each(['append', 'direct'] as const)(
    '[ORD-052] [API-023] puts with mode %s and tells what is stored',
    async (mode) => {
      const { api, asked } = replying(stored)
      expect(await putOrder(api, { ...put, mode, product: await productOf(productReply) })).toBe(7)
      expect(asked[0]).toMatchObject({ call: { method: 'PUT', path: '/order', csrf: true }, intent: 'intent-1' })
      expect(asked[0]?.body).toEqual({
        planning_week: '20261201',
        order_no: '084612',
        order_count: 2,
        input_status: 63,
        mode,
        view_date: '2026-11-20T03:00:00.000Z',
        name: '牛乳',
        price: 321,
        jan_cd: '4900000000017',
        brand_name: '北の牧場',
        require_calculation: false,
      })
    },
  )

  it('[ORD-071] has the order reckoned again where it must be', async () => {
    const { api, asked } = replying(stored)
    await putOrder(api, { ...put, mode: 'append', product: await productOf(bareProduct), mustCalculate: true })
    expect(asked[0]?.body).toMatchObject({ require_calculation: true })
  })

  it('[API-023] leaves out a JAN code that the product does not have, and says brand and reckoning always', async () => {
    const { api, asked } = replying(stored)
    await putOrder(api, { ...put, mode: 'direct', product: await productOf(bareProduct) })
    expect(Object.keys(asked[0]?.body as object)).not.toContain('jan_cd')
    expect(asked[0]?.body).toMatchObject({ brand_name: '', require_calculation: false })
  })

  it.each([
    { says: 'with its JAN code', reply: productReply, janCode: { janCode: '4900000000017' }, no: '084612' },
    { says: 'without one', reply: bareProduct, janCode: {}, no: '000001' },
  ])('[API-024] deletes a product $says', async ({ reply, janCode, no }) => {
    const { api, asked } = replying(stored)
    await deleteOrder(api, await productOf(reply), { intent: 'intent-2', seen: 3 })
    expect(asked[0]).toMatchObject({ call: { method: 'DELETE', path: '/order', csrf: true }, intent: 'intent-2' })
    expect(asked[0]?.query).toEqual({ planningWeek: '20261201', orderNo: no, seenCount: 3, ...janCode })
  })

  it('[K-150] says what was shown: pieces, and of a subscription what was asked for, by code', async () => {
    const { api, asked } = replying(stored)
    const product = await productOf(productReply)
    const seenChanges = [
      { code: 9, quantity: 1 },
      { code: 2, quantity: 3 },
    ]
    await putOrder(api, { ...put, mode: 'direct', product, seen: 0, seenChanges })
    await putOrder(api, { ...put, mode: 'direct', product, seenChanges: [] })
    expect(asked.map(({ body }) => body)).toMatchObject([
      { seen_count: 0, seen_changes: '2:3,9:1' },
      { seen_changes: '' },
    ])
  })
})
