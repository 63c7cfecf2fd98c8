import { describe, expect, it } from '@jest/globals'
import { aProduct } from '@shop/shared/testing/builders'
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
import { yen } from './yen.ts'

describe('discount', () => {
  it.each([
    { id: 'CAT-066', price: 800, original: 1000, percent: 20 },
    { id: 'CAT-066', price: 1000, original: 1000, percent: undefined },
    { id: 'CAT-066', price: 1100, original: 1000, percent: undefined },
    { id: 'CAT-066', price: 1, original: 1000, percent: 99 },
    // Not for sale.
    { id: 'CAT-066', price: 0, original: 1000, percent: undefined },
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
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 10_000 }), (percent, unit) => {
        expect(discountPercent(yen((100 - percent) * unit), yen(100 * unit))).toBe(percent)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('badges', () => {
  const osechi = orderNumber('83700')
  const texts = (over: Partial<Product>) => productBadges(aProduct(over)).map(({ text }) => text)
  /** In the order in which they win a place. [K-59] */
  const badges: { id: string; says: string; over: Partial<Product>; text: string }[] = [
    { id: 'CAT-061] [CAT-062', says: 'wakeari', over: { isImperfect: true }, text: '訳あり' },
    { id: 'CAT-061] [CAT-062', says: 'a limited product', over: { isLimited: true }, text: '数量限定' },
    { id: 'CAT-061] [CAT-062', says: 'a special price', over: { isSpecialPrice: true }, text: '本気特価' },
    { id: 'CAT-061', says: 'a web-only product', over: { isWebOnly: true }, text: 'Web限定' },
    { id: 'CAT-046] [BIZ-016', says: 'an osechi item', over: { orderNumber: osechi }, text: 'おせち' },
    { id: 'CAT-061] [CAT-062', says: 'a limited region', over: { isLimitedRegion: true }, text: '地域限定' },
    { id: 'CAT-061] [CAT-062', says: 'a subscription product', over: { isSubscription: true }, text: '定期便' },
    {
      id: 'CAT-061] [CAT-062',
      says: 'a point-exchange product',
      over: { isPointExchange: true },
      text: 'ポイント交換',
    },
    { id: 'CAT-061', says: 'a new product', over: { isNew: true }, text: '新' },
  ]
  const pairs = badges.flatMap((one, at) => badges.slice(at + 1).map((other) => ({ one, other })))

  it.each([...badges, { id: 'CAT-048', says: 'a lottery', over: { isLottery: true }, text: '数量限定' }])(
    '[$id] $says alone has one',
    ({ over, text }) => {
      expect(texts(over)).toEqual([text])
    },
  )

  it('[CAT-061] an ordinary product has none', () => {
    expect(texts({})).toEqual([])
  })

  it.each(pairs)('[CAT-061] $one.text stands before $other.text', ({ one, other }) => {
    expect(texts({ ...one.over, ...other.over })).toEqual([one.text, other.text])
  })

  it('[CAT-061] whatever applies has its badge, in one order', () => {
    fc.assert(
      fc.property(fc.subarray(badges), (some) => {
        const over = Object.assign({}, ...some.map((badge) => badge.over))
        expect(texts(over)).toEqual(some.map(({ text }) => text))
      }),
    )
  })

  it.each([
    { no: '83699', is: false },
    { no: '83700', is: true },
    { no: '83835', is: true },
    { no: '83836', is: false },
  ])('[CAT-046] [BIZ-016] $no is osechi: $is', ({ no, is }) => {
    expect(texts({ orderNumber: orderNumber(no) })).toEqual(is ? ['おせち'] : [])
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
