import type { IncomingMessage } from 'node:http'
import Provider, { type Configuration, type errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import type { Config } from '../config.ts'
import type { Database } from '../database/open-database.ts'
import { grantClaim } from '../http/bearer-token.ts'
import type { RefusalRecord } from '../http/call-records.ts'
import { shopClientId } from '../identity-settings.ts'
import { logOf } from '../observability/log.ts'
import { messagePage, pageHeaders, type WrittenPage } from '../pages/page.ts'
import { findAccount, memberClaims } from './accounts.ts'
import { loggedOutPage, logoutPage } from './logout-page.ts'
import { isLogoutDecided, isOwnLogoutPage, logoutForm } from './logout-requests.ts'
import { endProfileSessions } from './profile/profile-sessions.ts'
import { createRecords } from './records.ts'
import type { IdentitySecrets } from './secrets.ts'

export type IdentityFacts = Pick<Config, 'origins' | 'accessTokenSeconds' | 'proxyHops'>

const log = logOf('identity')
const minute = 60
const day = 24 * 60 * minute
/** A login is kept for as long as somebody orders every other week. */
const loginDays = 30

const scope = 'openid email offline_access'

/** Hears what the provider refuses, and why. */
type OnRefused = (request: IncomingMessage, refusal: RefusalRecord) => void

/** Authorization code with PKCE, refresh rotation with reuse detection, tokens that carry the member. */
export function createProvider(
  facts: IdentityFacts,
  { db, secrets, onRefused }: { db: Database; secrets: IdentitySecrets; onRefused: OnRefused },
): Provider {
  const { origins } = facts
  const provider = new Provider(origins.identity, configuration(facts, db, secrets))

  // Which proxy is believed is decided before: see at-issuer.ts.
  provider.proxy = true

  provider.use(async (context, next) => {
    await next()
    const ctx = context as KoaContextWithOIDC
    await endOwnPages(ctx, db)
    // The documents' word for a refresh that is refused for good.
    const { params } = ctx.oidc ?? {}
    const isRefresh = ctx.path === '/token' && params?.['grant_type'] === 'refresh_token'
    if (isRefresh && (ctx.body as { error?: string } | undefined)?.error === 'invalid_grant') ctx.status = 403
    if (isOwnLogoutPage(ctx)) show(ctx, logoutPage(origins.shop, { form: logoutForm(ctx), isDecided: true }))
  })
  const tellRefused = ({ req }: KoaContextWithOIDC, error: errors.OIDCProviderError) =>
    onRefused(req, { code: error.error, reason: reasonOf(error) })
  provider.on('grant.error', tellRefused)
  provider.on('authorization.error', tellRefused)
  provider.on('server_error', (_ctx, error) => log.error(`${error.name} ${error.message}`))
  return provider
}

function reasonOf({ error_detail: detail = '' }: errors.OIDCProviderError): RefusalRecord['reason'] {
  if (detail === 'refresh token already used') return 'refreshTokenUsed'
  return detail.startsWith('refresh token') ? 'refreshTokenUnknown' : 'providerRefused'
}

/** A page of the member's own details that is open somewhere is over with the login. [K-66] */
async function endOwnPages({ oidc }: KoaContextWithOIDC, db: Database): Promise<void> {
  const accountId =
    oidc?.route === 'revocation'
      ? (oidc.entities.RefreshToken ?? oidc.entities.AccessToken)?.accountId
      : oidc?.route === 'end_session_confirm' && oidc.params?.['logout']
        ? oidc.session?.accountId
        : undefined
  if (accountId !== undefined) await endProfileSessions(db, accountId)
}

function configuration(facts: IdentityFacts, db: Database, secrets: IdentitySecrets): Configuration {
  const { origins, accessTokenSeconds } = facts
  return {
    adapter: createRecords(db),
    jwks: { keys: secrets.signingKeys as never },
    cookies: {
      keys: secrets.cookieKeys,
      names: cookieNames(origins.identity),
      short: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/' },
    },
    clients: [
      {
        client_id: shopClientId,
        // Public: what runs in a browser keeps no secret.
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${origins.shop}/entrance`, `${origins.shop}/auth0`],
        post_logout_redirect_uris: [`${origins.shop}/`],
        scope,
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'offline_access'],
    claims: {
      openid: ['sub', 'memberCode', 'mimamorareMemberCode', 'membershipCardNumber', 'familyCode'],
      email: ['email', 'email_verified'],
    },
    // The shop reads the member's claims from the id token and has no use for another call.
    conformIdTokenClaims: false,
    findAccount: (_ctx, subject) => findAccount(db, subject),
    extraTokenClaims: async (_ctx, token) => {
      if (!('accountId' in token)) return {}
      const { memberCode } = await memberClaims(db, token.accountId ?? '')
      return {
        // Services ask whether the login is still open.
        ...(token.grantId === undefined ? {} : { [grantClaim]: token.grantId }),
        ...(memberCode === undefined ? {} : { memberCode }),
      }
    },
    rotateRefreshToken: true,
    // A login that was asked for in silence has no consent to ask for one by. [K-28]
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    loadExistingGrant: (ctx) => grantEverything(ctx, origins.services),
    interactions: { policy: withoutConsent(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    clientBasedCORS: (_ctx, origin) => origin === origins.shop,
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => origins.services,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience: origins.services,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) =>
          show(ctx, logoutPage(origins.shop, { form, isDecided: await isLogoutDecided(ctx) })),
        postLogoutSuccessSource: (ctx) => show(ctx, loggedOutPage(origins.shop)),
      },
    },
    renderError: (ctx, { error }) => show(ctx, errorPage(origins.shop, error)),
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: minute,
      IdToken: accessTokenSeconds,
      Interaction: 60 * minute,
      Session: loginDays * day,
      Grant: loginDays * day,
      RefreshToken: loginDays * day,
    },
  }
}

/**
 * Under TLS with the prefix that binds a cookie to this one host. The provider gives its resume cookie a path of
 * its own, which a browser accepts under the weaker prefix alone.
 */
function cookieNames(issuer: string) {
  const isSecure = issuer.startsWith('https:')
  const host = isSecure ? '__Host-' : ''
  return {
    session: `${host}todok_identity`,
    interaction: `${host}todok_interaction`,
    resume: `${isSecure ? '__Secure-' : ''}todok_resume`,
  }
}

/** The shop is the co-op's own: nobody is asked whether it may know them. A grant per login, so that one login's end is not another's. */
async function grantEverything(ctx: KoaContextWithOIDC, resource: string) {
  const { provider, client, session } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(scope)
  grant.addResourceScope(resource, scope)
  await grant.save()
  return grant
}

/** `prompt=consent` is how a client asks for a refresh token; there is nothing to consent to. */
function withoutConsent() {
  const policy = interactionPolicy.base()
  policy.get('consent')?.checks.clear()
  return policy
}

function show(ctx: KoaContextWithOIDC, page: WrittenPage): void {
  ctx.type = 'html'
  ctx.set(pageHeaders(page))
  ctx.body = page.html
}

const errorPage = (shopOrigin: string, code: string): WrittenPage =>
  messagePage(shopOrigin, {
    title: '手続きを続けられませんでした',
    text: `お手数ですが、トドックの画面からもう一度お試しください。（${code}）`,
    link: { href: `${shopOrigin}/entrance`, label: 'トドックへ戻る' },
  })
