import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { formatNumber, formatYen, sumYen, yen } from './yen.ts'

describe('yen', () => {
  it.each([
    { id: 'CAT-047', says: 'has a thousands separator', value: 1234567, text: '1,234,567円' },
    { id: 'CAT-047', says: 'separates the first thousand', value: 1000, text: '1,000円' },
    { id: 'BIZ-027', says: 'needs no separator below a thousand', value: 999, text: '999円' },
    { id: 'BIZ-028', says: 'is zero without a sign', value: 0, text: '0円' },
    { id: 'BIZ-028', says: 'writes a negative with U+2212', value: -1234, text: '\u22121,234円' },
  ])('[$id] $says', ({ value, text }) => {
    expect(formatYen(yen(value))).toBe(text)
  })

  it('[BIZ-027] says every amount as the engine says it in Japanese', () => {
    const japanese = new Intl.NumberFormat('ja-JP')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (value) => {
        expect(formatNumber(value)).toBe(japanese.format(value))
      }),
    )
  })

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '100' as unknown as number])(
    'refuses %s, which is no whole amount',
    (value) => {
      expect(() => yen(value)).toThrow(RangeError)
    },
  )

  it('adds amounts, nothing being 0', () => {
    expect(sumYen([yen(321), yen(-21), yen(1000)])).toBe(1300)
    expect(sumYen([])).toBe(0)
  })
})
