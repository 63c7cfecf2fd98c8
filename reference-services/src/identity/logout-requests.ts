import type { KoaContextWithOIDC } from 'oidc-provider'
import { html } from '../pages/html.ts'

/**
 * Whether the member has decided already. Any site can lead a browser to the logout address, so the address alone
 * says nothing: the shop has taken back the refresh token of this session's login before it leads here, or the
 * caller names the login by its id token. Everybody else is asked.
 */
export async function isLogoutDecided({ oidc }: KoaContextWithOIDC): Promise<boolean> {
  const { client, session, params, entities, provider } = oidc
  if (client === undefined || session === undefined || params?.['post_logout_redirect_uri'] === undefined) return false
  if (entities.IdTokenHint !== undefined) return entities.IdTokenHint.payload['sub'] === session.accountId
  const grantId = session.grantIdFor(client.clientId)
  return grantId !== undefined && (await provider.Grant.find(grantId)) === undefined
}

/**
 * Who has no session any more, or logs in as somebody else than before, would get the provider's own page: English,
 * and without a policy.
 */
export const isOwnLogoutPage = (ctx: KoaContextWithOIDC): boolean =>
  ctx.status === 200 &&
  typeof ctx.body === 'string' &&
  !ctx.res.hasHeader('Content-Security-Policy') &&
  ctx.body.includes(`action="${ctx.oidc.urlFor('end_session_confirm')}"`)

export const logoutForm = ({ oidc }: KoaContextWithOIDC): string =>
  html`<form id="op.logoutForm" method="post" action="${oidc.urlFor('end_session_confirm')}"><input type="hidden" name="xsrf" value="${String(oidc.session?.state?.['secret'])}"></form>`
    .text
