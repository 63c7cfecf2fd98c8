import { jest } from '@jest/globals'

const timers = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const

/** Sets the system clock of this process so far ahead, or back; timers go on. `jest.useRealTimers` sets it right again. */
export function setClockAhead(ms: number): void {
  jest.useRealTimers()
  jest.useFakeTimers({ now: Date.now() + ms, doNotFake: [...timers, 'performance'] })
}

/** Stops the system clock and the one that only goes forward, for `jest.setSystemTime` and `jest.advanceTimersByTime`. */
export const stopClocks = () => jest.useFakeTimers({ doNotFake: [...timers] })
