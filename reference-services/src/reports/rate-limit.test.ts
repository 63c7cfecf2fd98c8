import { expect, it } from '@jest/globals'
import { createRateLimit } from './rate-limit.ts'

it('hears so many of each caller in a minute, and begins anew', () => {
  let hour = 0
  const isHeard = createRateLimit(2, () => hour)
  expect(['a', 'a', 'a', 'b'].map(isHeard)).toEqual([true, true, false, true])
  hour = 59_999
  expect(isHeard('a')).toBe(false)
  hour = 60_000
  expect(isHeard('a')).toBe(true)
})
