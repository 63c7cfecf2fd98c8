import { describe, expect, it } from '@jest/globals'
import { claimsOf, type IdTokenExpectation, type IdTokenVerdict, judgeIdToken } from './id-token.ts'
import { aToken } from './testing/id-tokens.ts'

const nowSeconds = 1_790_000_000
const expected: IdTokenExpectation = {
  issuer: 'https://identity.test',
  clientId: 'todok-shop',
  nonce: 'nonce-1',
  nowSeconds,
}
const good = {
  iss: 'https://identity.test',
  aud: 'todok-shop',
  exp: nowSeconds + 600,
  iat: nowSeconds - 1,
  nonce: 'nonce-1',
  sub: 'auth0|member',
}
const verdictOn = (claims: object) => judgeIdToken(aToken(claims), expected)

describe('an id token', () => {
  it('[GRD-065] that is ours is taken, with the claims that the shop reads', () => {
    const claims = {
      memberCode: '12345678',
      mimamorareMemberCode: '97812345',
      membershipCardNumber: '9876',
      familyCode: '02',
    }
    expect(verdictOn({ ...good, ...claims, email: 'member@todok.example', at_hash: 'x' })).toEqual({
      ok: true,
      claims: { sub: 'auth0|member', ...claims },
    })
  })

  it('may lack every claim of a member: somebody who is not registered yet', () => {
    expect(verdictOn({ ...good, memberCode: 12345678, familyCode: null })).toEqual({
      ok: true,
      claims: { sub: 'auth0|member' },
    })
  })

  it.each([
    { says: 'as long as the clocks differ by five minutes', over: { exp: nowSeconds - 300, iat: nowSeconds - 900 } },
    { says: 'also when ours is five minutes late', over: { iat: nowSeconds + 300 } },
    { says: 'for several when it says that we asked', over: { aud: ['other', 'todok-shop'], azp: 'todok-shop' } },
    { says: 'for us alone in a list', over: { aud: ['todok-shop'] } },
  ])('is taken $says', ({ over }) => {
    expect(verdictOn({ ...good, ...over })).toMatchObject({ ok: true })
  })

  it.each<{ says: string; over: object; why: Extract<IdTokenVerdict, { ok: false }>['why'] }>([
    { says: 'another issuer', over: { iss: 'https://evil.test' }, why: 'issuer' },
    { says: 'an issuer that begins alike', over: { iss: 'https://identity.test.evil.test' }, why: 'issuer' },
    { says: 'an issuer with a slash more', over: { iss: 'https://identity.test/' }, why: 'issuer' },
    { says: 'no issuer', over: { iss: undefined }, why: 'issuer' },
    { says: 'another client', over: { aud: 'other' }, why: 'audience' },
    { says: 'no client', over: { aud: undefined }, why: 'audience' },
    { says: 'a list without us', over: { aud: ['a', 'b'] }, why: 'audience' },
    { says: 'several clients without saying who asked', over: { aud: ['todok-shop', 'other'] }, why: 'audience' },
    { says: 'several clients, another asked', over: { aud: ['todok-shop', 'other'], azp: 'other' }, why: 'audience' },
    { says: 'us, but another asked', over: { azp: 'other' }, why: 'audience' },
    { says: 'its end five minutes and a second ago', over: { exp: nowSeconds - 301 }, why: 'expired' },
    { says: 'no end', over: { exp: undefined }, why: 'expired' },
    { says: 'an end in text', over: { exp: String(nowSeconds + 600) }, why: 'expired' },
    { says: 'no end that comes', over: { exp: Number.POSITIVE_INFINITY }, why: 'expired' },
    { says: 'a beginning in the future', over: { iat: nowSeconds + 301 }, why: 'issuedInFuture' },
    { says: 'no beginning', over: { iat: undefined }, why: 'issuedInFuture' },
    { says: 'another nonce', over: { nonce: 'nonce-2' }, why: 'nonce' },
    { says: 'no nonce', over: { nonce: undefined }, why: 'nonce' },
    { says: 'nobody', over: { sub: '' }, why: 'subject' },
    { says: 'a subject that is no text', over: { sub: 7 }, why: 'subject' },
  ])('is refused with $says', ({ over, why }) => {
    expect(verdictOn({ ...good, ...over })).toEqual({ ok: false, why })
  })

  it.each([
    '',
    'x',
    'a.b.c',
    'a..c',
    '..',
    `x.${btoa('null')}.y`,
    `x.${btoa('"text"')}.y`,
    `x.${btoa('{')}.y`,
    'a.%%%.c',
  ])('is refused when it is none: %j', (token) => {
    expect(judgeIdToken(token, expected)).toMatchObject({ ok: false })
  })

  it('is read with names in Japanese and with every character of its alphabet', () => {
    expect(claimsOf(aToken({ name: '佐藤 花子 𠮷 ~~~???>>>' }))).toEqual({ name: '佐藤 花子 𠮷 ~~~???>>>' })
  })
})
