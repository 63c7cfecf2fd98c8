import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { atDeadline } from '@shop/shared/testing/builders'
import { act, renderHook } from '@testing-library/react'
import { nextOf, useRenderAt } from './use-render-at.ts'

const closesAt = Date.parse(atDeadline())

/** The shop's hour, which need not go as the timers of the device do. */
function aClock(from: number) {
  let now = from
  return {
    now: () => new Date(now),
    set: (to: number) => {
      now = to
    },
  }
}

const isClosedBy = (clock: ReturnType<typeof aClock>) =>
  renderHook(() => {
    useRenderAt(closesAt, clock)
    return clock.now().getTime() > closesAt
  }).result

const passMs = (ms: number) => act(() => jest.advanceTimersByTime(ms))

describe('[ORD-083] what changes at the deadline', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it.each([
    { says: 'when the timer is due', aheadMs: 1000, afterMs: 1001 },
    {
      says: 'within a second when the device has slept past it, or has learnt the hour',
      aheadMs: 3_600_000,
      afterMs: 1000,
    },
  ])('is drawn again $says', ({ aheadMs, afterMs }) => {
    const clock = aClock(closesAt - aheadMs)
    const isClosed = isClosedBy(clock)
    clock.set(closesAt + 1)
    passMs(afterMs)
    expect(isClosed.current).toBe(true)
  })

  it('waits on when the timer is due before the hour, also for what comes to the page then', () => {
    const clock = aClock(closesAt - 1000)
    const isClosed = isClosedBy(clock)
    passMs(1001)
    const isClosedLater = isClosedBy(clock)
    expect(isClosed.current).toBe(false)
    clock.set(closesAt + 1)
    passMs(1001)
    expect([isClosed.current, isClosedLater.current]).toEqual([true, true])
  })

  it('has one timer for all that wait for it, and none once the last of them is gone', () => {
    const clock = aClock(closesAt - 1000)
    const waiting = () => renderHook(() => useRenderAt(closesAt, clock))
    const [one, two] = [waiting(), waiting()]
    expect(jest.getTimerCount()).toBe(1)
    one.unmount()
    expect(jest.getTimerCount()).toBe(1)
    two.unmount()
    expect(jest.getTimerCount()).toBe(0)
    waiting()
    expect(jest.getTimerCount()).toBe(1)
  })

  it('is no longer waited for by what is gone, while another one waits', () => {
    const clock = aClock(closesAt - 1000)
    const gone = renderHook(() => useRenderAt(closesAt, clock))
    const isClosed = isClosedBy(clock)
    gone.unmount()
    clock.set(closesAt + 1)
    passMs(1001)
    expect(isClosed.current).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })

  it.each([
    { says: 'nothing is to come', instant: undefined },
    { says: 'it has passed', instant: closesAt - 2000 },
    { says: 'it passed a moment ago', instant: closesAt - 1001 },
  ])('needs no timer where $says', ({ instant }) => {
    renderHook(() => useRenderAt(instant, aClock(closesAt - 1000)))
    expect(jest.getTimerCount()).toBe(0)
  })

  it('is waited for anew where it is another one, or comes again', () => {
    const clock = aClock(closesAt - 1000)
    const page = renderHook(({ at }) => useRenderAt(at, clock), { initialProps: { at: closesAt } })
    page.rerender({ at: closesAt + 5000 })
    expect(jest.getTimerCount()).toBe(1)
    clock.set(closesAt + 5001)
    passMs(6001)
    expect(jest.getTimerCount()).toBe(0)
    clock.set(closesAt - 1000)
    page.rerender({ at: closesAt })
    expect(jest.getTimerCount()).toBe(1)
  })
})

describe('the next of some instants', () => {
  const now = new Date(closesAt)
  it.each([
    {
      says: 'the nearest that is still to come',
      instants: [closesAt + 9, closesAt + 3, closesAt - 1],
      next: closesAt + 3,
    },
    { says: 'that of now, which has not passed yet', instants: [closesAt + 9, closesAt], next: closesAt },
    { says: 'none of those that have passed', instants: [closesAt - 1], next: undefined },
    { says: 'none of nothing', instants: [undefined, undefined], next: undefined },
    { says: 'the one that is known', instants: [undefined, closesAt + 1], next: closesAt + 1 },
  ])('is $says', ({ instants, next }) => expect(nextOf(instants, now)).toBe(next))
})
