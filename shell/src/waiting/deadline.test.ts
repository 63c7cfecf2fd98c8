import { describe, expect, it } from '@jest/globals'
import { beginWait, extendDeadline, isOver } from './deadline.ts'

/** A look: how long after the one before, and what has arrived since. */
type Look = { afterMs: number; arrived?: number }
const looks = (count: number, look: Look): Look[] => Array.from({ length: count }, () => look)
const onTime = { afterMs: 250 }

/** How quiet a wait has been after some looks. */
function quietAfter(all: readonly Look[]): number {
  let now = 1000
  let sum = 7
  let wait = beginWait(now, sum)
  for (const { afterMs, arrived = 0 } of all) {
    now += afterMs
    sum += arrived
    wait = extendDeadline(wait, now, sum)
  }
  return Math.round(wait.quietMs)
}

describe('[K-147] the quiet of a wait', () => {
  it.each([
    { says: 'is its time when nothing moves', all: looks(18, onTime), quietMs: 4500 },
    { says: 'hardly suffers from timers of a few milliseconds more', all: looks(18, { afterMs: 255 }), quietMs: 4412 },
    {
      says: 'begins anew with whatever arrives',
      all: [...looks(17, onTime), { afterMs: 250, arrived: 1 }, onTime],
      quietMs: 250,
    },
    {
      says: 'counts half of the time when each look needs twice as long, a quarter of it in all',
      all: looks(8, { afterMs: 500 }),
      quietMs: 1000,
    },
    { says: 'is little while the page is busy for seconds', all: looks(10, { afterMs: 5000 }), quietMs: 125 },
    { says: 'does not grow by a sleep of an hour', all: [onTime, { afterMs: 3_600_000 }, onTime], quietMs: 500 },
    { says: 'counts no more than has passed when a look comes early', all: looks(10, { afterMs: 100 }), quietMs: 1000 },
    { says: 'ends on a busy device too, when nothing comes', all: looks(32, { afterMs: 350 }), quietMs: 5714 },
  ])('$says', ({ all, quietMs }) => {
    expect(quietAfter(all)).toBe(quietMs)
  })

  it('is over at its limit', () => {
    const wait = { lookedAt: 0, arrived: 0, quietMs: 4500 }
    expect([isOver(wait, 4500), isOver(wait, 4501)]).toEqual([true, false])
  })
})
