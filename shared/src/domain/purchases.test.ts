import { describe, expect, it } from '@jest/globals'
import {
  baseSum,
  finalSums,
  isReducedRate,
  itemsAddUp,
  itemTitle,
  otherRateText,
  paidPrice,
  purchaseMessages,
  type SlipItem,
  slipsAddUp,
  taxSum,
} from './purchases.ts'
import { yen } from './yen.ts'

const sums = {
  base10: yen(498),
  baseReduced8: yen(3325),
  nonTaxable: yen(100),
  delivery: yen(3923),
  tax10: yen(49),
  taxReduced8: yen(266),
  total: yen(4238),
}
const corrected = { ...sums, baseReduced8: yen(3293), taxReduced8: yen(263), total: yen(4203), watchingService: yen(0) }
const price = { withTax: yen(514), withoutTax: yen(476) }
const discounted = { withTax: yen(464), withoutTax: yen(430) }

describe('the sums of a slip', () => {
  it('[ACC-062] are those after corrections where there are any', () => {
    expect(finalSums({ sums })).toBe(sums)
    expect(finalSums({ sums, corrected })).toBe(corrected)
  })

  it('[ACC-062] add up: bases and taxes are the total', () => {
    expect([baseSum(sums), taxSum(sums)]).toEqual([3923, 315])
    expect(baseSum(sums) + taxSum(sums)).toBe(sums.total)
  })
})

describe('amounts beside their total', () => {
  const anItem = (withTax: number, withoutTax: number): SlipItem => ({
    name: '牛乳',
    price: { withTax: yen(withTax), withoutTax: yen(withoutTax) },
    isCorrection: false,
    taxRate: 8,
  })
  const base = { ...sums, base10: yen(0), tax10: yen(0), nonTaxable: yen(0), baseReduced8: yen(494) }

  it.each([
    { says: 'differ where the tax is rounded once', taxReduced8: 39, total: 533, addUp: false },
    { says: 'add up where it makes no difference', taxReduced8: 38, total: 532, addUp: true },
  ])('[K-62] $says', ({ taxReduced8, total, addUp }) => {
    const slip = { sums: { ...base, taxReduced8: yen(taxReduced8), total: yen(total) } }
    const items = [anItem(321, 298), anItem(211, 196)]
    expect(itemsAddUp({ ...slip, items })).toBe(addUp)
  })

  it('[K-62] [K-80] have the watching service among them, and the price after a discount', () => {
    const corrected = { ...sums, total: yen(330 + 514), watchingService: yen(330) }
    expect(itemsAddUp({ sums, corrected, items: [{ ...anItem(600, 556), discounted: price }] })).toBe(true)
  })

  it.each([
    { totals: 2 * 4238, addUp: true },
    { totals: 2 * 4238 + 1, addUp: false },
  ])('[K-62] of two slips beside $totals add up: $addUp', ({ totals, addUp }) => {
    const slip = { sums, items: [], day: new Date(0), isOfMonthBefore: false }
    const flags = { hasPaymentDetail: false, hasNextWeekProducts: false, hasBulletinBoard: false }
    const slips = [
      { ...slip, ...flags },
      { ...slip, ...flags },
    ]
    expect(slipsAddUp({ slips, totals: { ...sums, total: yen(totals) } })).toBe(addUp)
  })
})

describe('a rate that is new', () => {
  it('[BIZ-017] [K-142] is in the sums, and is told at its item', () => {
    const others = [{ rate: 12, base: yen(99), tax: yen(11) }]
    expect([baseSum({ ...sums, others }), taxSum({ ...sums, others })]).toEqual([4022, 326])
    expect([12, 10, 8, 0].map((taxRate) => otherRateText({ taxRate }))).toEqual([
      '税率12%',
      undefined,
      undefined,
      undefined,
    ])
    expect(otherRateText({})).toBeUndefined()
    expect(itemTitle({ name: '牛乳', isCorrection: false })).toBe('牛乳')
  })
})

describe('an item of a slip', () => {
  it('[API-055] costs its price, or what is left of it after the discount', () => {
    expect(paidPrice({ price })).toBe(price)
    expect(paidPrice({ price, discounted })).toBe(discounted)
  })

  it('may be given away', () => {
    expect(paidPrice({ price, discounted: { withTax: yen(0), withoutTax: yen(0) } }).withTax).toBe(0)
  })

  it.each([
    { taxRate: 10, isCorrection: false, title: '牛乳' },
    { taxRate: 8, isCorrection: false, title: '牛乳※' },
    { taxRate: 0, isCorrection: true, title: '訂正：牛乳' },
    { taxRate: 8, isCorrection: true, title: '訂正：牛乳※' },
  ] as const)('[ACC-065] at $taxRate % is $title', ({ title, ...item }) => {
    expect(itemTitle({ name: '牛乳', ...item })).toBe(title)
    expect(isReducedRate(item)).toBe(item.taxRate === 8)
  })
})

it.each([
  { id: 'ACC-071', name: 'noPurchases', title: '購入履歴はございません' },
  { id: 'K-143', name: 'monthAhead', title: 'この月の明細は、まだありません' },
  { id: 'ACC-061', name: 'monthNotShown', title: 'この期間の明細は表示できません' },
] as const)('[$id] says $title', ({ name, title }) => {
  expect(purchaseMessages[name]).toEqual({ title })
})
