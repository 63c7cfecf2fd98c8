import { describe, expect, it } from '@jest/globals'
import { isLimitedRush, nextLimitedSale } from './limited-sale.ts'

describe('nextLimitedSale', () => {
  it.each([
    { says: 'a Friday', now: '2026-11-20T18:00:00+09:00', next: '2026-11-24T22:00:00+09:00' },
    { says: 'the Monday before', now: '2026-11-23T23:59:59+09:00', next: '2026-11-24T22:00:00+09:00' },
    { says: 'Tuesday morning', now: '2026-11-24T00:00:00+09:00', next: '2026-11-24T22:00:00+09:00' },
    { says: 'the moment it begins', now: '2026-11-24T22:00:00+09:00', next: '2026-11-24T22:00:00+09:00' },
    { says: 'a millisecond later', now: '2026-11-24T22:00:00.001+09:00', next: '2026-12-01T22:00:00+09:00' },
    { says: 'the Wednesday after', now: '2026-11-25T00:00:00+09:00', next: '2026-12-01T22:00:00+09:00' },
    { says: 'the end of a year', now: '2026-12-30T09:00:00+09:00', next: '2027-01-05T22:00:00+09:00' },
    { says: 'Tuesday in Tokyo, Monday in London', now: '2026-11-23T15:30:00Z', next: '2026-11-24T22:00:00+09:00' },
    { says: 'Wednesday in Tokyo, Tuesday in London', now: '2026-11-24T15:30:00Z', next: '2026-12-01T22:00:00+09:00' },
  ])('is Tuesday 22:00 in Tokyo: seen from $says', ({ now, next }) => {
    expect(nextLimitedSale(new Date(now))).toEqual(new Date(next))
  })
})

describe('isLimitedRush', () => {
  it.each([
    { now: '2026-11-24T21:49:59.999+09:00', rush: false },
    { now: '2026-11-24T21:50:00+09:00', rush: true },
    { now: '2026-11-24T22:00:00+09:00', rush: true },
    { now: '2026-11-24T22:29:59.999+09:00', rush: true },
    { now: '2026-11-24T22:30:00+09:00', rush: false },
    { now: '2026-11-24T13:00:00Z', rush: true },
    { now: '2026-11-24T22:00:00Z', rush: false },
    { now: '2026-11-25T22:00:00+09:00', rush: false },
  ])('[ORD-132] [BIZ-008] at $now: $rush', ({ now, rush }) => {
    expect(isLimitedRush(new Date(now))).toBe(rush)
  })
})
