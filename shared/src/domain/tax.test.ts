import { describe, expect, it } from '@jest/globals'
import { givenBackCases, taxCases } from '@shop/shared/testing/tax-cases'
import { isOtherRate, taxByRate } from './tax.ts'
import { yen } from './yen.ts'

describe('the tax of an order, a slip or a bill', () => {
  it.each(taxCases)('[BIZ-017] [K-62] $says', ({ lines, byRate, total }) => {
    const sums = taxByRate(lines.map(({ rate, base, pieces }) => ({ rate, base: yen(base * pieces) })))
    expect(sums.filter(({ rate }) => lines.some((line) => line.rate === rate))).toEqual(
      byRate.toSorted((one, other) => order(one.rate) - order(other.rate)),
    )
    expect(sums.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(total)
  })

  it.each(givenBackCases)('[ACC-065] [K-62] $says', ({ rate, bases, tax }) => {
    const sums = taxByRate(bases.map((base) => ({ rate, base: yen(base) })))
    expect(sums.find((one) => one.rate === rate)?.tax).toBe(tax)
  })

  it('[BIZ-017] names 8 and 10 % where nothing was bought', () => {
    expect(taxByRate([])).toEqual([
      { rate: 8, base: 0, tax: 0 },
      { rate: 10, base: 0, tax: 0 },
    ])
  })

  it.each([
    { rate: 0, other: false },
    { rate: 8, other: false },
    { rate: 10, other: false },
    { rate: 12, other: true },
    { rate: 5, other: true },
  ])('[BIZ-017] calls $rate % another rate: $other', ({ rate, other }) => {
    expect(isOtherRate(rate)).toBe(other)
  })
})

/** 8 and 10 first, then as they come. */
const order = (rate: number) => [8, 10].indexOf(rate) + 1 || 9
