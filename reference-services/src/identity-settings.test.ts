import { describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'

const needed = {
  IDENTITY_ISSUER: 'https://login.example/realms/coop',
  IDENTITY_CLIENT_ID: 'shop',
  IDENTITY_AUDIENCE: 'https://services.example',
}

describe('the provider of the logins', () => {
  it('is the shop’s own identity server unless another one is set', () => {
    expect(readConfig({}).identity).toEqual({
      isOwn: true,
      issuer: 'http://localhost:3300',
      clientId: 'todok-shop',
      audience: 'http://localhost:3200',
      claims: { subject: 'sub', email: 'email' },
      algorithms: ['RS256'],
      tokenType: 'at+jwt',
      clockSlackSeconds: 0,
      logout: 'discovery',
      request: undefined,
    })
  })

  it('needs an issuer, a client and an audience, and has defaults for all else', () => {
    expect(readConfig(needed).identity).toEqual({
      isOwn: false,
      issuer: 'https://login.example/realms/coop',
      clientId: 'shop',
      audience: 'https://services.example',
      claims: { subject: 'sub', email: 'email' },
      algorithms: ['RS256'],
      tokenType: 'at+jwt',
      clockSlackSeconds: 30,
      logout: 'discovery',
      request: { scope: 'openid email offline_access' },
    })
  })

  it.each(['https://tenant.auth0.example/', 'http://localhost:8080/realms/coop', 'https://login.example'])(
    'may have the issuer %s, as it is',
    (IDENTITY_ISSUER) => {
      expect(readConfig({ ...needed, IDENTITY_ISSUER }).identity.issuer).toBe(IDENTITY_ISSUER)
    },
  )

  it('takes everything that another provider may do differently', () => {
    const set = {
      ...needed,
      IDENTITY_SCOPES: 'openid api/orders',
      IDENTITY_AUDIENCE_PARAMETER: 'audience',
      IDENTITY_CLAIMS: 'subject=https://todok.example/login, email=preferred_username',
      IDENTITY_ALGORITHMS: 'ES256,PS256',
      IDENTITY_TOKEN_TYPE: 'any',
      IDENTITY_LOGOUT: 'auth0',
      IDENTITY_CLOCK_SLACK_SECONDS: '0',
    }
    expect(readConfig(set).identity).toMatchObject({
      claims: { subject: 'https://todok.example/login', email: 'preferred_username' },
      algorithms: ['ES256', 'PS256'],
      tokenType: undefined,
      clockSlackSeconds: 0,
      logout: 'auth0',
      request: { scope: 'openid api/orders', audience: 'https://services.example' },
    })
  })

  it.each([
    { name: 'IDENTITY_ISSUER', value: 'login.example', word: 'address of an issuer' },
    { name: 'IDENTITY_ISSUER', value: 'http://login.example', word: 'https:' },
    { name: 'IDENTITY_ISSUER', value: 'https://login.example/?tenant=1', word: 'query' },
    { name: 'IDENTITY_CLIENT_ID', value: '', word: 'is needed with IDENTITY_ISSUER' },
    { name: 'IDENTITY_CLIENT_ID', value: 'two words', word: 'one word' },
    { name: 'IDENTITY_AUDIENCE', value: '', word: 'is needed with IDENTITY_ISSUER' },
    { name: 'IDENTITY_AUDIENCE', value: 'shop', word: 'must not be IDENTITY_CLIENT_ID' },
    { name: 'IDENTITY_AUDIENCE_PARAMETER', value: 'aud', word: 'resource, audience or none' },
    { name: 'IDENTITY_SCOPES', value: 'email', word: 'openid' },
    { name: 'IDENTITY_CLAIMS', value: 'email=mail', word: 'subject' },
    { name: 'IDENTITY_CLAIMS', value: 'subject=', word: 'subject' },
    { name: 'IDENTITY_CLAIMS', value: 'subject=a,subject=b', word: 'subject' },
    { name: 'IDENTITY_CLAIMS', value: 'subject=sub,name=name', word: 'subject' },
    { name: 'IDENTITY_ALGORITHMS', value: 'RS256,HS256', word: 'RS256, ES256, PS256' },
    { name: 'IDENTITY_ALGORITHMS', value: 'none', word: 'RS256, ES256, PS256' },
    { name: 'IDENTITY_ALGORITHMS', value: ',', word: 'empty' },
    { name: 'IDENTITY_TOKEN_TYPE', value: 'id', word: 'at\\+jwt' },
    { name: 'IDENTITY_LOGOUT', value: 'yes', word: 'discovery, auth0 or none' },
    { name: 'IDENTITY_CLOCK_SLACK_SECONDS', value: '301', word: '300' },
  ])('a wrong one is refused by its name: $name=$value', ({ name, value, word }) => {
    expect(() => readConfig({ ...needed, [name]: value })).toThrow(
      new RegExp(`環境変数の設定に誤りがあります[^]*${name}.*${word}`),
    )
  })

  it('settings of another provider without its issuer are refused', () => {
    const { IDENTITY_ISSUER: _, ...others } = needed
    expect(() => readConfig({ ...others, IDENTITY_PORT: '3300' })).toThrow(
      /IDENTITY_CLIENT_ID: needs IDENTITY_ISSUER\n {2}IDENTITY_AUDIENCE: needs IDENTITY_ISSUER$/,
    )
    expect(() => readConfig({ IDENTITY_CLOCK_SLACK_SECONDS: '0' })).toThrow('needs IDENTITY_ISSUER')
  })
})
