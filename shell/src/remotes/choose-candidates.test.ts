import { describe, expect, it } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import fc from 'fast-check'
import { chooseCandidates } from './choose-candidates.ts'
import { aRelease, assets, rules } from './testing/a-release.ts'

const versionsOf = (offered: unknown, bucket = 50) =>
  chooseCandidates(offered, rules, bucket).candidates.map(({ version }) => version)
const verdictsOf = (offered: unknown, bucket = 50) =>
  chooseCandidates(offered, rules, bucket).judged.map(({ version, verdict }) => ({ version, ...verdict }))

const preview = 'https://previews.shop.test/mfe-ordering/'
const anOverride = (over: Partial<PageRelease> = {}) => aRelease('3.0.0-qa', { override: true, base: preview, ...over })

describe('the releases of a remote that a visit may see', () => {
  it.each([
    {
      says: 'newest first, those before behind it',
      offered: [aRelease('1.1.0'), aRelease('1.0.0')],
      chosen: ['1.1.0', '1.0.0'],
    },
    {
      says: 'a canary in its share',
      offered: [aRelease('1.1.0', { canary: 50.01 }), aRelease('1.0.0')],
      chosen: ['1.1.0', '1.0.0'],
    },
    {
      says: 'no canary at the edge of its share',
      offered: [aRelease('1.1.0', { canary: 50 }), aRelease('1.0.0')],
      chosen: ['1.0.0'],
    },
    {
      says: 'no canary of nobody',
      offered: [aRelease('1.1.0', { canary: 0 }), aRelease('1.0.0')],
      bucket: 0,
      chosen: ['1.0.0'],
    },
    { says: 'a canary of everybody', offered: [aRelease('1.1.0', { canary: 100 })], bucket: 99.99, chosen: ['1.1.0'] },
    {
      says: 'of two canaries the one whose share is large enough',
      offered: [aRelease('1.2.0', { canary: 5 }), aRelease('1.1.0', { canary: 60 }), aRelease('1.0.0')],
      chosen: ['1.1.0', '1.0.0'],
    },
    {
      says: 'an override before everything',
      offered: [aRelease('1.1.0', { canary: 60 }), aRelease('1.0.0'), anOverride()],
      chosen: ['3.0.0-qa', '1.1.0', '1.0.0'],
    },
    {
      says: 'an override whatever its share',
      offered: [anOverride({ canary: 1 }), aRelease('1.0.0')],
      chosen: ['3.0.0-qa', '1.0.0'],
    },
    { says: 'nothing where nothing is offered', offered: [], chosen: [] },
    {
      says: 'nothing where only a canary of others is offered',
      offered: [aRelease('1.1.0', { canary: 5 })],
      chosen: [],
    },
  ])('$says', ({ offered, bucket, chosen }) => {
    expect(versionsOf(offered, bucket)).toEqual(chosen)
  })

  it('are told with the reason of the choice', () => {
    const canary = aRelease('1.1.0', { canary: 20 })
    expect(verdictsOf([canary, aRelease('1.0.0')], 20)).toEqual([
      { version: '1.1.0', is: 'held back', bucket: 20, share: 20 },
      { version: '1.0.0', is: 'chosen', because: 'newest' },
    ])
    expect(verdictsOf([canary, aRelease('1.0.0')], 19.99)).toEqual([
      { version: '1.1.0', is: 'chosen', because: 'canary' },
      { version: '1.0.0', is: 'last good' },
    ])
    expect(verdictsOf([anOverride(), aRelease('1.0.0')])).toEqual([
      { version: '3.0.0-qa', is: 'chosen', because: 'override' },
      { version: '1.0.0', is: 'last good' },
    ])
  })
})

