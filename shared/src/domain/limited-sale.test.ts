import { describe, expect, it } from '@jest/globals'
import { aPlanningWeek, atDeadline } from '@shop/shared/testing/builders'
import {
  isPeakWindow,
  limitedSaleBegins,
  limitedSalePeriod,
  nextLimitedSale,
  nextPeakWindowChange,
} from './limited-sale.ts'

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
    expect(isPeakWindow(new Date(now))).toBe(rush)
  })
})

describe('nextRushTurn', () => {
  it.each([
    { now: atDeadline(), turn: '2026-11-24T21:50:00+09:00' },
    { now: '2026-11-24T21:49:59.999+09:00', turn: '2026-11-24T21:50:00+09:00' },
    { now: '2026-11-24T21:50:00+09:00', turn: '2026-11-24T22:30:00+09:00' },
    { now: '2026-11-24T22:00:00+09:00', turn: '2026-11-24T22:30:00+09:00' },
    { now: '2026-11-24T22:29:59.999+09:00', turn: '2026-11-24T22:30:00+09:00' },
    { now: '2026-11-24T22:30:00+09:00', turn: '2026-12-01T21:50:00+09:00' },
    { now: '2026-11-25T09:00:00+09:00', turn: '2026-12-01T21:50:00+09:00' },
  ])('[ORD-132] after $now: $turn', ({ now, turn }) => {
    expect(nextPeakWindowChange(new Date(now))).toEqual(new Date(turn))
  })
})

const aWeek = (number: string, closesAt: string) => aPlanningWeek({ number, closesAt })

describe('the sale of a week', () => {
  it.each([
    { closesAt: atDeadline(), begins: '2026-11-17T22:00:00+09:00' },
    { closesAt: '2026-11-24T21:59:59+09:00', begins: '2026-11-17T22:00:00+09:00' },
    { closesAt: atDeadline(0, 1), begins: '2026-11-24T22:00:00+09:00' },
    { closesAt: '2026-11-30T15:00:00+09:00', begins: '2026-11-24T22:00:00+09:00' },
  ])('[CAT-071] that closes $closesAt begins $begins', ({ closesAt, begins }) => {
    expect(limitedSaleBegins({ closesAt: new Date(closesAt) })).toEqual(new Date(begins))
  })

  const weeks = [aWeek('20261201', atDeadline()), aWeek('20261202', atDeadline(0, 7))]
  it.each([
    { now: '2026-11-17T21:59:59.999+09:00', period: { is: 'ahead', from: new Date('2026-11-17T22:00:00+09:00') } },
    { now: '2026-11-17T22:00:00+09:00', period: { is: 'open', until: new Date(atDeadline()) } },
    { now: atDeadline(), period: { is: 'open', until: new Date(atDeadline()) } },
    { now: atDeadline(0.001), period: { is: 'ahead', from: new Date('2026-11-24T22:00:00+09:00') } },
    { now: '2026-11-24T22:00:00+09:00', period: { is: 'open', until: new Date(atDeadline(0, 7)) } },
  ])('[ORD-013] at $now is $period.is', ({ now, period }) => {
    expect(limitedSalePeriod(weeks, new Date(now))).toEqual(period)
  })

  it('without an open week the next one is ahead', () => {
    expect(limitedSalePeriod([], new Date('2026-11-20T18:00:00+09:00')).is).toBe('ahead')
  })
})
