import { describe, expect, it } from '@jest/globals'
import { judgeCanary, type ReleaseCounts } from './canary-verdict.ts'

const settings = { minMounts: 20, marginPercent: 5 }
const counts = (mounts: number, mountFailures = 0, errors = 0): ReleaseCounts => ({ mounts, mountFailures, errors })

describe('a canary goes on', () => {
  it.each([
    { says: 'nobody has seen it', canary: counts(0), stable: counts(2000) },
    { says: 'too few have seen it', canary: counts(19, 19, 500), stable: counts(2000) },
    { says: 'it does as well', canary: counts(50), stable: counts(2000) },
    { says: 'it does better', canary: counts(50, 0, 1), stable: counts(2000, 200, 400) },
    { says: 'it is worse by just the margin', canary: counts(100, 7, 5), stable: counts(100, 2, 0) },
    { says: 'everything fails, everywhere', canary: counts(50, 40, 90), stable: counts(2000, 1600, 3600) },
    { says: 'one in twenty fails, and none of the others', canary: counts(20, 1), stable: counts(2000) },
  ])('when $says', ({ canary, stable }) => {
    expect(judgeCanary(canary, stable, settings)).toBeUndefined()
  })
})

describe('a canary is halted', () => {
  it.each([
    {
      says: 'more of its mounts fail',
      canary: counts(50, 6),
      stable: counts(2000, 10),
      why: 'mount failures 12.0 % of 50 against 0.5 % of 2,000',
    },
    {
      says: 'it throws more',
      canary: counts(50, 0, 15),
      stable: counts(2000, 0, 40),
      why: 'errors 30.0 per 100 mounts of 50 against 2.0 per 100 mounts of 2,000',
    },
    {
      says: 'there are just enough to judge by',
      canary: counts(20, 2),
      stable: counts(100),
      why: 'mount failures 10.0 % of 20 against 0.0 % of 100',
    },
    {
      says: 'nobody had the other in that time',
      canary: counts(20, 2),
      stable: counts(0),
      why: 'mount failures 10.0 % of 20 against 0.0 % of 0',
    },
    {
      says: 'none of its tries is counted as a mount',
      canary: counts(0, 20),
      stable: counts(100, 1),
      why: 'mount failures 100.0 % of 20 against 1.0 % of 100',
    },
  ])('when $says', ({ canary, stable, why }) => {
    expect(judgeCanary(canary, stable, settings)).toBe(why)
  })

  it.each([
    { marginPercent: 0, isHalted: true },
    { marginPercent: 10, isHalted: true },
    { marginPercent: 11, isHalted: false },
  ])('by the margin that is set: $marginPercent', ({ marginPercent, isHalted }) => {
    expect(judgeCanary(counts(100, 12), counts(100, 1), { minMounts: 1, marginPercent }) !== undefined).toBe(isHalted)
  })
})
