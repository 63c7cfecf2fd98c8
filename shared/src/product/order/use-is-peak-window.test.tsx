import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { PlatformContext } from '@shop/shared/platform'
import { fakePlatform } from '@shop/shared/testing'
import { act, renderHook } from '@testing-library/react'
import { useIsPeakWindow } from './use-is-peak-window.ts'

describe('[ORD-071] [ORD-132] a page that stands open when the rush', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it.each([
    { says: 'begins', before: '2026-11-24T21:49:59+09:00', after: '2026-11-24T21:50:00.001+09:00', isRush: true },
    { says: 'ends', before: '2026-11-24T22:29:59+09:00', after: '2026-11-24T22:30:00.001+09:00', isRush: false },
  ])('$says is drawn again', ({ before, after, isRush }) => {
    const platform = fakePlatform({ now: before })
    const { result } = renderHook(useIsPeakWindow, {
      wrapper: ({ children }) => <PlatformContext value={platform}>{children}</PlatformContext>,
    })
    expect(result.current).toBe(!isRush)
    platform.setNow(after)
    act(() => jest.advanceTimersByTime(1001))
    expect(result.current).toBe(isRush)
  })
})
