import { describe, expect, it } from '@jest/globals'
import { tokyoDay } from '@shop/shared/domain'
import { getBilling, getBulletinBoard, getFutureDeliveries, getPaymentDetail } from './billing.ts'
import {
  billingReply,
  bulletinBoardReply,
  futureDeliveriesReply,
  paymentDetailReply,
  paymentLine,
} from './testing/billing-replies.ts'
import { replying } from './testing/replying.ts'

const day = tokyoDay('2026-11-03')
const dayQuery = { deliveryYear: '2026', deliveryMonth: '11', deliveryDay: '03' }

describe('billing', () => {
  it('[API-054] [API-062] has every field in words of the shop', async () => {
    const { api, asked } = replying(billingReply)
    expect(await getBilling(api, { year: 2026, month: 3 })).toEqual({
      amount: 16482,
      paidOn: tokyoDay('2026-12-07'),
      firstWeek: '20261004',
      lastWeek: '20261103',
      firstDay: tokyoDay('2026-10-27'),
      lastDay: tokyoDay('2026-11-17'),
      paymentOptions: '口座振替',
      detailDay: tokyoDay('2026-11-17'),
    })
    expect(asked[0]?.query).toEqual({ paymentYear: '2026', paymentMonth: '03' })
  })

  it('[API-039] does without optional fields, and without a week that is none', async () => {
    const { api } = replying({
      billing: { amount: -120, paymentDate: null, targetKikakuSyuStart: '99999999', more: 1 },
    })
    expect(await getBilling(api, { year: 2026, month: 11 })).toEqual({ amount: -120 })
  })

  it('is absent where nothing was used', async () => {
    expect(await getBilling(replying({}).api, { year: 2026, month: 11 })).toBeUndefined()
    expect(await getPaymentDetail(replying({ paymentDetail: null }).api, day)).toBeUndefined()
  })
})

describe('a payment detail', () => {
  it('[API-054] [ACC-077] has every field in words of the shop', async () => {
    const { api, asked } = replying(paymentDetailReply)
    expect(await getPaymentDetail(api, day)).toEqual({
      amount: 4103,
      isConfirmed: true,
      exchangedPoints: 500,
      reservedPoints: 300,
      paidOn: tokyoDay('2026-12-07'),
      lines: [
        {
          deliveredOn: tokyoDay('2026-11-17'),
          week: '20261103',
          isCorrection: false,
          used: 4138,
          adjustment: -35,
          total: 4103,
        },
      ],
    })
    expect(asked[0]?.query).toEqual(dayQuery)
  })

  it('[ACC-069] has corrections of the month before last, and leaves the other lines as they came', async () => {
    const detailList = ['99999999', '20261103', '20261102'].map((kikakuSyu) => ({ ...paymentLine, kikakuSyu }))
    const { api } = replying({ paymentDetail: { accumulatedAmount: 0, confirmed: false, detailList } })
    const { lines = [] } = (await getPaymentDetail(api, day)) ?? {}
    expect(lines.map(({ week, isCorrection }) => [week, isCorrection])).toEqual([
      ['20261103', false],
      ['20261102', false],
      [undefined, true],
    ])
  })
})

it('[API-062] [ACC-070] what comes later has name, quantity and amount', async () => {
  const { api, asked } = replying(futureDeliveriesReply)
  expect(await getFutureDeliveries(api, day)).toEqual([{ name: 'りんご', quantity: 2, amount: 860 }])
  expect(asked[0]?.query).toEqual(dayQuery)
})

it('[API-055] [API-062] a comment has its kind, and its text as it came', async () => {
  const { api, asked } = replying(bulletinBoardReply)
  expect(await getBulletinBoard(api, day)).toEqual([{ tone: 'important', kind: '配達', text: 'a\n<b>' }])
  expect(asked[0]?.query).toEqual(dayQuery)
})

it.each([
  { commentColor: '1', tone: 'important' },
  { commentColor: '2', tone: 'notice' },
  { commentColor: '3', tone: 'other' },
  { commentColor: null, tone: 'other' },
])('[ACC-073] a comment of colour $commentColor is $tone', async ({ commentColor, tone }) => {
  const { api } = replying({ comments: [{ commentColor, commentText: 'a' }] })
  expect(await getBulletinBoard(api, day)).toEqual([{ tone, text: 'a' }])
})
