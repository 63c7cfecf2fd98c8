import { describe, expect, it } from '@jest/globals'
import { fixedClock, serverClock } from './clock.ts'

describe('clock', () => {
  it.each([
    { says: 'a day behind', device: '2026-11-23T12:00:00+09:00', offsetMs: 86_400_000 },
    { says: 'a day ahead', device: '2026-11-25T12:00:00+09:00', offsetMs: -86_400_000 },
    { says: 'right', device: '2026-11-24T12:00:00+09:00', offsetMs: 0 },
  ])('[API-084] follows the server on a device that is $says', ({ device, offsetMs }) => {
    expect(serverClock(() => offsetMs, fixedClock(device)).now()).toEqual(new Date('2026-11-24T12:00:00+09:00'))
  })

  it('takes the offset anew each time, as it is corrected later', () => {
    let offsetMs = 0
    const clock = serverClock(() => offsetMs, fixedClock('2026-11-24T12:00:00+09:00'))
    offsetMs = 5000
    expect(clock.now()).toEqual(new Date('2026-11-24T12:00:05+09:00'))
  })
})
