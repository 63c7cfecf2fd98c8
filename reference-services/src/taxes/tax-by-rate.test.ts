import { describe, expect, it } from '@jest/globals'
import { givenBackCases, taxCases } from '@shop/shared/testing/tax-cases'
import { ofRate, taxByRate, withTaxes } from './tax-by-rate.ts'

describe('the tax of an order, a slip or a bill', () => {
  it.each(taxCases)('[BIZ-017] [K-62] $says', ({ lines, byRate, total }) => {
    const sums = taxByRate(lines.map(({ rate, base, pieces }) => ({ rate, base: base * pieces })))
    expect(sums).toHaveLength(byRate.length)
    for (const one of byRate) expect(ofRate(sums, one.rate)).toEqual(one)
    expect(withTaxes(sums)).toBe(total)
  })

  it.each(givenBackCases)('[ACC-065] [K-62] $says', ({ rate, bases, tax }) => {
    expect(ofRate(taxByRate(bases.map((base) => ({ rate, base }))), rate).tax).toBe(tax)
  })

  it('[BIZ-017] of a rate at which nothing was bought is nothing', () => {
    expect(ofRate(taxByRate([]), 8)).toEqual({ rate: 8, base: 0, tax: 0 })
  })
})
