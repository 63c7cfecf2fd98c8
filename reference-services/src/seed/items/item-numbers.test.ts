import { describe, expect, it } from '@jest/globals'
import { mulberry32 } from '../../pictures/mulberry32.ts'
import { janCheckDigit, janCode } from './jan-code.ts'
import { kanaOf } from './kana.ts'
import { nutritionOf } from './nutrition.ts'
import { numberDispenser } from './order-numbers.ts'
import { bundlesOf, priceBeforeDiscount, shelfPrice, withTax } from './pricing.ts'

describe('JAN codes', () => {
  it.each([
    { digits: '490123456789', check: 4 },
    { digits: '456995111617', check: 9 },
  ])('check $digits with $check', ({ digits, check }) => {
    expect(janCheckDigit(digits)).toBe(check)
  })

  it('of weighed goods begin with 2, of packed ones with 49', () => {
    expect(janCode('101001', '産直', true)).toMatch(/^2\d{12}$/)
    expect(janCode('105001', '餃子', false)).toMatch(/^49\d{11}$/)
  })
})

describe('order numbers', () => {
  it('go upwards, around pinned and reserved ones', () => {
    const next = numberDispenser(99_286, new Set(['099288']))
    expect([next(), next(), next()]).toEqual(['099286', '099289', '099290'])
  })
})

describe('prices', () => {
  it.each([
    { base: 328, rate: 8, total: 354 },
    { base: 498, rate: 10, total: 547 },
    { base: 1000, rate: 0, total: 1000 },
  ] as const)('of $base with $rate percent are $total', ({ base, rate, total }) => {
    expect(withTax(base, rate)).toBe(total)
  })

  it.each([
    { wanted: 351, price: 348 },
    { wanted: 12, price: 38 },
    { wanted: 1234, price: 1280 },
    { wanted: 1001, price: 980 },
  ])('near $wanted become $price', ({ wanted, price }) => {
    expect(shelfPrice(wanted)).toBe(price)
  })

  it('before a discount are 8 to 25 percent higher', () => {
    const chance = mulberry32(3)
    for (const base of [98, 348, 498, 980, 2480]) {
      const before = priceBeforeDiscount(base, chance)
      expect(before).toBeGreaterThan(base * 1.04)
      expect(before).toBeLessThan(base * 1.4)
    }
  })

  it('of two are a little lower than twice one', () => {
    expect(bundlesOf(861, () => 0.9)).toEqual([{ pieces: 2, taxIncludedPrice: 1670 }])
    expect(bundlesOf(861, () => 0.1)).toHaveLength(2)
  })
})

describe('kana', () => {
  it.each([
    { name: '北海道産豚 小間切れ（バラ凍結）', kana: 'ホッカイドウサンブタコマギレバラトウケツ' },
    { name: '愛媛県産 極早生みかん', kana: 'エヒメケンサンゴクワセミカン' },
    { name: '青椒肉絲セット', kana: 'チンジャオロースセット' },
    { name: 'DHA強化たまご', kana: 'DHAキョウカタマゴ' },
  ])('of $name are its reading', ({ name, kana }) => {
    expect(kanaOf(name)).toBe(kana)
  })
})

describe('nutrition', () => {
  it('agrees with itself: 4, 9 and 4 kilocalories a gram', () => {
    const { calorie, values, unit } = nutritionOf('pork', mulberry32(1))
    const grams = values.map(({ value }) => Number.parseFloat(value))
    const [protein = 0, fat = 0, carbohydrate = 0] = grams
    expect(Number.parseInt(calorie, 10)).toBe(Math.round(protein * 4 + fat * 9 + carbohydrate * 4))
    expect(unit).toBe('100gあたり')
    expect(nutritionOf('milk', mulberry32(1)).unit).toBe('100mlあたり')
  })
})
