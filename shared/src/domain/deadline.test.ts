import { describe, expect, it } from '@jest/globals'
import { aPlanningWeek, atDeadline } from '@shop/shared/testing/builders'
import { findOpenWeek, isAfterMaintenanceStart, isClosed, openWeeks } from './deadline.ts'
import { weekNumber } from './week-number.ts'

const aWeek = (number: string, closesAt: string) => aPlanningWeek({ number, closesAt })
const first = aWeek('20261201', atDeadline())
const second = aWeek('20261202', atDeadline(0, 7))
const both = [first, second]

const atTheDeadline = new Date(atDeadline())
const afterTheDeadline = new Date(atDeadline(0.001))

describe('the deadline of a week', () => {
  it.each([
    { says: 'is open a millisecond before the closing instant', now: atDeadline(-0.001), closed: false },
    { says: 'is open at the closing instant itself', now: atDeadline(), closed: false },
    { says: 'is closed a millisecond later', now: atDeadline(0.001), closed: true },
    {
      says: 'compares instants, whatever zone wrote them',
      now: new Date(atDeadline(0.001)).toISOString(),
      closed: true,
    },
  ])('[GRD-082] $says', ({ now, closed }) => {
    expect(isClosed(first, new Date(now))).toBe(closed)
  })

  it('[GRD-082] leaves a week among those to order for until it has passed', () => {
    expect(openWeeks(both, atTheDeadline)).toEqual(both)
    expect(openWeeks(both, afterTheDeadline)).toEqual([second])
  })

  it.each([
    { says: 'finds a week at its deadline', number: first.number, now: atTheDeadline, found: first },
    { says: 'finds none after it', number: first.number, now: afterTheDeadline, found: undefined },
    { says: 'finds the next one still', number: second.number, now: afterTheDeadline, found: second },
    { says: 'finds none of another number', number: weekNumber('20261203'), now: atTheDeadline, found: undefined },
    { says: 'finds none without a number', number: undefined, now: atTheDeadline, found: undefined },
  ])('[GRD-082] $says', ({ number, now, found }) => {
    expect(findOpenWeek(both, number, now)).toBe(found)
  })
})

describe('the maintenance after a deadline', () => {
  it.each([
    { closes: atDeadline(), starts: '2026-11-25T02:00:00+09:00' },
    { closes: '2026-11-25T01:00:00+09:00', starts: '2026-11-25T02:00:00+09:00' },
    { closes: '2026-12-31T15:00:00+09:00', starts: '2027-01-01T02:00:00+09:00' },
  ])('[ORD-069] after $closes starts at $starts, that instant not yet counted', ({ closes, starts }) => {
    const week = aWeek('20261201', closes)
    const start = new Date(starts)
    expect(isAfterMaintenanceStart(week, start)).toBe(false)
    expect(isAfterMaintenanceStart(week, new Date(start.getTime() + 1))).toBe(true)
  })
})
