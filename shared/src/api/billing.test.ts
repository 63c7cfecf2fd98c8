import { describe, expect, it } from '@jest/globals'
import { billingCall, bulletinBoardCall, futureDeliveriesCall, paymentDetailCall } from '@shop/shared/contract'
import { tokyoDay } from '@shop/shared/domain'
import { answer, fakePlatform, server } from '@shop/shared/testing'
import { getBilling, getBulletinBoard, getFutureDeliveries, getPaymentDetail } from './billing.ts'

const day = tokyoDay('2026-11-03')
const asked: unknown[] = []
const { api } = fakePlatform()

describe('billing', () => {
  it('[API-054] [API-062] has every field in words of the shop', async () => {
    server.use(
      answer(billingCall, ({ query }) => {
        asked.push(query)
        return {
          billing: {
            amount: 16482,
            paymentDate: '2026-12-07',
            targetKikakuSyuStart: '20261004',
            targetKikakuSyuEnd: '20261103',
            targetDateStart: '2026-10-27',
            targetDateEnd: '2026-11-17',
            paymentOptions: '口座振替',
            detailDeliveryDate: '2026-11-17',
          },
        }
      }),
    )
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
    expect(asked.at(-1)).toMatchObject({ paymentYear: '2026', paymentMonth: '03' })
  })

  it('[API-039] does without optional fields, and without a week that is none', async () => {
    server.use(answer(billingCall, () => ({ billing: { amount: -120, targetKikakuSyuStart: '99999999' } })))
    expect(await getBilling(api, { year: 2026, month: 11 })).toEqual({ amount: -120 })
  })

  it('is absent where nothing was used', async () => {
    server.use(
      answer(billingCall, () => ({})),
      answer(paymentDetailCall, () => ({})),
    )
    expect(await getBilling(api, { year: 2026, month: 11 })).toBeUndefined()
    expect(await getPaymentDetail(api, day)).toBeUndefined()
  })
})

const line = { kikakuSyu: '20261103', kikakuSyuTotalAmount: 4103, deliveryUseAmount: 4138, adjustmentAmount: -35 }

describe('a payment detail', () => {
  it('[API-054] [ACC-077] has every field in words of the shop', async () => {
    server.use(
      answer(paymentDetailCall, ({ query }) => {
        asked.push(query)
        return {
          paymentDetail: {
            accumulatedAmount: 4103,
            confirmed: true,
            currentTotalPoint: 500,
            exchangeReservedPoint: 300,
            paymentDate: '2026-12-07',
            detailList: [{ ...line, deliveryDate: '2026-11-17' }],
          },
        }
      }),
    )
    expect(await getPaymentDetail(api, day)).toEqual({
      amount: 4103,
      isConfirmed: true,
      currentPoints: 500,
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
    expect(asked.at(-1)).toMatchObject({ deliveryYear: '2026', deliveryMonth: '11', deliveryDay: '03' })
  })

  it('[ACC-069] shows corrections of the month before last, and leaves the other lines as they came', async () => {
    const weeks = ['99999999', '20261103', '20261102']
    server.use(
      answer(paymentDetailCall, () => ({
        paymentDetail: {
          accumulatedAmount: 0,
          confirmed: false,
          detailList: weeks.map((kikakuSyu) => ({ ...line, kikakuSyu })),
        },
      })),
    )
    const { lines = [] } = (await getPaymentDetail(api, day)) ?? {}
    expect(lines.map(({ week, isCorrection }) => [week, isCorrection])).toEqual([
      ['20261103', false],
      ['20261102', false],
      [undefined, true],
    ])
  })
})

it('[API-062] [ACC-070] what comes later has name, quantity and amount', async () => {
  server.use(answer(futureDeliveriesCall, () => ({ products: [{ hinmei: 'りんご', quantity: 2, amount: 860 }] })))
  expect(await getFutureDeliveries(api, day)).toEqual([{ name: 'りんご', quantity: 2, amount: 860 }])
})

it.each([
  { commentColor: '1', tone: 'important' },
  { commentColor: '2', tone: 'notice' },
  { commentColor: '3', tone: 'other' },
  { commentColor: undefined, tone: 'other' },
])('[API-055] [ACC-073] a comment of colour $commentColor is $tone', async ({ commentColor, tone }) => {
  server.use(
    answer(bulletinBoardCall, () => ({
      comments: [
        { ...(commentColor === undefined ? {} : { commentColor }), commentKind: '配達', commentText: 'a\n<b>' },
      ],
    })),
  )
  expect(await getBulletinBoard(api, day)).toEqual([{ tone, kind: '配達', text: 'a\n<b>' }])
})
