import type { BrowserContext, Page } from '@playwright/test'
import { signOverride } from '@shop/release-store'
import {
  emailOf,
  expectShopper,
  fillLoginPage,
  goToLoginPage,
  login,
  logout,
  storedTokens,
} from '../journeys/steps/login.ts'
import { categories, expectOrdered, openOrderable, orderFromCard } from '../journeys/steps/order.ts'
import { expect, test } from './test.ts'
import { operatorSecret } from './tls-front.ts'

const hourMs = 3_600_000

test('a member logs in, orders, reloads and logs out over HTTPS and HTTP/2', async ({ page, context, shop }) => {
  await login(page, 'member')
  await expectShopper(page)
  await expect(page).toHaveURL(`${shop.origins.shop}/`)
  expect(await protocolOf(page)).toBe('h2')

  const card = await openOrderable(page, categories.vegetables)
  await orderFromCard(card, 2)
  await expectOrdered(card, 2)
  await page.reload()
  await expectOrdered(card, 2)

  await logout(page)
  expect(await storedTokens(page)).toBeUndefined()
  await expectSafeCookies(context)
  // The provider has forgotten this browser too.
  await page.goto('/entrance')
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page.getByLabel('パスワード')).toBeVisible()
})

test('a login page that a wrong password was typed into leads on, and a tab that is opened later needs none', async ({
  page,
  context,
}) => {
  await page.goto('/entrance')
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('family'), 'Todok-2026?')
  await expect(page.getByRole('alert')).toHaveText('メールアドレスまたはパスワードが正しくありません。')
  await fillLoginPage(page, emailOf('family'))
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容 / })).toBeVisible()
  await expectSafeCookies(context)
  await page.close()
  const later = await context.newPage()
  await later.goto('/cart/ordered')
  await expect(later.getByRole('heading', { level: 1, name: 'ご注文内容' })).toBeVisible()
  expect(await storedTokens(later)).toBeDefined()
})

test('a signed link chooses a build for this session, and the way out ends it', async ({ page, context, shop }) => {
  await page.goto('/category')
  const shown = page.locator('main [data-remote="mfe-catalogue"]')
  const version = (await shown.getAttribute('data-release'))?.slice('mfe-catalogue@'.length) ?? ''
  const link = signOverride(
    { builds: [{ remote: 'mfe-catalogue', version }], until: Date.now() + hourMs },
    operatorSecret,
  )
  await page.goto(`/category?override=${link}`)
  await expect(page).toHaveURL(`${shop.origins.shop}/category`)
  const banner = page.getByRole('region', { name: '確認用の表示' })
  await expect(banner).toContainText('mfe-catalogue')
  await expectSafeCookies(context)
  await page.reload()
  await expect(banner).toContainText('mfe-catalogue')
  await banner.getByRole('button', { name: '通常の画面に戻す' }).click()
  await expect(banner).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-shop-override')
})

const protocolOf = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return visit?.nextHopProtocol
  })

/** Whatever a server has set: no script reads it, nothing sends it in the clear, and no neighbouring host made it. */
async function expectSafeCookies(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const { name, secure, httpOnly, sameSite } of cookies)
    expect({ name, secure, httpOnly, sameSite }).toEqual({
      name: expect.stringMatching(/^__(?:Host|Secure)-/),
      secure: true,
      // The page itself tells the edge which first view to render, by a word that names nobody.
      httpOnly: !['__Host-shop-view', '__Host-shop-canary'].includes(name),
      sameSite: 'Lax',
    })
}
