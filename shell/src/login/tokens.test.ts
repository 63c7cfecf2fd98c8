import { describe, expect, it } from '@jest/globals'
import { aProvider } from './testing/fake-browser.ts'
import { isFresh, isNewer } from './tokens.ts'

const { tokensOf } = aProvider()

describe('tokens', () => {
  it.each([
    { says: 'half a minute and a millisecond', leftMs: 30_001, fresh: true },
    { says: 'half a minute', leftMs: 30_000, fresh: false },
    { says: 'nothing', leftMs: 0, fresh: false },
    { says: 'less than nothing', leftMs: -1, fresh: false },
  ])('[GRD-064] with $says left are fresh: $fresh', ({ leftMs, fresh }) => {
    expect(isFresh(tokensOf(1, { expiresAt: 1_000_000 + leftMs }), 1_000_000)).toBe(fresh)
  })

  it.each([
    { says: 'a later generation', other: tokensOf(3), newer: true },
    { says: 'the same', other: tokensOf(2), newer: false },
    { says: 'an earlier generation', other: tokensOf(1), newer: false },
    { says: 'another login', other: tokensOf(1, { loginId: 'login-2' }), newer: true },
  ])('$says replaces ours: $newer', ({ other, newer }) => {
    expect(isNewer(other, tokensOf(2))).toBe(newer)
    expect(isNewer(other, undefined)).toBe(true)
  })
})
