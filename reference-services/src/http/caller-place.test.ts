import { describe, expect, it } from '@jest/globals'
import { placeOf } from './caller-place.ts'

describe('the place of a caller', () => {
  it.each([
    { address: '203.0.113.7', place: '203.0.113.7' },
    { address: '::ffff:203.0.113.7', place: '203.0.113.7' },
    { address: '2001:db8:1:2:3:4:5:6', place: '2001:db8:1:2::/64' },
    { address: '2001:0db8:0001:0002::ffff', place: '2001:db8:1:2::/64' },
    { address: '2001:db8::1', place: '2001:db8:0:0::/64' },
    { address: 'fe80::1%eth0', place: 'fe80:0:0:0::/64' },
    { address: '::1', place: '0:0:0:0::/64' },
  ])('$address is $place', ({ address, place }) => {
    expect(placeOf(address)).toBe(place)
  })
})
