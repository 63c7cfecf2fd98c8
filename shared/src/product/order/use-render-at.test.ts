import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useRenderAt } from './use-render-at.ts'

const closesAt = Date.parse('2026-11-24T15:00:00+09:00')

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
    { says: 'within half a minute when the device has slept past it', aheadMs: 3_600_000, afterMs: 30_000 },
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

  it('leaves no timer behind', () => {
    const { unmount } = renderHook(() => useRenderAt(closesAt, aClock(closesAt - 1000)))
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
