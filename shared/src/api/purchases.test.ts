import { describe, expect, it } from '@jest/globals'
import { isoDay } from '@shop/shared/domain'
import { getMonthlyPurchases, getPurchases } from './purchases.ts'
import { monthlyPurchasesReply, purchasesReply } from './testing/purchase-replies.ts'
import { replying } from './testing/replying.ts'

const november = { year: 2026, month: 11 }
const read = (reply: unknown = purchasesReply) => getPurchases(replying(reply).api, november)

const sums = {
  base10: 498,
  baseReduced8: 476,
  nonTaxable: 100,
  delivery: 1074,
  tax10: 49,
  taxReduced8: 38,
  total: 1161,
}
const correctedSums = { ...sums, baseReduced8: 443, taxReduced8: 36, delivery: 1041, total: 1456 }

const shopSlip = {
  day: new Date('2026-11-10T00:00:00+09:00'),
  place: 'shop',
  sums,
  items: [{ name: '商品券', price: { withTax: 500, withoutTax: 500 }, isCorrection: false, taxRate: 0 }],
  isOfMonthBefore: false,
  hasPaymentDetail: false,
  hasNextWeekProducts: false,
  hasBulletinBoard: false,
}

const deliverySlip = {
  day: new Date('2026-11-17T00:00:00+09:00'),
  at: new Date('2026-11-17T10:15:00+09:00'),
  place: 'delivery',
  officeCode: '0101',
  officeName: '札幌西センター',
  transactionName: '宅配供給',
  planningWeek: '20261103',
  sums,
  corrected: { ...correctedSums, watchingService: 330 },
  discountRemark: '5点まとめて割引',
  items: [
    {
      janCode: '4901234567894',
      name: '十勝しぼりたて牛乳',
      remark: '1000ml',
      quantity: 2,
      unitPriceWithTax: 257,
      unitPriceWithoutTax: 238,
      price: { withTax: 514, withoutTax: 476 },
      discounted: { withTax: 464, withoutTax: 430 },
      discountRemark: '割引',
      discountDetail: '2点で50円引',
      isCorrection: false,
      taxRate: 8,
    },
    { name: '肉餃子', price: { withTax: -35, withoutTax: -33 }, isCorrection: true, taxRate: 10 },
  ],
  isOfMonthBefore: false,
  hasPaymentDetail: true,
  hasNextWeekProducts: true,
  hasBulletinBoard: true,
}

describe('the slips of a month', () => {
  it.each([
    { month: november, from: '2026-11-01', to: '2026-11-30' },
    { month: { year: 2026, month: 2 }, from: '2026-02-01', to: '2026-02-28' },
    { month: { year: 2024, month: 12 }, from: '2024-12-01', to: '2024-12-31' },
  ])('[ACC-058] [API-062] are asked for from $from to $to', async ({ month, from, to }) => {
    const { api, asked } = replying(purchasesReply)
    await getPurchases(api, month)
    expect(asked[0]).toMatchObject({
      call: { service: 'delivery', method: 'GET' },
      query: { purchaseDateFrom: from, purchaseDateTo: to },
    })
  })

  it('[API-055] have every field, the latest slip first; what is left out is absent', async () => {
    expect(await read()).toEqual({
      hasLastMonthBilling: true,
      totals: correctedSums,
      slips: [deliverySlip, shopSlip],
    })
  })

  it('[API-055] may lack all that may be missing, as null too', async () => {
    const [first] = purchasesReply.slipPurchases
    const bare = { ...first, purchasedItems: null, corrected: null, officeName: null, discountRemark: '' }
    const reply = { totals: purchasesReply.totals, lastMonthBillingNoteExist: null, slipPurchases: [bare] }
    expect(await read(reply)).toEqual({
      hasLastMonthBilling: false,
      totals: correctedSums,
      slips: [{ ...shopSlip, items: [] }],
    })
    expect(await read({ totals: purchasesReply.totals })).toMatchObject({ slips: [] })
  })

  it('[API-039] leave fields aside that nobody has told us of', async () => {
    const [first] = purchasesReply.slipPurchases
    const reply = { ...purchasesReply, slipPurchases: [{ ...first, colour: 'red' }], extra: 1 }
    expect((await read(reply)).slips).toEqual([shopSlip])
  })

  it('[ACC-069] may hold corrections of the month before and nothing else', async () => {
    const [first] = purchasesReply.slipPurchases
    const { slips } = await read({ ...purchasesReply, slipPurchases: [{ ...first, planningWeek: '99999999' }] })
    expect(slips[0]?.isOfMonthBefore).toBe(true)
  })

  it('[ACC-062] count the watching service among the totals where the service says so', async () => {
    const totals = { ...purchasesReply.totals, watchingServiceSubtotal: 330 }
    expect((await read({ ...purchasesReply, totals })).totals).toEqual({ ...correctedSums, watchingService: 330 })
  })

  it('may be of a kind of business that nobody has told us of', async () => {
    const [first] = purchasesReply.slipPurchases
    const { slips } = await read({ ...purchasesReply, slipPurchases: [{ ...first, businessType: '009' }] })
    expect(slips[0]).not.toHaveProperty('place')
  })

  it.each([
    { says: 'a day that no month has', slip: { purchaseDate: '2026-11-31' } },
    { says: 'a half yen', slip: { total: 0.5 } },
    { says: 'no total', slip: { total: null } },
    { says: 'an unknown kind of correction', slip: { purchasedItems: [{ correctionType: '2' }] } },
  ])('[API-039] with $says are a broken reply', async ({ slip }) => {
    const [first] = purchasesReply.slipPurchases
    const reply = { ...purchasesReply, slipPurchases: [{ ...first, ...slip }] }
    await expect(read(reply)).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
  })

  it('have names that a page can draw, however long they come', async () => {
    const [first] = purchasesReply.slipPurchases
    const item = { ...first?.purchasedItems[0], itemName: '長'.repeat(20_000) }
    const { slips } = await read({ ...purchasesReply, slipPurchases: [{ ...first, purchasedItems: [item] }] })
    expect(slips[0]?.items[0]?.name).toBe(`${'長'.repeat(199)}…`)
  })
})

it('[K-65] the totals of months are asked for from one to another, and read by month', async () => {
  const { api, asked } = replying(monthlyPurchasesReply)
  const totals = await getMonthlyPurchases(api, { from: { year: 2024, month: 12 }, to: november })
  expect(asked[0]?.query).toEqual({ monthFrom: '2024-12', monthTo: '2026-11' })
  expect([...totals]).toEqual([
    ['2025-12', 15230],
    ['2026-11', -35],
  ])
})

it('reads days of Tokyo', async () => {
  expect((await read()).slips.map(({ day }) => isoDay(day))).toEqual(['2026-11-17', '2026-11-10'])
})
