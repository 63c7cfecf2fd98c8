import type { Page } from '@playwright/test'
import { expectShopper, expectVisitor, openDrawer, storedTokens } from '../journeys/steps/login.ts'
import { startLemonldap } from './lemonldap.ts'
import { expect, headerOf, loginButton, refresh, testWith } from './test.ts'

const test = testWith(startLemonldap)

const passwordField = (page: Page) => page.locator('input[name="password"]')

/** By the provider's own page, as one of its demonstration users. */
async function login(page: Page): Promise<void> {
  await page.goto('/entrance')
  await loginButton(page).click()
  await page.locator('input[name="user"]').fill('dwho')
  await passwordField(page).fill('dwho')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expectShopper(page)
}

test('[GRD-048] a member goes on with a refresh token that stays the same, also after a change of keys', async ({
  page,
  provider,
}) => {
  await login(page)
  const first = await storedTokens(page)
  expect(headerOf(first?.accessToken)).toMatchObject({ alg: 'RS256', typ: 'JWT', kid: 'key-1' })
  expect((await refresh(page)).status()).toBe(200)
  await expectShopper(page)
  const second = await storedTokens(page)
  // This version rotates none.
  expect(second?.refreshToken).toBe(first?.refreshToken)
  expect(second?.accessToken).not.toBe(first?.accessToken)
  await provider.changeKey()
  expect((await refresh(page)).status()).toBe(200)
  await expectShopper(page)
  expect(headerOf((await storedTokens(page))?.accessToken)).toMatchObject({ kid: 'key-2' })
})

test('[K-28] [GRD-062] a new tab has the login of the browser until the provider has ended it, and a logout ends it there too', async ({
  page,
  context,
  provider,
}) => {
  await login(page)
  const alone = await context.newPage()
  await page.close()
  const asked = alone.waitForRequest((request) => new URL(request.url()).searchParams.get('prompt') === 'none')
  await alone.goto('/favorite')
  await asked
  await expectShopper(alone)
  await expect(alone).toHaveURL('/favorite')

  // At the provider's own page, of which the shop hears nothing.
  await context.request.get(`${provider.issuer}?logout=1`)
  const later = await context.newPage()
  await alone.close()
  await later.goto('/favorite', { waitUntil: 'commit' })
  // This version shows its login page where nobody was to be asked anything.
  await expect(passwordField(later)).toBeVisible()

  await login(later)
  await openDrawer(later)
  await later.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await later.getByRole('dialog').getByRole('button', { name: 'はい、ログアウトする' }).click()
  await expect(later).toHaveURL('/')
  await expectVisitor(later)
  expect(await storedTokens(later)).toBeUndefined()
  await later.goto('/entrance')
  await loginButton(later).click()
  await expect(passwordField(later)).toBeVisible()
})
