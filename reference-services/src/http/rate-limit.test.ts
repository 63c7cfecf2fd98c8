import { expect, it } from '@jest/globals'
import { createRateLimit } from './rate-limit.ts'

it('hears so many of each address in a minute, tells how long to wait, and begins anew', () => {
  let hour = 0
  const secondsToWait = createRateLimit(2, () => hour)
  expect(['a', 'a', 'a', 'b'].map(secondsToWait)).toEqual([0, 0, 60, 0])
  hour = 59_001
  expect(secondsToWait('a')).toBe(1)
  hour = 60_000
  expect(secondsToWait('a')).toBe(0)
})

it('counts a household of IPv6 as one, whichever of its addresses it takes', () => {
  const secondsToWait = createRateLimit(2, () => 0)
  const heard = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'].map(secondsToWait)
  expect(heard).toEqual([0, 0, 60, 0])
})
