import { describe, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { readConfig } from '../config.ts'
import type { IdentityProvider, ProviderEndpoints } from '../http/identity-provider.ts'
import { addLoginUnavailable } from './login-unavailable.ts'
import { pageIdentity } from './page-identity.ts'
import { silentLoginScript } from './silent-login.ts'

const config = (more: Record<string, string> = {}) =>
  readConfig({
    IDENTITY_ISSUER: 'https://login.example/',
    IDENTITY_CLIENT_ID: 'shop',
    IDENTITY_AUDIENCE: 'https://services.example',
    IDENTITY_AUDIENCE_PARAMETER: 'audience',
    IDENTITY_SCOPES: 'openid orders',
    ...more,
  })
const endpoints: ProviderEndpoints = {
  authorization: 'https://login.example/authorize',
  token: 'https://login.example/token',
  jwks: 'https://login.example/keys',
  revocation: 'https://login.example/revoke',
  endSession: 'https://login.example/end',
}

describe('another provider in a page', () => {
  it('has the endpoints of its document, and what differs from the shop’s own', () => {
    expect(pageIdentity(config({ IDENTITY_ALGORITHMS: 'ES256' }), endpoints)).toEqual({
      issuer: 'https://login.example/',
      clientId: 'shop',
      authorizationEndpoint: 'https://login.example/authorize',
      tokenEndpoint: 'https://login.example/token',
      revocationEndpoint: 'https://login.example/revoke',
      endSessionEndpoint: 'https://login.example/end',
      jwksEndpoint: 'https://login.example/keys',
      request: { scope: 'openid orders', audience: 'https://services.example' },
      algorithms: ['ES256'],
      claims: { subject: 'sub', email: 'email' },
    })
  })

  it.each([
    { says: 'its document names no address', settings: {}, over: { endSession: undefined } },
    { says: 'the settings say so', settings: { IDENTITY_LOGOUT: 'none' }, over: {} },
    { says: 'it has not answered yet', settings: {}, over: undefined },
  ])('has no logout when $says', ({ settings, over }) => {
    const identity = pageIdentity(config(settings), over && { ...endpoints, ...over })
    expect(identity).toMatchObject({ hasLogout: false, endSessionEndpoint: 'http://localhost:3000/' })
  })

  it('has the logout of Auth0', () => {
    const { endSessionEndpoint, hasLogout } = pageIdentity(config({ IDENTITY_LOGOUT: 'auth0' }), endpoints)
    expect([endSessionEndpoint, hasLogout]).toEqual([
      'https://login.example/v2/logout?returnTo=http%3A%2F%2Flocalhost%3A3000%2F',
      undefined,
    ])
  })

  it('is told of the end of a refresh token at its token endpoint when it takes none back', () => {
    expect(pageIdentity(config(), { ...endpoints, revocation: undefined }).revocationEndpoint).toBe(endpoints.token)
  })

  it('[K-28] is asked in silence for its own scopes and audience', () => {
    const script = silentLoginScript('n', pageIdentity(config(), endpoints))
    expect(script).toContain('"scope":"openid orders","audience":"https://services.example","prompt":"none"')
    expect(silentLoginScript('n', pageIdentity(readConfig({}), endpoints))).toContain(
      '"scope":"openid email offline_access","prompt":"none"',
    )
  })
})

describe('a provider that has not answered when the page was made', () => {
  it('has addresses at the shop for everything', () => {
    const { authorizationEndpoint, tokenEndpoint, revocationEndpoint, jwksEndpoint } = pageIdentity(config(), undefined)
    expect(new Set([authorizationEndpoint, tokenEndpoint, revocationEndpoint, jwksEndpoint])).toEqual(
      new Set(['http://localhost:3000/_login']),
    )
  })

  it('is told to whoever wants to log in, and is reached by the same address once it has answered', async () => {
    let known: ProviderEndpoints | undefined
    const server = Fastify()
    addLoginUnavailable(server, { endpoints: () => known } as IdentityProvider, 'https://shop.test')
    const away = await server.inject('/_login?client_id=shop')
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5'])
    expect(away.body).toContain('ただいまログインできません')
    // The answer to a refresh that is refused for good is 403 or 400: this one ends no login.
    expect((await server.inject({ method: 'POST', url: '/_login' })).statusCode).toBe(503)
    known = endpoints
    const there = await server.inject('/_login?client_id=shop&state=1')
    expect([there.statusCode, there.headers.location]).toEqual([
      302,
      'https://login.example/authorize?client_id=shop&state=1',
    ])
    // No keys stand here: a page that asks whether the provider is there hears that it is not.
    expect((await server.inject('/_login')).statusCode).toBe(503)
  })
})