describe('refused before any of its code runs, and the release before stands in', () => {
  const route = { path: '/', screen: 'top' }
  it.each([
    { says: 'a newer contract', over: { contract: '^1.5.0' }, because: 'contract' },
    { says: 'another contract', over: { contract: '^2.0.0' }, because: 'contract' },
    { says: 'no contract', over: { contract: '' }, because: 'contract' },
    { says: 'a range that is none', over: { contract: 'latest' }, because: 'contract' },
    { says: 'another origin', over: { base: 'https://evil.example/mfe-ordering/1/' }, because: 'origin' },
    { says: 'an origin of overrides, without being one', over: { base: preview }, because: 'origin' },
    { says: 'an origin that begins alike', over: { base: `${assets}.evil.example/` }, because: 'origin' },
    { says: 'our host over plain http', over: { base: 'http://assets.shop.test/' }, because: 'origin' },
    { says: 'another port', over: { base: `${assets}:8443/` }, because: 'origin' },
    {
      says: 'credentials before another host',
      over: { base: 'https://assets.shop.test@evil.example/' },
      because: 'origin',
    },
    { says: 'an entry on another host', over: { entry: 'https://evil.example/entry.js' }, because: 'origin' },
    {
      says: 'an entry on another host without a scheme',
      over: { entry: '//evil.example/entry.js' },
      because: 'origin',
    },
    { says: 'an entry outside of its folder', over: { entry: '../1.0.0/entry.js' }, because: 'origin' },
    { says: 'an entry that is no address', over: { entry: 'https://[' }, because: 'origin' },
    { says: 'code in its address', over: { base: 'data:text/javascript,/' }, because: 'origin' },
    { says: 'no hash', over: { integrity: '' }, because: 'integrity' },
    { says: 'a hash that browsers take for none', over: { integrity: 'md5-abc' }, because: 'integrity' },
    { says: 'a newer React than ours', over: { singletons: { react: '^20.0.0' } }, because: 'singleton' },
    { says: 'a singleton that we do not provide', over: { singletons: { vue: '^3.0.0' } }, because: 'singleton' },
    { says: 'a singleton without a range', over: { singletons: { react: '' } }, because: 'singleton' },
    { says: 'an address that is none', over: { base: '/mfe-ordering/1/' }, because: 'malformed' },
    { says: 'a share that is no number', over: { canary: '100' as never }, because: 'malformed' },
    { says: 'routes without their flags', over: { routes: { top: route as never } }, because: 'malformed' },
    { says: 'no hash at all', over: { integrity: undefined as never }, because: 'malformed' },
  ] as const)('one with $says', ({ over, because }) => {
    const offered = [aRelease('1.1.0', over), aRelease('1.0.0')]
    expect(verdictsOf(offered)).toEqual([
      { version: '1.1.0', is: 'refused', because, words: expect.any(String) },
      { version: '1.0.0', is: 'chosen', because: 'newest' },
    ])
    expect(versionsOf(offered)).toEqual(['1.0.0'])
  })

  it('says both sides', () => {
    expect(verdictsOf([aRelease('1.1.0', { contract: '^2.0.0' })])).toEqual([
      {
        version: '1.1.0',
        is: 'refused',
        because: 'contract',
        words: 'it needs contract ^2.0.0, this shell serves 1.4.2',
      },
    ])
    expect(verdictsOf([aRelease('1.1.0', { singletons: { zustand: '^6.0.0' } })])).toEqual([
      {
        version: '1.1.0',
        is: 'refused',
        because: 'singleton',
        words: 'it needs zustand ^6.0.0, this shell provides 5.1.0',
      },
    ])
  })

  it('an override whose contract we do not serve', () => {
    expect(verdictsOf([anOverride({ contract: '^2.0.0' }), aRelease('1.0.0')])).toMatchObject([
      { version: '3.0.0-qa', is: 'refused', because: 'contract' },
      { version: '1.0.0', is: 'chosen', because: 'newest' },
    ])
  })

  it('an override from an origin that is on no list', () => {
    expect(verdictsOf([anOverride({ base: 'https://evil.example/' }), aRelease('1.0.0')])).toMatchObject([
      { is: 'refused', because: 'origin' },
      { is: 'chosen' },
    ])
  })
})

/** Values that a broken registry may give for a release: right, missing, or of another kind, in any mixture. */
const anything = fc.record(
  Object.fromEntries(
    Object.entries(aRelease('1.1.0', { canary: 30, override: true })).map(([key, value]) => [
      key,
      fc.oneof({ weight: 3, arbitrary: fc.constant(value as unknown) }, fc.anything()),
    ]),
  ),
  { requiredKeys: [] },
)

describe('a broken registry', () => {
  it('never throws, and only whole releases come of it', () => {
    const offered = fc.oneof(fc.anything(), fc.array(fc.oneof(anything, fc.anything())))
    fc.assert(
      fc.property(offered, (releases) => {
        const { candidates, judged } = chooseCandidates(releases, rules, 0)
        for (const { base, entry, integrity, routes } of candidates) {
          expect([assets, 'https://previews.shop.test']).toContain(new URL(entry, base).origin)
          expect(integrity).toMatch(/^sha/)
          expect(typeof routes).toBe('object')
        }
        expect(judged.filter(({ verdict }) => verdict.is === 'chosen')).toHaveLength(candidates.length > 0 ? 1 : 0)
      }),
    )
  })
})
