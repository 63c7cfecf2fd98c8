import { describe, expect, it } from '@jest/globals'
import { baseSum, finalSums, isReducedRate, itemTitle, paidPrice, purchaseMessages, taxSum } from './purchases.ts'
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
  { id: 'ACC-061', name: 'monthNotShown', title: 'この期間の明細は表示できません' },
] as const)('[$id] says $title', ({ name, title }) => {
  expect(purchaseMessages[name]).toEqual({ title })
})
