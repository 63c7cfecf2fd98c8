import { describe, expect, it } from '@jest/globals'
import { formatYen, yen } from './yen.ts'

describe('yen', () => {
  it.each([
    { id: 'CAT-047', says: 'has a thousands separator', value: 1234567, text: '1,234,567円' },
    { id: 'BIZ-027', says: 'needs no separator below a thousand', value: 999, text: '999円' },
    { id: 'BIZ-028', says: 'writes a negative with U+2212', value: -1234, text: '\u22121,234円' },
  ])('[$id] $says', ({ value, text }) => {
    expect(formatYen(yen(value))).toBe(text)
  })

  it('refuses what is no whole amount', () => {
    expect(() => yen(1.5)).toThrow(RangeError)
    expect(() => yen(Number.NaN)).toThrow(RangeError)
  })
})
