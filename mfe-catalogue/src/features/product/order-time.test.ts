import { expect, it } from '@jest/globals'
import { type WeekNumber, weekNumber } from '@shop/shared/domain'
import type { Weeks } from '@shop/shared/session'
import { aPlanningWeek, atDeadline, theNextWeek } from '@shop/shared/testing/builders'
import { orderTime } from './order-time.ts'

const week = aPlanningWeek()
const ready: Weeks = { status: 'ready', open: [week, theNextWeek()], past: [], index: 0 }
const past: WeekNumber = weekNumber('20261101')

it.each([
  {
    says: 'open until the closing instant itself',
    weeks: ready,
    of: week.number,
    now: atDeadline(),
    is: 'open',
  },
  { says: 'over a millisecond later', weeks: ready, of: week.number, now: atDeadline(0.001), is: 'over' },
  {
    says: 'open in the second week',
    weeks: ready,
    of: theNextWeek().number,
    now: atDeadline(3600),
    is: 'open',
  },
  { says: 'over for a past week', weeks: ready, of: past, now: '2026-11-20T18:00:00+09:00', is: 'over' },
  {
    says: 'not known while the weeks load',
    weeks: { status: 'loading' } as const,
    of: week.number,
    now: '2026-11-20T18:00:00+09:00',
    is: 'waiting',
  },
  {
    says: 'not known when they could not be had',
    weeks: { status: 'failed' } as const,
    of: past,
    now: '2026-11-20T18:00:00+09:00',
    is: 'waiting',
  },
])('ordering is $says', ({ weeks, of, now, is }) => {
  expect(orderTime({ weeks }, of, new Date(now)).is).toBe(is)
})
