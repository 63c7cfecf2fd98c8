import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { bucketOf } from './bucket.ts'

const memberCodes = Array.from({ length: 5000 }, (_, index) => String(10_000_000 + index))

describe('the place of somebody among a hundred', () => {
  it('is one of 0 to 99.99, whoever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (remote, person) => {
        const bucket = bucketOf(remote, person)
        return bucket >= 0 && bucket < 100 && Number.isInteger(Math.round(bucket * 1e6) / 1e4)
      }),
    )
  })

  it('never changes: members would move in and out of a canary', () => {
    expect([
      bucketOf('mfe-ordering', '12345678'),
      bucketOf('mfe-catalogue', '12345678'),
      bucketOf('mfe-ordering', '12345679'),
    ]).toEqual([98.54, 76.11, 96.9])
  })

  it.each(['mfe-ordering', 'mfe-catalogue', 'mfe-favourites', 'mfe-account', 'mfe-signup'])(
    'in %s: members with consecutive codes are spread evenly',
    (remote) => {
      const perHundredth = new Array<number>(100).fill(0)
      for (const code of memberCodes) {
        const place = Math.floor(bucketOf(remote, code))
        perHundredth[place] = (perHundredth[place] ?? 0) + 1
      }
      const expected = memberCodes.length / 100
      const chiSquare = perHundredth.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
      // 99 degrees of freedom: one fair spread in a thousand is above 149.
      expect(chiSquare).toBeLessThan(149)
    },
  )

  it('in one remote says nothing about the place in another', () => {
    const inBoth = memberCodes.filter(
      (code) => bucketOf('mfe-ordering', code) < 10 && bucketOf('mfe-catalogue', code) < 10,
    )
    // A hundredth of all when they are independent, a tenth when they are the same.
    expect(inBoth.length / memberCodes.length).toBeGreaterThan(0.006)
    expect(inBoth.length / memberCodes.length).toBeLessThan(0.014)
  })
})
