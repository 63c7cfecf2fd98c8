import { expect, it } from '@jest/globals'
import { busySeconds } from './cpu-seconds.ts'

it('are those of user, nice, system and interrupts, and none of waiting or of other guests', () => {
  const stat = 'cpu  200300 1600 25900 337200 8500 0 600 10000 0 0\ncpu0 100000 800 12000 168000 4200 0 300 5000 0 0\n'
  expect(busySeconds(stat)).toBe(2003 + 16 + 259 + 6)
})
