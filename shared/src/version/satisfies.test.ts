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
    // Anything that is no plain caret range is not understood, and what is not understood is refused.
    { version: '1.0.0', range: '', served: false },
    { version: '1.0.0', range: '*', served: false },
    { version: '1.0.0', range: '1.0.0', served: false },
    { version: '1.0.0', range: '>=1.0.0', served: false },
    { version: '1.0.0', range: '~1.0.0', served: false },
    { version: '1.0.0', range: '^1', served: false },
    { version: '1.0.0', range: '^1.0.0 || ^2.0.0', served: false },
    { version: '1.0.0', range: '^1.0.0-beta', served: false },
    { version: 'next', range: '^1.0.0', served: false },
    { version: '', range: '^1.0.0', served: false },
    { version: '', range: '^0.0.0', served: false },
  ])('$range is served by $version: $served', ({ version, range, served }) => {
    expect(satisfies(version, range)).toBe(served)
  })
})
