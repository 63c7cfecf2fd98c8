import type { Page } from '@playwright/test'
import { loginForTab } from 'reference-services/login-for-tab'

/** On the shop's origin, and without a script. */
const emptyPage = '/healthz'
/** From here on the shop has its layout of desktops. */
const desktopWidth = 960

/**
 * Puts the tokens of a login into this tab, and the provider's cookies into this browser: no page is drawn for it. The
 * pages of a login are seen by the journeys about them.
 */
export async function injectLogin(page: Page, account: string): Promise<void> {
  const context = page.context()
  await page.goto(emptyPage)
  const shop = new URL(page.url()).origin
  const identity = identityIn(await (await context.request.get(shop)).text())
  const { login, cookies } = await loginForTab({ shop, identity }, account)
  // No browser takes a `__Host-` cookie from a program; the provider's only tells it that it knows this browser.
  const handed = [...cookies].filter(([name]) => !name.startsWith('__Host-'))
  await context.addCookies(
    handed.map(([name, value]) => ({ name, value, url: identity, httpOnly: true, sameSite: 'Lax' })),
  )
  const device = (page.viewportSize()?.width ?? 0) < desktopWidth ? 'phone' : 'desktop'
  // As a tab keeps a login, and as the browser tells its other tabs and the edge that there is one.
  await page.evaluate(
    ([kept, device]) => {
      sessionStorage.setItem('shop.tokens', JSON.stringify(kept))
      sessionStorage.setItem('shop.unionMember', 'true')
      localStorage.setItem('shop.lastRefresh', JSON.stringify({ loginId: kept.loginId, generation: kept.generation }))
      return cookieStore.set({ name: '__Host-shop-view', value: `member.${device}`, sameSite: 'lax' })
    },
    [login, device] as const,
  )
}

/** The provider's origin as the shop's page is told of it. */
function identityIn(html: string): string {
  const [, data = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  return new URL(JSON.parse(data).identity.authorizationEndpoint).origin
}
