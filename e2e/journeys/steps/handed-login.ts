import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createBrowser, login } from 'reference-services/login-client'

/** On the shop's origin, and without a script. */
const emptyPage = '/healthz'

/**
 * A login of before in this tab: the provider's own code with PKCE, with its cookies in this browser, and no page that
 * is drawn for it. The pages of a login are seen by the journeys about them.
 */
export async function handLogin(page: Page, email: string): Promise<void> {
  const context = page.context()
  await page.goto(emptyPage)
  const shop = new URL(page.url()).origin
  const identity = identityOriginIn(await (await context.request.get(shop)).text())
  const browser = createBrowser()
  const { access_token, refresh_token, id_token, expires_in } = await login({ shop, identity }, email, browser)
  await context.addCookies(
    [...browser.cookies].map(([name, value]) => ({ name, value, url: identity, httpOnly: true, sameSite: 'Lax' })),
  )
  const tokens = {
    accessToken: access_token,
    refreshToken: refresh_token,
    idToken: id_token,
    subject: subjectOf(id_token),
    expiresAt: Date.now() + expires_in * 1000,
    loginId: randomUUID(),
    generation: 1,
  }
  // As a tab keeps a login, and as the browser tells its other tabs that there is one.
  await page.evaluate((kept) => {
    sessionStorage.setItem('shop.tokens', JSON.stringify(kept))
    sessionStorage.setItem('shop.unionMember', 'true')
    localStorage.setItem('shop.lastRefresh', JSON.stringify({ loginId: kept.loginId, generation: kept.generation }))
  }, tokens)
}

/** As the shop's page is told of its provider. */
function identityOriginIn(html: string): string {
  const [, data = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return new URL(JSON.parse(data).identity.authorizationEndpoint).origin
}

const subjectOf = (idToken: string): string =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).sub
