import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { orderNumber } from './order-number.ts'
import {
  alcoholCategoryCode,
  discountPercent,
  fullProductName,
  isLimitedProduct,
  type Product,
  productBadges,
} from './product.ts'
import { weekNumber } from './week-number.ts'
import { yen } from './yen.ts'

const aProduct = (over: Partial<Product> = {}): Product => ({
  week: weekNumber('20261201'),
  orderNumber: orderNumber('012345'),
  name: '牛乳 1000ml',
  basePrice: yen(298),
  taxIncludedPrice: yen(321),
  taxRate: 8,
  images: [],
  isFavourite: false,
  favouriteCount: 0,
  isOnSale: true,
  isLottery: false,
  isLimited: false,
  isLimitedRegion: false,
  isSpecialPrice: false,
  isWebOnly: false,
  isNew: false,
  isPointExchange: false,
  isSubscription: false,
  isImperfect: false,
  imperfectNotes: [],
  isAlcohol: false,
  ...over,
})

describe('discount', () => {
  it.each([
    { id: 'CAT-066', price: 800, original: 1000, percent: 20 },
    { id: 'CAT-066', price: 1000, original: 1000, percent: undefined },
    { id: 'CAT-066', price: 1100, original: 1000, percent: undefined },
    { id: 'CAT-066', price: 0, original: 1000, percent: 100 },
    { id: 'CAT-066', price: 537, original: 0, percent: undefined },
    { id: 'CAT-066', price: 537, original: undefined, percent: undefined },
    { id: 'CAT-067', price: 996, original: 1000, percent: undefined },
    { id: 'CAT-067', price: 990, original: 1000, percent: 1 },
    { id: 'CAT-067', price: 991, original: 1000, percent: undefined },
    { id: 'CAT-067', price: 537, original: 624, percent: 13 },
    // Whole percents stay whole: 1 − 71/100 is 0.29 on paper and a little less in binary.
    { id: 'CAT-067', price: 71, original: 100, percent: 29 },
    { id: 'CAT-067', price: 43, original: 100, percent: 57 },
  ])('[$id] $price yen instead of $original is $percent % off', ({ price, original, percent }) => {
    expect(discountPercent(yen(price), original === undefined ? undefined : yen(original))).toBe(percent)
  })

  it('[CAT-067] a price that is p percent of a hundred times something is 100 − p off, for every p', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 10_000 }), (percent, unit) => {
        expect(discountPercent(yen((100 - percent) * unit), yen(100 * unit))).toBe(percent)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('badges', () => {
  const osechi = orderNumber('83700')
  it.each<{ id: string; says: string; over: Partial<Product>; text: string }>([
    { id: 'CAT-061', says: 'wakeari', over: { isImperfect: true }, text: '訳あり' },
    { id: 'CAT-048', says: 'a lottery', over: { isLottery: true }, text: '数量限定' },
    { id: 'CAT-061', says: 'a limited product', over: { isLimited: true }, text: '数量限定' },
    { id: 'CAT-061', says: 'a special price', over: { isSpecialPrice: true }, text: '本気特価' },
    { id: 'CAT-061', says: 'a web-only product', over: { isWebOnly: true }, text: 'Web限定' },
    { id: 'CAT-046', says: 'an osechi item', over: { orderNumber: osechi }, text: 'おせち' },
    { id: 'CAT-062', says: 'a limited region', over: { isLimitedRegion: true }, text: '地域限定' },
    { id: 'CAT-062', says: 'a subscription product', over: { isSubscription: true }, text: '定期便' },
    { id: 'CAT-062', says: 'a point-exchange product', over: { isPointExchange: true }, text: 'ポイント交換' },
    { id: 'CAT-061', says: 'a new product', over: { isNew: true }, text: '新' },
  ])('[$id] $says alone has one', ({ over, text }) => {
    expect(productBadges(aProduct(over)).map((badge) => badge.text)).toEqual([text])
  })

  it('[CAT-061] an ordinary product has none', () => {
    expect(productBadges(aProduct())).toEqual([])
  })

  it('keeps one order, whatever else applies: warning, deal, attribute', () => {
    const everything = aProduct({
      orderNumber: osechi,
      isImperfect: true,
      isLottery: true,
      isLimited: true,
      isSpecialPrice: true,
      isWebOnly: true,
      isLimitedRegion: true,
      isSubscription: true,
      isPointExchange: true,
      isNew: true,
    })
    expect(productBadges(everything).map((badge) => badge.kind)).toEqual([
      'imperfect',
      'lottery',
      'special',
      'webOnly',
      'osechi',
      'region',
      'subscription',
      'pointExchange',
      'new',
    ])
  })
})

describe('a product', () => {
  it('is called by brand and name', () => {
    expect(fullProductName({ brand: '北の牧場', name: '牛乳' })).toBe('北の牧場 牛乳')
    expect(fullProductName({ name: '牛乳' })).toBe('牛乳')
  })

  it.each([
    { says: 'by its flag', flag: true, no: '12345', limited: true },
    { says: 'by its number', flag: false, no: '84600', limited: true },
    { says: 'by neither', flag: false, no: '12345', limited: false },
  ])('[BIZ-016] is limited $says: $limited', ({ flag, no, limited }) => {
    expect(isLimitedProduct(flag, orderNumber(no))).toBe(limited)
  })

  it('[BIZ-007] is alcohol by category 25', () => {
    expect(alcoholCategoryCode).toBe('25')
  })
})
