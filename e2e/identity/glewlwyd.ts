import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureGlewlwyd } from '@shop/tools/glewlwyd'
import { type CallGlewlwyd, logInTo } from './glewlwyd-admin.ts'
import { glewlwydConfiguration, makeDatabase, serverParts } from './glewlwyd-files.ts'
import { accessTokenSeconds, clientId, type ProviderFacts, type StartProvider } from './provider.ts'
import { untilReady } from './until-ready.ts'

const plugin = 'coop'
const scopes = ['openid', 'email', 'offline_access']
export const member = { username: 'member', password: 'Todok-2026!' }

/** Glewlwyd with one public client and one user. Its issuer has a path, and it rotates refresh tokens. */
export const startGlewlwyd: StartProvider = async (folder, facts) => {
  const program = ensureGlewlwyd()
  const { port } = facts
  const base = `http://localhost:${port}`
  const issuer = `${base}/api/${plugin}`
  await mkdir(folder, { recursive: true })
  await copyPages(path.join(folder, 'webapp'))
  makeDatabase(path.join(folder, 'database'))
  const configuration = path.join(folder, 'glewlwyd.conf')
  await writeFile(configuration, glewlwydConfiguration({ base, port, folder }))
  let stopServer = async () => {}

  async function start(): Promise<void> {
    const server = spawn(program, ['-c', configuration], { stdio: ['ignore', 'ignore', 'inherit'] })
    const ended = once(server, 'exit')
    stopServer = async () => {
      server.kill('SIGTERM')
      await ended
    }
    await untilReady(`${base}/login.html`)
  }

  await start()
  const admin = await logInTo(base, 'admin', 'password')
  const parametersWith = (algorithm: Algorithm) => pluginParameters(issuer, facts.origins.services, algorithm)
  await setUp(admin, facts, parametersWith('ES256'))
  // The login page would ask it at the first login.
  const user = await logInTo(base, member.username, member.password)
  await user('PUT', `/auth/grant/${clientId}`, { scope: scopes.join(' ') })
  return {
    issuer,
    settings: {
      IDENTITY_AUDIENCE_PARAMETER: 'resource',
      IDENTITY_CLAIMS: 'subject=member_login,email=email',
      IDENTITY_ALGORITHMS: 'ES256,RS256',
    },
    async changeKey() {
      await admin('PUT', `/mod/plugin/${plugin}`, { ...pluginFacts, parameters: parametersWith('RS256') })
      await admin('PUT', `/mod/plugin/${plugin}/reset`)
    },
    stop: () => stopServer(),
    start,
  }
}

/** Debian's package has its configuration one folder lower than the pages look for it. */
async function copyPages(folder: string): Promise<void> {
  await cp(serverParts.pages, folder, { recursive: true, dereference: true })
  await rm(path.join(folder, 'config.json'), { recursive: true, force: true })
  await cp(serverParts.pagesConfiguration, path.join(folder, 'config.json'))
}

type Algorithm = 'RS256' | 'ES256'

const pluginFacts = { module: 'oidc', name: plugin, display_name: plugin }

async function setUp(admin: CallGlewlwyd, { origins, login }: ProviderFacts, parameters: object): Promise<void> {
  // Whoever is logged in need not type the password again for another scope of the same client.
  const scope = { password_required: true, password_max_age: 0, scheme: {} }
  for (const name of ['email', 'offline_access'])
    await admin('POST', '/scope/', { ...scope, name, display_name: name, description: name })
  await admin('POST', '/mod/plugin/', { ...pluginFacts, parameters })
  await admin('POST', '/user/', {
    ...member,
    name: member.username,
    email: 'member@todok.example',
    scope: scopes,
    enabled: true,
    login,
  })
  await admin('POST', '/client/', {
    client_id: clientId,
    name: 'トドック',
    confidential: false,
    redirect_uri: [`${origins.shop}/entrance`],
    post_logout_redirect_uris: [`${origins.shop}/`],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
    scope: [],
    enabled: true,
  })
}

function pluginParameters(issuer: string, audience: string, algorithm: Algorithm) {
  const isRsa = algorithm === 'RS256'
  const { privateKey } = isRsa
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: crypto.randomUUID(), alg: algorithm, use: 'sig' }
  return {
    iss: issuer,
    'jwks-private': JSON.stringify({ keys: [key] }),
    'jwks-show': true,
    'jwt-type': isRsa ? 'rsa' : 'ecdsa',
    'jwt-key-size': '256',
    'access-token-duration': accessTokenSeconds,
    'refresh-token-duration': 86_400,
    'code-duration': 60,
    'refresh-token-rolling': false,
    'refresh-token-one-use': 'always',
    'allow-non-oidc': false,
    ...Object.fromEntries(
      ['token', 'implicit', 'password', 'client', 'device', 'none'].map((name) => [`auth-type-${name}-enabled`, false]),
    ),
    'auth-type-code-enabled': true,
    'auth-type-code-revoke-replayed': true,
    'auth-type-refresh-enabled': true,
    'pkce-allowed': true,
    'pkce-required': true,
    'session-management-allowed': true,
    'front-channel-logout-allowed': true,
    'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
    'session-cookie-expiration': 86_400,
    'introspection-revocation-allowed': true,
    'introspection-revocation-allow-target-client': true,
    'resource-allowed': true,
    'resource-scope': { openid: [audience] },
    'subject-type': 'public',
    'email-claim': 'mandatory',
    'name-claim': 'no',
    'scope-claim': 'no',
    // The shop's name for a login, in both tokens.
    'additional-parameters': [{ 'user-parameter': 'login', 'token-parameter': 'member_login', 'token-changed': false }],
    claims: [
      {
        name: 'member_login',
        'user-property': 'login',
        type: 'string',
        mandatory: true,
        'on-demand': false,
        scope: [],
      },
    ],
  }
}
