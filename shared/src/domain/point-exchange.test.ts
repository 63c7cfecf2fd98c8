import { describe, expect, it } from '@jest/globals'
import { maxExchanged, missingPoints, refuseExchange } from './point-exchange.ts'

const exchange = { pointPrice: 500, available: 1200, current: 1, limit: 99 }

describe('how many pieces can be had for points', () => {
  it.each([
    { says: 'what is left and what is ordered', max: 3 },
    { says: 'a point short of one more', available: 1499, max: 3 },
    { says: 'exactly one more', available: 1500, max: 4 },
    { says: 'no points left', available: 0, max: 1 },
    { says: 'the maximum of the product', available: 100_000, limit: 5, max: 5 },
    { says: 'a product without a price', pointPrice: 0, max: 1 },
  ])('[ORD-084] $says: $max', ({ says: _, max, ...over }) => {
    expect(maxExchanged({ ...exchange, ...over })).toBe(max)
  })
})

describe('points that are missing', () => {
  it.each([
    { pieces: 1, available: 500, missing: 0 },
    { pieces: 1, available: 499, missing: 1 },
    { pieces: 3, available: 524, missing: 976 },
    { pieces: 2, available: 5000, missing: 0 },
  ])('[ACC-034] $pieces for 500 each of $available: $missing', ({ pieces, available, missing }) => {
    expect(missingPoints(pieces, { pointPrice: 500, available })).toBe(missing)
  })
})

describe('changing an exchange', () => {
  it.each([
    { id: 'ORD-085', wanted: 4, refusal: 'overLimit' },
    { id: 'ORD-085', wanted: 3, refusal: undefined },
    { id: 'ORD-086', wanted: 1, hasWeek: false, refusal: 'noWeek' },
    { id: 'ORD-087', wanted: 1, isFamily: true, refusal: 'family' },
    { id: 'ORD-087', wanted: 1, isFamily: true, hasWeek: false, refusal: 'family' },
  ])('[$id] [ACC-078] $wanted: $refusal', ({ wanted, isFamily = false, hasWeek = true, refusal }) => {
    expect(refuseExchange({ wanted, exchange, isFamily, hasWeek })).toBe(refusal)
  })
})
