import { webcrypto } from 'node:crypto'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { judgeLinkTokens, type LinkTokenExpectation, type LinkTokens } from './link-tokens.ts'
import { aSigner, type Signer, tokenPart } from './testing/signed-tokens.ts'

const subtle = webcrypto.subtle as SubtleCrypto
const now = 1_790_000_000_000
const inTenMinutes = now / 1000 + 600
const access = {
  iss: 'https://identity.test',
  sub: 'auth0|member',
  aud: 'https://services.test',
  client_id: 'todok-shop',
  exp: inTenMinutes,
}
const id = { iss: access.iss, sub: access.sub, aud: 'todok-shop', exp: inTenMinutes, email: 'member@todok.example' }

let provider: Signer
let stranger: Signer
beforeAll(async () => {
  provider = await aSigner(subtle)
  stranger = await aSigner(subtle)
})

const judged = (tokens: LinkTokens, over: Partial<LinkTokenExpectation> = {}) =>
  judgeLinkTokens(tokens, {
    issuer: 'https://identity.test',
    clientId: 'todok-shop',
    keys: [provider.key],
    crypto: subtle,
    nowMs: [now, now],
    ...over,
  })
const refusal = async (tokens: LinkTokens, over: Partial<LinkTokenExpectation> = {}) => {
  const verdict = await judged(tokens, over)
  return verdict.ok ? 'taken' : verdict.why
}

describe('tokens that came with an address', () => {
  it('[GRD-026] [GRD-091] which the provider has signed for this shop are taken', async () => {
    expect(await judged({ accessToken: await provider.sign(access), idToken: await provider.sign(id) })).toEqual({
      ok: true,
      subject: 'auth0|member',
      lifeMs: 600_000,
      email: 'member@todok.example',
    })
  })

  it('[GRD-021] an access token alone is enough', async () => {
    expect(await judged({ accessToken: await provider.sign(access), idToken: undefined })).toMatchObject({ ok: true })
  })

  it.each<{ says: string; over: object; header?: object; why: string }>([
    { says: 'another issuer', over: { iss: 'https://identity.evil' }, why: 'issuer' },
    { says: 'no issuer', over: { iss: undefined }, why: 'issuer' },
    { says: 'another client', over: { client_id: 'other' }, why: 'client' },
    {
      says: 'another client, the shop among the audience',
      over: { client_id: 'other', aud: ['todok-shop'] },
      why: 'client',
    },
    { says: 'no client', over: { client_id: undefined }, why: 'client' },
    {
      says: 'another authorized party',
      over: { client_id: undefined, azp: 'other', aud: 'todok-shop' },
      why: 'client',
    },
    {
      says: 'an audience of two and no party',
      over: { client_id: undefined, aud: ['todok-shop', 'x'] },
      why: 'client',
    },
    { says: 'a time that is over', over: { exp: now / 1000 }, why: 'over' },
    { says: 'no end', over: { exp: undefined }, why: 'over' },
    { says: 'an end that is no number', over: { exp: '9999999999' }, why: 'over' },
    { says: 'nobody', over: { sub: '' }, why: 'subject' },
    { says: 'a subject that is no text', over: { sub: 7 }, why: 'subject' },
    { says: 'a key that nobody has', over: {}, header: { kid: 'key-2' }, why: 'key' },
    { says: 'no key', over: {}, header: { kid: undefined }, why: 'key' },
    { says: 'no signature at all', over: {}, header: { alg: 'none' }, why: 'algorithm' },
    { says: 'a shared secret', over: {}, header: { alg: 'HS256' }, why: 'algorithm' },
  ])('[GRD-091] of $says are refused', async ({ over, header, why }) => {
    expect(
      await refusal({ accessToken: await provider.sign({ ...access, ...over }, header), idToken: undefined }),
    ).toBe(why)
  })

  it('[GRD-091] signed by a stranger are refused, be it the access token or the id token', async () => {
    const good = { accessToken: await provider.sign(access), idToken: await provider.sign(id) }
    expect(await refusal({ ...good, accessToken: await stranger.sign(access) })).toBe('signature')
    expect(await refusal({ ...good, idToken: await stranger.sign(id) })).toBe('signature')
  })

  it('[GRD-091] whose claims were changed after signing are refused', async () => {
    const [head, , signature] = (await provider.sign(access)).split('.')
    const forged = tokenPart({ ...access, sub: 'auth0|victim' })
    expect(await refusal({ accessToken: `${head}.${forged}.${signature}`, idToken: undefined })).toBe('signature')
    expect(await refusal({ accessToken: `${head}.${forged}.`, idToken: undefined })).toBe('signature')
  })

  it('[GRD-091] of two members are refused', async () => {
    const idToken = await provider.sign({ ...id, sub: 'auth0|other' })
    expect(await refusal({ accessToken: await provider.sign(access), idToken })).toBe('subject')
  })

  it.each(['', 'x', 'a.b.c', '..', 'null', '.eyJzdWIiOiIxIn0.', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0'])(
    '[GRD-091] are refused when they are none: %j',
    async (accessToken) => {
      expect(await refusal({ accessToken, idToken: undefined })).not.toBe('taken')
    },
  )

  it('[GRD-091] are refused where nothing can be verified: no keys, no secure context', async () => {
    const tokens = { accessToken: await provider.sign(access), idToken: undefined }
    expect(await refusal(tokens, { keys: [] })).toBe('key')
    expect(await refusal(tokens, { crypto: undefined })).toBe('key')
    expect(await refusal(tokens, { keys: [{ ...provider.key, n: 'AA' }] })).not.toBe('taken')
  })

  it('are taken by one of the two clocks, and live as long as that one says', async () => {
    const dayMs = 86_400_000
    const tokens = { accessToken: await provider.sign(access), idToken: undefined }
    expect(await judged(tokens, { nowMs: [now + dayMs, now] })).toMatchObject({ ok: true, lifeMs: 600_000 })
    expect(await refusal(tokens, { nowMs: [now + dayMs, now + dayMs] })).toBe('over')
  })
})

describe('tokens of another provider', () => {
  it.each(['RS256', 'PS256', 'ES256'] as const)('[GRD-091] signed with %s are taken where it signs so', async (alg) => {
    const signer = await aSigner(subtle, 'key-2', alg)
    const tokens = { accessToken: await signer.sign(access), idToken: await signer.sign(id) }
    const keys = [provider.key, signer.key]
    expect(await refusal(tokens, { keys, algorithms: [alg] })).toBe('taken')
    expect(await refusal(tokens, { keys, algorithms: ['none'] })).toBe('algorithm')
    // Without a word of the provider the shop knows one algorithm.
    expect(await refusal(tokens, { keys })).toBe(alg === 'RS256' ? 'taken' : 'algorithm')
    const forged = { ...tokens, accessToken: tokens.accessToken.replace(/.{8}$/, 'AAAAAAAA') }
    expect(await refusal(forged, { keys, algorithms: [alg] })).toBe('signature')
  })

  it('[GRD-091] are of whom its own claims name', async () => {
    const claims = { subject: 'oid', email: 'preferred_username' }
    const named = { oid: 'oid-1', preferred_username: 'who@todok.example', email: 'other@todok.example' }
    const tokens = {
      accessToken: await provider.sign({ ...access, ...named }),
      idToken: await provider.sign({ ...id, ...named, sub: 'pairwise' }),
    }
    expect(await judged(tokens, { claims })).toMatchObject({ subject: 'oid-1', email: 'who@todok.example' })
    expect(await refusal({ ...tokens, accessToken: await provider.sign(access) }, { claims })).toBe('subject')
  })
})
