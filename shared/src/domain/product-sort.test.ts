import { describe, expect, it } from '@jest/globals'
import { defaultProductSort, isProductSort, productSorts } from './product-sort.ts'

describe('sort of a product list', () => {
  it('[CAT-042] [BIZ-009] recommended, popular, cheapest first, dearest first', () => {
    expect(productSorts.map(({ value, text }) => [value, text])).toEqual([
      ['-1', 'おすすめ'],
      ['-2', '人気'],
      ['3', '価格が安い'],
      ['-3', '価格が高い'],
    ])
    expect(defaultProductSort).toBe('-1')
  })

  it.each(['-1', '-2', '3', '-3'])('knows %s', (text) => expect(isProductSort(text)).toBe(true))
  it.each(['0', '1', '2', '-4', '', ' 3', '03', 'おすすめ', undefined])('does not know %j', (text) =>
    expect(isProductSort(text)).toBe(false),
  )
})
