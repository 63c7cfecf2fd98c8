import { describe, expect, it } from '@jest/globals'
import { satisfies } from './satisfies.ts'

describe('the range that a release names', () => {
  it.each([
    { version: '1.0.0', range: '^1.0.0', served: true },
    { version: '1.4.2', range: '^1.0.0', served: true },
    { version: '1.4.2', range: '^1.4.2', served: true },
    { version: '1.4.2', range: '^1.4.3', served: false },
    { version: '1.4.2', range: '^1.5.0', served: false },
    { version: '1.10.0', range: '^1.9.9', served: true },
    { version: '2.0.0', range: '^1.0.0', served: false },
    { version: '1.9.9', range: '^2.0.0', served: false },
    { version: '0.3.0', range: '^0.2.0', served: false },
    { version: '0.2.5', range: '^0.2.3', served: true },
    { version: '0.0.4', range: '^0.0.3', served: false },
    // Two majors at once.
    { version: '1.14.2', range: '^1.14.0 || ^2.0.0', served: true },
    { version: '2.3.0', range: '^1.14.0 || ^2.0.0', served: true },
    { version: '3.0.0', range: '^1.14.0 || ^2.0.0', served: false },
    { version: '1.4.2', range: '~1.4.0', served: true },
    { version: '1.5.0', range: '~1.4.0', served: false },
    { version: '1.5.0', range: '>=1.4.0 <1.6.0', served: true },
    { version: '1.6.0', range: '>=1.4.0 <1.6.0', served: false },
    { version: '1.5.9', range: '1.x', served: true },
    { version: '1.5.9', range: '1.2.0 - 1.6.0', served: true },
    { version: '1.0.0', range: '1.0.0', served: true },
    { version: '1.0.0', range: '*', served: true },
    // A prerelease is not yet the version that it leads to.
    { version: '19.0.0-rc.1', range: '^19.0.0', served: false },
    { version: '20.0.0-rc.1', range: '^19.0.0', served: false },
    { version: '19.0.0-rc.1', range: '^19.0.0-rc.0', served: true },
    { version: '19.0.0-rc.0', range: '^19.0.0-rc.1', served: false },
    { version: '19.0.0', range: '^19.0.0-rc.1', served: true },
    { version: '1.2.0+1a2b3c', range: '^1.2.0', served: true },
    { version: '1.0.0', range: '', served: false },
    { version: '1.0.0', range: ' ', served: false },
    { version: '1.0.0', range: 'latest', served: false },
    { version: '1.0.0', range: '^', served: false },
    { version: 'next', range: '^1.0.0', served: false },
    { version: '', range: '^1.0.0', served: false },
    { version: '', range: '^0.0.0', served: false },
    { version: '', range: '*', served: false },
  ])('$range is met by $version: $served', ({ version, range, served }) => {
    expect(satisfies(version, range)).toBe(served)
  })
})
