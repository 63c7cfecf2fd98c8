import { describe, expect, it } from '@jest/globals'
import { maintenanceStart, plannedWeeks } from './planning-weeks.ts'
import { tokyoTimestamp } from './tokyo-time.ts'

describe('weeks around an hour', () => {
  it.each([
    {
      now: '2026-11-20T18:00:00+09:00',
      says: 'a Friday before the deadline',
      number: '20261201',
      closes: '2026-11-24T15:00:00+09:00',
      delivers: '2026-12-01',
    },
    {
      now: '2026-11-24T15:00:00+09:00',
      says: 'the deadline itself is still open',
      number: '20261201',
      closes: '2026-11-24T15:00:00+09:00',
      delivers: '2026-12-01',
    },
    {
      now: '2026-11-24T15:00:00.001+09:00',
      says: 'a millisecond later the next week is first',
      number: '20261202',
      closes: '2026-12-01T15:00:00+09:00',
      delivers: '2026-12-08',
    },
    {
      now: '2026-11-23T16:30:00Z',
      says: 'in Tokyo it is Tuesday already',
      number: '20261201',
      closes: '2026-11-24T15:00:00+09:00',
      delivers: '2026-12-01',
    },
    {
      now: '2026-12-23T09:00:00+09:00',
      says: 'over the end of the year',
      number: '20270101',
      closes: '2026-12-29T15:00:00+09:00',
      delivers: '2027-01-05',
    },
    {
      now: '2026-12-16T09:00:00+09:00',
      says: 'a fifth week of a month',
      number: '20261205',
      closes: '2026-12-22T15:00:00+09:00',
      delivers: '2026-12-29',
    },
  ])('[BIZ-026] $says', ({ now, number, closes, delivers }) => {
    const [first] = plannedWeeks(new Date(now), 0, 0)
    expect(first).toMatchObject({ number, deliversOn: delivers })
    expect(tokyoTimestamp(first?.closesAt ?? new Date(0))).toBe(closes)
  })

  it('[BIZ-004] exactly two weeks are open at any hour of two months', () => {
    const start = Date.parse('2026-11-01T00:00:00+09:00')
    const hourMs = 3_600_000
    for (let hour = 0; hour < 24 * 61; hour += 1) {
      const now = start + hour * hourMs
      const open = plannedWeeks(new Date(now), -3, 3).filter(
        ({ opensAt, closesAt }) => opensAt.getTime() < now && now <= closesAt.getTime(),
      )
      expect(open).toHaveLength(2)
    }
  })

  it('numbers go up and never come twice in two years', () => {
    const numbers = plannedWeeks(new Date('2026-11-20T18:00:00+09:00'), 0, 104).map((week) => week.number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted())
  })
})

it('[ORD-069] maintenance begins at 02:00 after the deadline', () => {
  const start = maintenanceStart(new Date('2026-11-24T15:00:00+09:00'))
  expect(tokyoTimestamp(start)).toBe('2026-11-25T02:00:00+09:00')
})
