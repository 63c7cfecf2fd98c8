import { describe, expect, it } from '@jest/globals'
import {
  billingCall,
  bulletinBoardCall,
  futureDeliveriesCall,
  paymentDetailCall,
  purchaseHistoryCall,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { atDeadline, testHour } from '../testing/test-hour.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

const corporate = '8881234500'
const ofDay = (day: string) => {
  const [deliveryYear = '', deliveryMonth = '', deliveryDay = ''] = day.split('-')
  return { deliveryYear, deliveryMonth, deliveryDay }
}

describe('the pages of a day of delivery', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  async function read<S extends v.GenericSchema>(
    schema: S,
    path: string,
    query: Record<string, string>,
    who = 'member',
  ) {
    const { status, body } = await shop.ask('GET', `/delivery/${path}`, { query, token: await shop.tokenOf(who) })
    expect([path, status]).toEqual([path, 200])
    return v.parse(schema, body)
  }
  const month = (purchaseDateFrom: string, purchaseDateTo: string, who?: string) =>
    read(purchaseHistoryCall.reply, 'purchase_history', { purchaseDateFrom, purchaseDateTo }, who)
  const future = async (day: string, who?: string) =>
    (await read(futureDeliveriesCall.reply, 'next_week_products', ofDay(day), who)).products
  const bulletin = async (day: string, who?: string) =>
    (await read(bulletinBoardCall.reply, 'bulletin_board', ofDay(day), who)).comments
  const billing = async (paymentMonth: string, who?: string) =>
    (await read(billingCall.reply, 'payment_billing', { paymentYear: '2026', paymentMonth }, who)).billing
  const detail = async (day: string, who?: string) =>
    (await read(paymentDetailCall.reply, 'payment_detail', ofDay(day), who)).paymentDetail

  it('[ACC-063] [ACC-064] exist where a flag of their slip says so, and nowhere else', async () => {
    const shown = [
      await month('2026-11-01', '2026-11-30'),
      await month('2026-10-01', '2026-10-31'),
      await month('2025-12-01', '2025-12-31'),
      await month('2024-11-01', '2024-11-30'),
    ]
    const flags = { future: new Set<boolean>(), bulletin: new Set<boolean>(), detail: new Set<boolean>() }
    for (const slip of shown.flatMap((one) => one.slipPurchases)) {
      if (slip.planningWeek === undefined || slip.planningWeek === '99999999') {
        expect([slip.nextWeekProductsNoteExist, slip.bulletinBoardNoteExist]).toEqual([false, false])
        flags.detail.add(slip.paymentDetailNoteExist === true)
        continue
      }
      const { purchaseDate } = slip
      const pages = [await future(purchaseDate), await bulletin(purchaseDate)].map((page) => page.length > 0)
      expect([purchaseDate, slip.nextWeekProductsNoteExist, slip.bulletinBoardNoteExist]).toEqual([
        purchaseDate,
        ...pages,
      ])
      expect((await detail(purchaseDate))?.detailList.length).toBeGreaterThan(0)
      expect(slip.paymentDetailNoteExist).toBe(true)
      flags.future.add(slip.nextWeekProductsNoteExist === true)
      flags.bulletin.add(slip.bulletinBoardNoteExist === true)
    }
    expect(flags).toEqual({
      future: new Set([true, false]),
      bulletin: new Set([true, false]),
      detail: new Set([true, false]),
    })
    // Before the last month that is shown there is no page.
    expect(shown.map((one) => one.lastMonthBillingNoteExist)).toEqual([true, true, true, false])
  })

  it('[ACC-064] lead to no billing of a month in which nothing came', async () => {
    await shop.db
      .deleteFrom('slip')
      .where('member_code', '=', corporate)
      .where('purchased_on', 'like', '2026-03-%')
      .execute()
    expect((await month('2026-04-01', '2026-04-30', 'corporate')).lastMonthBillingNoteExist).toBe(false)
    expect(await billing('03', 'corporate')).toBeUndefined()
    expect(await detail('2026-03-10', 'corporate')).toBeUndefined()
  })

  it('[ACC-068] tell when and how a month is paid, and for which weeks and days', async () => {
    expect(await billing('10')).toMatchObject({
      paymentDate: '2026-11-27',
      targetKikakuSyuStart: '20261001',
      targetKikakuSyuEnd: '20261004',
      targetDateStart: '2026-10-01',
      targetDateEnd: '2026-10-31',
      paymentOptions: '口座振替',
      detailDeliveryDate: '2026-10-27',
    })
  })

  it('[ACC-066] [ACC-067] [K-35] tell the amount of a month that runs as not confirmed, of one that is over as confirmed', async () => {
    const [running, over] = [await detail('2026-11-17'), await detail('2026-10-27')]
    expect(running).toMatchObject({ confirmed: false, exchangeReservedPoint: 500 })
    expect(over).toMatchObject({ confirmed: true, currentTotalPoint: 0, paymentDate: '2026-11-27' })
    const { body } = await shop.ask('GET', '/member-point/my/member-point', { token: await shop.tokenOf('member') })
    expect(running?.exchangeReservedPoint).toBe(body['totalReservedPoint'])
    // Who saves no points is told of none.
    expect(await detail('2026-11-17', 'corporate')).toMatchObject({
      confirmed: false,
      currentTotalPoint: undefined,
      exchangeReservedPoint: undefined,
    })
  })

  it('[ACC-066] name the points for which the deliveries of a month were exchanged', async () => {
    const { slip_no } = await shop.db
      .selectFrom('slip')
      .select('slip_no')
      .where('member_code', '=', '1203456701')
      .where('purchased_on', '=', '2026-10-20')
      .executeTakeFirstOrThrow()
    await shop.db
      .updateTable('slip_item')
      .set({ points: 500 })
      .where('slip_no', '=', slip_no)
      .where('line_no', '<=', 2)
      .execute()
    expect(await detail('2026-10-27')).toMatchObject({ currentTotalPoint: 1000, exchangeReservedPoint: 500 })
  })

  it('[ACC-077] grow with each delivery until the month is over, and are whole from then on', async () => {
    const amounts = await Promise.all(
      ['2026-11-03', '2026-11-10', '2026-11-17'].map(async (day) => (await detail(day))?.accumulatedAmount ?? 0),
    )
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    expect(amounts[2]).toBe((await billing('11'))?.amount)
    expect(await detail('2026-10-06')).toEqual(await detail('2026-10-27'))
  })

  it('[ACC-070] list what was ordered by then and comes later: of lotteries what was won, of points no yen', async () => {
    const line = { member_code: corporate, planning_week: weeks.past, input_status: 62, cycle: null }
    await shop.db.deleteFrom('order_line').where('member_code', '=', corporate).execute()
    await shop.db
      .insertInto('order_line')
      .values(
        [
          { order_no: numbers.milk, order_count: 3 },
          { order_no: numbers.beer, order_count: 5, win_count: 2 },
          { order_no: numbers.lowFat, order_count: 5, win_count: 0 },
          { order_no: numbers.pointExchange, order_count: 2 },
          { order_no: numbers.capped, order_count: 1, planning_week: weeks.first },
        ].map((one) => ({ ...line, ordered_at: new Date(testHour), ...one })),
      )
      .execute()
    expect(await future('2026-11-17', 'corporate')).toEqual([
      { hinmei: 'きたのめぐみ よつばの牛乳', quantity: 3, amount: 648 },
      { hinmei: '平飼いたまご', quantity: 2, amount: 0 },
      { hinmei: '北の生ビール', quantity: 2, amount: 440 },
    ])
    // Of the day before nobody had closed that week, and of a day to come nothing is told.
    expect(await future('2026-11-16', 'corporate')).toEqual([])
    shop.clock.set(new Date(atDeadline(-60)))
    expect(await future('2026-11-24', 'corporate')).toEqual([])
    shop.clock.set(new Date(atDeadline(1)))
    expect(await future('2026-11-24', 'corporate')).toHaveLength(1)
    shop.clock.set(new Date(testHour))
  })

  it('[ACC-073] [ACC-076] tell the bulletin of a day in its order, as text, and what an office alone is told to its members', async () => {
    expect(await bulletin('2026-11-17')).toEqual([
      { commentColor: '1', commentKind: 'お詫び', commentText: '白菜は大雪の影響で入荷が減り、数量を調整しました。' },
      { commentColor: '2', commentKind: 'お知らせ', commentText: '年末最終のお届けは12月29日(火)です。' },
      { commentKind: 'お願い', commentText: '空き箱・保冷箱の回収に\nご協力ください。' },
    ])
    expect((await bulletin('2026-11-10')).map((one) => one.commentText)).toContain(
      '注文書は <b>太枠</b> の中だけをご記入ください。\n記入例 & 注意事項は裏面にあります。',
    )
    const centre = '札幌中央センターへのお電話でのご注文は、月曜から土曜の10時から21時まで承ります。'
    const texts = async (who: string) => (await bulletin('2026-10-27', who)).map((one) => one.commentText)
    expect(await texts('member')).toContain(centre)
    expect(await texts('newcomer')).not.toContain(centre)
    expect(await bulletin('2026-11-19')).toEqual([])
  })

  it('[ACC-071] of who has bought nothing are empty', async () => {
    const { slipPurchases, totals } = await month('2026-11-01', '2026-11-30', 'newcomer')
    expect([slipPurchases, totals.total]).toEqual([[], 0])
    expect(await billing('11', 'newcomer')).toBeUndefined()
    expect(await detail('2026-11-17', 'newcomer')).toBeUndefined()
    expect(await future('2026-11-17', 'newcomer')).toEqual([])
  })
})
