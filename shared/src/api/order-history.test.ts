import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { getOrderHistory } from './order-history.ts'
import { replying } from './testing/replying.ts'

const request = { week: weekNumber('20261104'), currentWeek: weekNumber('20261201'), subject: 'auth0|1' }

const needed = {
  update_kbn: '1',
  planning_week: '20261104',
  order_no: '104001',
  product_name: '十勝 しぼりたて　牛乳 ',
  suryo: 3,
  input_status: 62,
  zei_ritu: 8,
  taxin_price: 257,
  zei_gaku: 19,
}

const sums = {
  count: 1,
  '10tax_rate_base_price': 498,
  reduced_8tax_rate_base_price: 714,
  tax_exempt_base_price: 100,
  '10sales_tax_price': 49,
  reduced_8sales_tax_price: 57,
}

const point = {
  image_url_list: [{ image_url: 'https://pictures.example/109410.webp' }],
  product_name: 'ポイント交換 ゆめぴりか',
  order_no: '109410',
  taxin_price: 1390,
  suryo: 1,
  planning_week: '20261104',
}

const replyOf = (over: object = {}) => ({ ...sums, product_order_history_list: [], ...over })
const read = (over: object = {}) => getOrderHistory(replying(replyOf(over)).api, request)
const lineOf = async (over: object = {}) =>
  (await read({ product_order_history_list: [{ ...needed, ...over }] })).lines[0]

describe('the order history', () => {
  it('[API-006] [API-030] [API-031] [K-18] is asked for by week and login', async () => {
    const { api, asked } = replying(replyOf())
    await getOrderHistory(api, request)
    expect(asked[0]).toMatchObject({
      call: { service: 'delivery', method: 'GET', path: '/particular_order_list' },
      query: { planningWeek: '20261104', CurrentPlanningWeek: '20261201', limit: 999, offset: 0, auth0Id: 'auth0|1' },
    })
  })

  it('[API-033] has the sums by rate, the day of its delivery and whether they are final', async () => {
    expect(await read({ deliversOn: '2026-11-24', showsTotals: true })).toEqual({
      week: '20261104',
      deliversOn: new Date('2026-11-24T00:00:00+09:00'),
      showsTotals: true,
      base: { standard: 498, reduced: 714, exempt: 100 },
      tax: { standard: 49, reduced: 57 },
      lines: [],
      points: [],
    })
  })

  it('[API-032] [API-053] has every field of a line', async () => {
    const line = await lineOf({
      update_kbn: '2',
      card8: '12034567',
      comment: '早めにお召し上がりください',
      odr_dt: '2026-11-20T18:00:00+09:00',
      input_status_name: '注文番号',
      delivery_week: '20261104',
      win_count: 2,
      lottery_quantity: 5,
      favorite_count: 12,
      is_favorite: 1,
      is_limited_region: 1,
      has_products: 1,
      is_delivery_index: 1,
      latest_order_number: '104002',
      is_order_invalid: 1,
      teikibin_order_number: '700001',
      come_every_inf_list: [
        { order_no: '700001', riyo_tou_kbn: 1, order_count: 3 },
        { order_no: '700009', riyo_tou_kbn: 9, order_count: 3 },
      ],
      unheard_of: { of: 'a later version' },
    })
    expect(line).toEqual({
      update: 'changed',
      week: '20261104',
      orderNumber: '104001',
      latestOrderNumber: '104002',
      name: '十勝しぼりたて牛乳',
      memberCode8: '12034567',
      quantity: 3,
      comment: '早めにお召し上がりください',
      inputStatus: 62,
      inputStatusName: '注文番号',
      orderedAt: new Date('2026-11-20T18:00:00+09:00'),
      taxRate: 8,
      taxIncludedPrice: 257,
      tax: 19,
      deliveryWeek: '20261104',
      wonQuantity: 2,
      lottery: { is: 'fewer', won: 2 },
      favouriteCount: 12,
      isFavourite: true,
      isLimitedRegion: true,
      hasProducts: true,
      isDeliveryIndex: true,
      isInvalid: true,
      isScrollOrder: false,
      subscriptionNumber: '700001',
      stop: 'skip',
    })
  })

  it('[API-039] does without whatever may be missing', async () => {
    expect(await lineOf()).toEqual({
      update: 'ordered',
      week: '20261104',
      orderNumber: '104001',
      name: '十勝しぼりたて牛乳',
      quantity: 3,
      inputStatus: 62,
      taxRate: 8,
      taxIncludedPrice: 257,
      tax: 19,
      favouriteCount: 0,
      isFavourite: false,
      isLimitedRegion: false,
      hasProducts: false,
      isDeliveryIndex: false,
      isInvalid: false,
      isScrollOrder: false,
    })
  })

  it.each([
    { update_kbn: '1', update: 'ordered' },
    { update_kbn: '2', update: 'changed' },
    { update_kbn: '3', update: 'cancelled' },
    { update_kbn: '7', update: 'ordered' },
    { update_kbn: 'toString', update: 'ordered' },
  ])('an update $update_kbn is $update', async ({ update_kbn, update }) => {
    expect(await lineOf({ update_kbn })).toMatchObject({ update })
  })

  it.each([
    { says: 'has no lottery where there is no lottery quantity', over: { win_count: 1 }, lottery: undefined },
    { says: 'is awaited', over: { lottery_quantity: 5 }, lottery: { is: 'awaited' } },
    { says: 'is lost', over: { lottery_quantity: 5, win_count: 0 }, lottery: { is: 'lost' } },
    { says: 'gave all', over: { lottery_quantity: 5, win_count: 3 }, lottery: { is: 'full' } },
  ])('[ACC-049] a line $says', async ({ over, lottery }) => {
    expect((await lineOf(over))?.lottery).toEqual(lottery)
  })

  it.each([73, 80])('[ACC-052] an input status %d is of a scroll site', async (input_status) => {
    expect(await lineOf({ input_status })).toMatchObject({ isScrollOrder: true })
  })

  it('[API-033] [ACC-050] has products for points in a list of their own', async () => {
    const { points } = await read({
      point_product_order_history_list: [
        { ...point, win_count: 1, delivery_week: '20261104', is_lottery: 1, latest_order_number: '109411' },
        { ...point, image_url_list: null },
      ],
    })
    expect(points).toEqual([
      {
        week: '20261104',
        orderNumber: '109410',
        latestOrderNumber: '109411',
        name: 'ポイント交換ゆめぴりか',
        images: ['https://pictures.example/109410.webp'],
        pointPrice: 1390,
        quantity: 1,
        wonQuantity: 1,
        deliveryWeek: '20261104',
        isLottery: true,
      },
      {
        week: '20261104',
        orderNumber: '109410',
        name: 'ポイント交換ゆめぴりか',
        images: [],
        pointPrice: 1390,
        quantity: 1,
        isLottery: false,
      },
    ])
  })

  it.each([0, 12])('[BIZ-017] [K-142] a line of %s percent says so', async (zei_ritu) => {
    expect(await lineOf({ zei_ritu, taxin_price: 0, zei_gaku: 0 })).toMatchObject({
      taxRate: zei_ritu,
      taxIncludedPrice: 0,
    })
  })

  it.each([
    { zei_ritu: -8 },
    { zei_ritu: 7.5 },
    { suryo: -1 },
    { odr_dt: '2026-02-30T00:00:00+09:00' },
    { order_no: '0' },
  ])('a line with %j is a broken reply', async (over) => {
    await expect(lineOf(over)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
  })
})
