import { describe, expect, it } from '@jest/globals'
import { compare, median } from './report.ts'

describe('the report of the bench', () => {
  it.each([
    { values: [3], middle: 3 },
    { values: [9, 1, 5], middle: 5 },
    { values: [1, 100, 3, 5], middle: 4 },
  ])('takes the median of $values, which one slow visit does not move', ({ values, middle }) => {
    expect(median(values)).toBe(middle)
  })

  it('has no median without visits', () => {
    expect(() => median([])).toThrow('no values')
  })

  const cost = (time: number, bytes: number, requests: number) => ({ time, bytes, requests })
  const monolith = [cost(1000, 100_000, 4)]

  it('divides federated by monolith', () => {
    const { line, beyond } = compare('first-visit /', [cost(1180, 121_000, 6)], monolith, { time: 1.2, bytes: 1.25 })
    expect(line).toBe('first-visit / time 1.18 bytes 1.21 requests 6/4')
    expect(beyond).toEqual([])
  })

  it('names what is beyond its limit', () => {
    const { beyond } = compare('first-visit /', [cost(1300, 131_000, 6)], monolith, { time: 1.2, bytes: 1.25 })
    expect(beyond).toEqual(['first-visit /: time 1.30 is above 1.2', 'first-visit /: bytes 1.31 is above 1.25'])
  })
})
