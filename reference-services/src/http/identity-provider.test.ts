import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { readConfig } from '../config.ts'
import { identityOf } from '../identity-settings.ts'
import { hearLog, type LogRecord } from '../observability/log.ts'
import { setClockAhead, stopClocks } from '../testing/clock-ahead.ts'
import { type ForeignProvider, startForeignProvider } from '../testing/foreign-provider.ts'
import { createTokenVerifier } from './bearer-token.ts'
import { createIdTokenVerifier } from './id-token.ts'
import { createIdentityProvider, type ProviderPorts } from './identity-provider.ts'

let foreign: ForeignProvider
let now = 0
let lines: string[] = []
beforeEach(async () => {
  foreign = await startForeignProvider()
  now = Date.now()
  lines = []
})
afterEach(() => {
  foreign.close()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const audience = 'https://services.example'
const ports: ProviderPorts = { fetch, now: () => now, log: (line) => void lines.push(line) }
const settingsOf = (more: Record<string, string> = {}) =>
  readConfig({
    IDENTITY_ISSUER: foreign.issuer,
    IDENTITY_CLIENT_ID: 'shop',
    IDENTITY_AUDIENCE: audience,
    ...more,
  }).identity
const aProvider = (more: Record<string, string> = {}) => createIdentityProvider(settingsOf(more), ports)
const discovery = '/realms/coop/.well-known/openid-configuration'

it('a provider that cannot be reached is a record in the log, with the reason behind `fetch failed`', async () => {
  foreign.close()
  const records: LogRecord[] = []
  const stop = hearLog((record) => records.push(record))
  await createIdentityProvider(settingsOf()).ready()
  stop()
  const message = expect.stringMatching(new RegExp(`^identity provider ${foreign.issuer}: .*ECONNREFUSED`))
  expect(records).toEqual([expect.objectContaining({ level: 'error', server: 'login', message })])
})

describe('the endpoints of a provider', () => {
  it('are those of its discovery document, which is read once in ten minutes', async () => {
    const provider = aProvider()
    expect(provider.endpoints()).toBeUndefined()
    await provider.ready()
    expect(provider.endpoints()).toEqual({
      authorization: `${foreign.issuer}/authorize`,
      token: `${foreign.issuer}/token`,
      jwks: `${foreign.issuer}/keys`,
      revocation: undefined,
      endSession: undefined,
    })
    expect(foreign.asked[discovery]).toBe(1)
    foreign.document['token_endpoint'] = `${foreign.issuer}/token-2`
    now += 600_000
    // Whoever asks first does not wait for it.
    expect(provider.endpoints()?.token).toBe(`${foreign.issuer}/token`)
    await provider.ready()
    expect(provider.endpoints()?.token).toBe(`${foreign.issuer}/token-2`)
    expect(foreign.asked[discovery]).toBe(2)
  })

  it('are read from an issuer that ends with a slash without a second one', async () => {
    foreign.document['issuer'] = `${foreign.issuer}/`
    const provider = aProvider({ IDENTITY_ISSUER: `${foreign.issuer}/` })
    await provider.ready()
    expect(provider.endpoints()?.token).toBe(`${foreign.issuer}/token`)
    expect(foreign.asked[discovery]).toBe(1)
  })

  it('of a provider that is away are not known, and are asked for again after five seconds', async () => {
    foreign.status = 503
    const provider = aProvider()
    await provider.ready()
    foreign.status = 200
    await provider.ready()
    expect(provider.endpoints()).toBeUndefined()
    expect(lines).toEqual([expect.stringContaining('503')])
    now += 5000
    await provider.ready()
    expect(provider.endpoints()).toBeDefined()
  })

  it('are asked for again also after the system clock was set back', async () => {
    stopClocks()
    foreign.status = 503
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const provider = createIdentityProvider(settingsOf())
    await provider.ready()
    foreign.status = 200
    jest.setSystemTime(now - 3 * 60 * 60_000)
    jest.advanceTimersByTime(5000)
    await provider.ready()
    expect([provider.endpoints()?.token, log.mock.calls.length]).toEqual([`${foreign.issuer}/token`, 1])
  })

  it('are kept while a provider that has answered before is away', async () => {
    const provider = aProvider()
    await provider.ready()
    foreign.status = 503
    now += 600_000
    await provider.ready()
    expect(provider.endpoints()).toBeDefined()
  })

  it.each([
    { says: 'another issuer', over: { issuer: 'https://evil.example' }, word: 'https://evil.example' },
    { says: 'no keys', over: { jwks_uri: undefined }, word: 'jwks_uri' },
    { says: 'an address in the clear', over: { token_endpoint: 'http://login.example/token' }, word: 'token_endpoint' },
    { says: 'a script for an address', over: { authorization_endpoint: 'javascript:1' }, word: 'authorization' },
  ])('are not taken from a document with $says', async ({ over, word }) => {
    Object.assign(foreign.document, over)
    const provider = aProvider()
    await provider.ready()
    expect(provider.endpoints()).toBeUndefined()
    expect(lines).toEqual([expect.stringContaining(word)])
  })

  it('of the shop’s own identity server need nobody’s answer', () => {
    const settings = identityOf({} as never, { identity: 'https://identity.test', services: audience })
    const provider = createIdentityProvider(settings, { ...ports, fetch: () => Promise.reject(new Error('asked')) })
    expect(provider.endpoints()?.endSession).toBe('https://identity.test/session/end')
  })
})

describe('an access token of another provider', () => {
  const claims = { sub: 'f81d', aud: audience }
  const verifier = (more: Record<string, string> = {}) => {
    const isLoginOpen = () => Promise.reject(new Error('asked for a login of the shop’s own provider'))
    const verify = createTokenVerifier(aProvider(more), isLoginOpen)
    return async (token: string) => verify(`Bearer ${token}`).catch((error: { reason?: string }) => error)
  }
  const refused = expect.objectContaining({ status: 401 })

  it.each(['RS256', 'ES256', 'PS256'])('signed with %s names its login', async (algorithm) => {
    await foreign.changeKey(algorithm)
    const verify = verifier({ IDENTITY_ALGORITHMS: 'RS256,ES256,PS256' })
    expect(await verify(await foreign.sign(claims))).toBe('f81d')
  })

  it('names it by the claim of the settings, and no login of the shop’s own', async () => {
    const verify = verifier({ IDENTITY_CLAIMS: 'subject=oid' })
    expect(await verify(await foreign.sign({ ...claims, oid: 'auth0|1', grant: 'x' }))).toBe('auth0|1')
    expect(await verify(await foreign.sign(claims))).toEqual(refused)
    expect(await verify(await foreign.sign({ ...claims, oid: '' }))).toEqual(refused)
    expect(await verify(await foreign.sign({ ...claims, oid: ['auth0|1'] }))).toEqual(refused)
  })

  it.each([
    { says: 'of another issuer', over: { iss: 'https://evil.example' } },
    { says: 'for another service', over: { aud: 'https://other.example' } },
    { says: 'that is an id token, though one for the services too', over: { at_hash: 'LDktKdoQak3Pk0cnXxCltA' } },
    { says: 'without an end', over: { exp: undefined } },
    { says: 'over for longer than clocks differ', over: { exp: Math.floor(Date.now() / 1000) - 31 } },
    { says: 'not good yet', over: { nbf: Math.floor(Date.now() / 1000) + 60 } },
  ])('is refused when it is $says', async ({ over }) => {
    expect(await verifier()(await foreign.sign({ ...claims, ...over }))).toEqual(refused)
  })

  it('may be off by as much as clocks differ', async () => {
    const seconds = Math.floor(Date.now() / 1000)
    const verify = verifier()
    expect(await verify(await foreign.sign({ ...claims, exp: seconds - 5 }))).toBe('f81d')
    expect(await verify(await foreign.sign({ ...claims, nbf: seconds + 5 }))).toBe('f81d')
  })

  it.each([
    { type: 'at+jwt', typ: 'JWT', taken: false },
    { type: 'at+jwt', typ: 'at+JWT', taken: true },
    { type: 'JWT', typ: 'JWT', taken: true },
    { type: 'JWT', typ: 'logout+jwt', taken: false },
    { type: 'any', typ: 'anything', taken: true },
  ])('of the type $typ where $type is set: $taken', async ({ type, typ, taken }) => {
    const verify = verifier({ IDENTITY_TOKEN_TYPE: type })
    expect(await verify(await foreign.sign(claims, typ))).toEqual(taken ? 'f81d' : refused)
  })

  it('is refused with an algorithm that is not in the settings', async () => {
    await foreign.changeKey('ES256')
    expect(await verifier()(await foreign.sign(claims))).toEqual(refused)
  })

  it('follows a change of keys: a new key is asked for, an old one is not taken any more', async () => {
    const verify = verifier()
    const old = await foreign.sign(claims)
    expect(await verify(old)).toBe('f81d')
    await foreign.changeKey()
    const real = Date.now
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 5001)
    expect(await verify(await foreign.sign({ ...claims, sub: 'new' }))).toBe('new')
    expect(foreign.asked['/realms/coop/keys']).toBe(2)
    // The signature of one that was seen is checked again after ten minutes.
    const over = await foreign.sign({ ...claims, exp: Math.floor(Date.now() / 1000) + 86_400 })
    expect(await verify(over)).toBe('f81d')
    await foreign.changeKey()
    expect(await verify(over)).toBe('f81d')
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 605_100)
    expect(await verify(over)).toEqual(refused)
  })

  it('follows a change of keys also after the system clock was set back', async () => {
    const verify = verifier()
    const old = await foreign.sign({ ...claims, exp: Math.floor(Date.now() / 1000) + 86_400 })
    expect(await verify(old)).toBe('f81d')
    await foreign.changeKey()
    setClockAhead(-3 * 60 * 60_000)
    expect(await verify(await foreign.sign({ ...claims, sub: 'new' }))).toBe('new')
    expect(await verify(old)).toEqual(refused)
  })

  it('says nothing while the provider is away: nobody is logged out for it', async () => {
    foreign.status = 503
    expect(await verifier()(await foreign.sign(claims))).toEqual(expect.objectContaining({ status: 503 }))
  })
})

it('an id token of another provider names its login, by its client and the claim of the settings', async () => {
  const verify = createIdTokenVerifier(aProvider({ IDENTITY_CLAIMS: 'subject=oid' }))
  expect(await verify(await foreign.sign({ sub: 'x', oid: 'auth0|1', aud: 'shop' }, 'JWT'))).toBe('auth0|1')
  expect(await verify(await foreign.sign({ sub: 'x', aud: 'shop' }, 'JWT'))).toBeUndefined()
  expect(await verify(await foreign.sign({ oid: 'auth0|1', aud: audience }, 'JWT'))).toBeUndefined()
})
