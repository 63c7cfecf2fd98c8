import { describe, expect, it } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import { chooseCandidates } from './choose-candidates.ts'
import { satisfies } from './contract-range.ts'

const assets = 'https://assets.shop.test'
const aRelease = (version: string, over: Partial<PageRelease> = {}): PageRelease => ({
  version,
  base: `${assets}/mfe-ordering/${version}/`,
  contract: '^1.0.0',
  container: 'mfe_ordering',
  entry: 'entry.js',
  integrity: 'sha256-x',
  routes: {},
  tells: [],
  hears: [],
  singletons: {},
  preload: {},
  ...over,
})

describe('the contract that a release names', () => {
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
  ])('$range is served by $version: $served', ({ version, range, served }) => {
    expect(satisfies(version, range)).toBe(served)
  })
})

describe('the releases that may be shown', () => {
  it('keep their order', () => {
    const { candidates, refused } = chooseCandidates([aRelease('1.1.0'), aRelease('1.0.0')], '1.0.0', assets)
    expect(candidates.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0'])
    expect(refused).toEqual([])
  })

  it.each([
    { says: 'a newer contract', over: { contract: '^1.1.0' }, why: 'contract' },
    { says: 'another contract', over: { contract: '^2.0.0' }, why: 'contract' },
    { says: 'no contract', over: { contract: '' }, why: 'contract' },
    { says: 'another origin', over: { base: 'https://evil.example/mfe-ordering/1/' }, why: 'origin' },
    { says: 'an origin that begins alike', over: { base: `${assets}.evil.example/` }, why: 'origin' },
    { says: 'our host over plain http', over: { base: 'http://assets.shop.test/' }, why: 'origin' },
    { says: 'another port', over: { base: `${assets}:8443/` }, why: 'origin' },
    {
      says: 'credentials before another host',
      over: { base: 'https://assets.shop.test@evil.example/' },
      why: 'origin',
    },
    { says: 'an address that is none', over: { base: '/mfe-ordering/1/' }, why: 'origin' },
    { says: 'an empty address', over: { base: '' }, why: 'origin' },
  ] as const)('are without one of $says, and the one before stands in', ({ over, why }) => {
    const releases = [aRelease('1.1.0', over), aRelease('1.0.0')]
    expect(chooseCandidates(releases, '1.0.0', assets)).toEqual({
      candidates: [aRelease('1.0.0')],
      refused: [{ version: '1.1.0', why }],
    })
  })

  it('may be none', () => {
    expect(chooseCandidates([], '1.0.0', assets)).toEqual({ candidates: [], refused: [] })
  })
})
