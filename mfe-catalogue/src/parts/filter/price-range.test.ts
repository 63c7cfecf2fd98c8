import { describe, expect, it } from '@jest/globals'
import { priceRange } from './price-range.ts'

const range = (priceFrom: string, priceTo: string) => priceRange({ priceFrom, priceTo })

describe('the price by which results are narrowed', () => {
  it.each([
    { from: '', to: '', is: {} },
    { from: '500', to: '', is: { priceFrom: 500 } },
    { from: '', to: '3000', is: { priceTo: 3000 } },
    { from: '0', to: '0', is: { priceFrom: 0, priceTo: 0 } },
    { from: '５００', to: '３，０００', is: { priceFrom: 500, priceTo: 3000 } },
    { from: ' 500円', to: '¥3,000', is: { priceFrom: 500, priceTo: 3000 } },
    { from: '　', to: '9999999', is: { priceTo: 9_999_999 } },
  ])('[CAT-084] [JP-03] from "$from" to "$to"', ({ from, to, is }) => {
    expect(range(from, to)).toEqual({ is: 'range', ...is })
  })

  const digits = '金額を数字で入力してください（例：1000）'
  const high = '9,999,999円以下の金額を入力してください'
  it.each([
    { from: 'abc', to: '', errors: { priceFrom: digits } },
    { from: '', to: '千円', errors: { priceTo: digits } },
    { from: '-1', to: '1.5', errors: { priceFrom: digits, priceTo: digits } },
    { from: '1e3', to: '<b>', errors: { priceFrom: digits, priceTo: digits } },
    { from: '10000000', to: '', errors: { priceFrom: high } },
    { from: '3001', to: '3000', errors: { priceFrom: '下限は上限以下の金額にしてください' } },
  ])('[CAT-084] is none from "$from" to "$to", and says why beside the field', ({ from, to, errors }) => {
    expect(range(from, to)).toEqual({ is: 'wrong', errors })
  })
})
