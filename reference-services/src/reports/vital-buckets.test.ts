import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { bucketOf, percentile75, type Vital, vitals } from './vital-buckets.ts'

const tally = (vital: Vital, values: readonly number[]) => {
  const counts = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(vital, value)
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  }
  return [...counts].map(([bucket, count]) => ({ bucket, count }))
}

describe('a vital is counted by its bucket', () => {
  it.each<{ vital: Vital; value: number; bucket: number }>([
    { vital: 'LCP', value: 0, bucket: 25 },
    { vital: 'LCP', value: 2500, bucket: 2500 },
    { vital: 'LCP', value: 2500.1, bucket: 3000 },
    { vital: 'LCP', value: 600_000, bucket: 600_000 },
    { vital: 'INP', value: 200, bucket: 200 },
    { vital: 'CLS', value: 0, bucket: 0 },
    { vital: 'CLS', value: 0.1, bucket: 100 },
    { vital: 'CLS', value: 0.1001, bucket: 125 },
    { vital: 'CLS', value: 100, bucket: 100_000 },
  ])('$vital $value', ({ vital, value, bucket }) => {
    expect(bucketOf(vital, value)).toBe(bucket)
  })

  it.each([
    { says: 'nobody', values: [], p75: undefined },
    { says: 'one visit', values: [1700], p75: 1800 },
    { says: 'three fast, one slow', values: [100, 100, 100, 9000], p75: 100 },
    { says: 'two fast, two slow', values: [100, 100, 9000, 9000], p75: 10_000 },
  ])('three of four visits stay within it: $says', ({ values, p75 }) => {
    expect(percentile75('LCP', tally('LCP', values))).toBe(p75)
  })

  it('is never told better than it is, nor worse than its bucket', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...vitals),
        fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 200 }),
        (vital, values) => {
          const exact = values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0
          const told = percentile75(vital, tally(vital, values)) ?? -1
          expect(told).toBeGreaterThanOrEqual(exact)
          expect(told).toBe(bucketOf(vital, exact) / (vital === 'CLS' ? 1000 : 1))
        },
      ),
    )
  })
})
