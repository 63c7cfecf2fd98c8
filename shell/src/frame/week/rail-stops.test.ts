import { describe, expect, it } from '@jest/globals'
import { isoDay } from '@shop/shared/domain'
import { aPlanningWeek, atDeadline } from '@shop/shared/testing/builders'
import { type RailStop, railStops } from './rail-stops.ts'

/** `20!` is today, `D24` the deadline, `X1` the delivery, `…6` six days that are left out. */
const drawn = (stops: readonly RailStop[]) =>
  stops
    .map((stop) => {
      if (stop.is === 'gap') return `…${stop.days}`
      const mark = { day: '', deadline: 'D', delivery: 'X' }[stop.is]
      return `${mark}${Number(isoDay(stop.day).slice(-2))}${stop.isToday ? '!' : ''}`
    })
    .join(' ')

describe('the rail from today to the delivery', () => {
  it.each([
    { now: '2026-11-20T18:00:00+09:00', says: 'every day up to the deadline', rail: '20! 21 22 23 D24 …6 X1' },
    { now: '2026-11-19T00:00:00+09:00', says: 'seven days at most', rail: '19! 20 21 22 23 D24 …6 X1' },
    {
      now: '2026-11-18T23:59:59+09:00',
      says: 'leaves two days out before, never one',
      rail: '18! …2 21 22 23 D24 …6 X1',
    },
    { now: '2026-11-17T12:00:00+09:00', says: 'and the same two a day earlier', rail: '17! …2 20 21 22 23 D24 …6 X1' },
    { now: '2026-11-13T12:00:00+09:00', says: 'and as many as it takes', rail: '13! …6 20 21 22 23 D24 …6 X1' },
    { now: '2026-11-23T23:59:59+09:00', says: 'the evening before', rail: '23! D24 …6 X1' },
    { now: '2026-11-24T00:00:00+09:00', says: 'the last day', rail: 'D24! …6 X1' },
    { now: atDeadline(), says: 'the last instant', rail: 'D24! …6 X1' },
    { now: atDeadline(0.001), says: 'closed a moment ago', rail: '24! …6 X1' },
    { now: '2026-11-28T09:00:00+09:00', says: 'being prepared', rail: '28! …2 X1' },
    { now: '2026-11-29T09:00:00+09:00', says: 'one day more is named', rail: '29! 30 X1' },
    { now: '2026-11-30T09:00:00+09:00', says: 'the day before the delivery', rail: '30! …0 X1' },
    { now: '2026-12-01T00:00:00+09:00', says: 'the day of delivery', rail: 'X1!' },
    { now: '2026-12-02T00:00:00+09:00', says: 'delivered', rail: 'X1' },
    // A device in Los Angeles is still at the 19th; Tokyo's calendar counts. [TX-01]
    { now: '2026-11-19T16:00:00Z', says: 'days of Tokyo', rail: '20! 21 22 23 D24 …6 X1' },
  ])('$says: $rail', ({ now, rail }) => {
    expect(drawn(railStops(aPlanningWeek(), new Date(now)))).toBe(rail)
  })
})
