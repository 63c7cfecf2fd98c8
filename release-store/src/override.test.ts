import { createHmac } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Override, type OverrideBuild, readOverride, signOverride } from './override.ts'

const secret = 'an operator keeps this to himself'
const now = new Date('2026-11-20T09:00:00Z')
const soon = now.getTime() + 60_000
const builds: OverrideBuild[] = [
  { remote: 'mfe-a', version: '1.0.0+12345678' },
  { remote: 'mfe-b', url: 'https://preview.example/mfe-b/' },
]
const read = (token: string, at = now) => readOverride(token, secret, at)

/** As a program would that has the secret and its own idea of a link. */
const signedByHand = (content: unknown) => signedText(JSON.stringify(content))
function signedText(text: string): string {
  const payload = Buffer.from(text).toString('base64url')
  return `${payload}.${createHmac('sha256', secret).update(`shop override 1\n${payload}`).digest('base64url')}`
}

describe('a signed link', () => {
  it.each<{ says: string; override: Override }>([
    { says: 'builds of the store and of elsewhere', override: { builds, until: soon } },
    { says: 'no builds: the panel alone', override: { builds: [], until: soon } },
  ])('says what was signed: $says', ({ override }) => {
    const token = signOverride(override, secret)
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
    expect(read(token)).toEqual(override)
  })

  it.each([
    { says: 'a millisecond before', at: soon - 1, verdict: { builds, until: soon } },
    { says: 'then', at: soon, verdict: { refused: 'expired' } },
  ])('is good until its hour: $says', ({ at, verdict }) => {
    expect(read(signOverride({ builds, until: soon }, secret), new Date(at))).toEqual(verdict)
  })

  it.each([
    { says: 'another secret', token: signOverride({ builds, until: soon }, `${secret}!`) },
    { says: 'no signature', token: signOverride({ builds, until: soon }, secret).split('.')[0] ?? '' },
    { says: 'a part more', token: `${signOverride({ builds, until: soon }, secret)}.x` },
    { says: 'nothing', token: '' },
    { says: 'no JSON', token: signedText('{') },
    { says: 'another shape', token: signedByHand({ builds: 'mfe-a', until: soon }) },
    { says: 'no hour', token: signedByHand({ builds }) },
    {
      says: 'a script for an address',
      token: signedByHand({ builds: [{ remote: 'mfe-a', url: 'javascript:1' }], until: soon }),
    },
    {
      says: 'a way out of the store',
      token: signedByHand({ builds: [{ remote: 'mfe-a', version: '../1.0.0' }], until: soon }),
    },
  ])('with $says is forged', ({ token }) => {
    expect(read(token)).toEqual({ refused: 'forged' })
  })

  it('cannot choose two builds of one remote, neither when signed nor when read', () => {
    const twice = { builds: [...builds, { remote: 'mfe-a', version: '2.0.0' }], until: soon }
    expect(() => signOverride(twice, secret)).toThrow('two builds for mfe-a')
    expect(read(signedByHand(twice))).toEqual({ refused: 'twice' })
  })

  it('that somebody changed anywhere is forged', () => {
    const token = signOverride({ builds, until: soon }, secret)
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'), (place, letter) => {
        const changed = token.slice(0, place) + letter + token.slice(place + 1)
        expect(read(changed)).toEqual(changed === token ? { builds, until: soon } : { refused: 'forged' })
      }),
      { numRuns: 500 },
    )
  })

  it('can be any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.json().map(signedText)), (token) => {
        expect(read(token)).toEqual({ refused: 'forged' })
      }),
      { numRuns: 1000 },
    )
  })
})
