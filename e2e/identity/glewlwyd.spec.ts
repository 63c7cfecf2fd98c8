import type { Page } from '@playwright/test'
import { expectShopper, expectVisitor, openDrawer, storedTokens } from '../journeys/steps/login.ts'
import { categories, expectOrdered, openOrderable, orderFromCard } from '../journeys/steps/order.ts'
import { member, startGlewlwyd } from './glewlwyd.ts'
import { clientId } from './provider.ts'
import { expect, headerOf, loginButton, refresh, testWith } from './test.ts'

const test = testWith(startGlewlwyd)

const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

async function login(page: Page): Promise<void> {
  await page.goto('/entrance')
  await loginButton(page).click()
  await fillLoginPages(page)
}

/** Glewlwyd's own pages: the password, then whether to go on to the shop. */
async function fillLoginPages(page: Page): Promise<void> {
  await page.getByLabel('Login').fill(member.username)
  await passwordField(page).fill(member.password)
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectShopper(page)
}

test('[GRD-048] a member logs in at another provider, orders, and goes on with new tokens when the old ones are over, also by other keys', async ({
  page,
  provider,
}) => {
  await login(page)
  const first = await storedTokens(page)
  expect(headerOf(first?.accessToken)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
  const card = await openOrderable(page, categories.vegetables)
  await orderFromCard(card, 2)
  await expectOrdered(card, 2)
  expect((await refresh(page)).status()).toBe(200)
  await expectOrdered(card, 2)
  const second = await storedTokens(page)
  expect([second?.accessToken, second?.refreshToken]).not.toEqual([first?.accessToken, first?.refreshToken])
  await provider.changeKey()
  expect((await refresh(page)).status()).toBe(200)
  await expectOrdered(card, 2)
  expect(headerOf((await storedTokens(page))?.accessToken)).toMatchObject({ alg: 'RS256' })
})

test('[GRD-057] [GRD-060] the second use of a refresh token ends the login, which begins again at the provider and leads back', async ({
  page,
  provider,
}) => {
  await login(page)
  const spent = (await storedTokens(page))?.refreshToken ?? ''
  expect((await refresh(page)).status()).toBe(200)
  await expectShopper(page)
  const next = (await storedTokens(page))?.refreshToken
  expect(next).not.toBe(spent)
  // A thief's use of the old one.
  const stolen = await fetch(`${provider.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, grant_type: 'refresh_token', refresh_token: spent }),
  })
  // Glewlwyd says 400 and no more where the shop's own provider says 403, and ends the tokens that came after it.
  expect([stolen.status, await stolen.text()]).toEqual([400, ''])
  expect((await refresh(page)).status()).toBe(400)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectShopper(page)
  expect((await storedTokens(page))?.refreshToken).not.toBe(next)
})

test('[K-28] a tab beside another has its login, and a tab alone is a visitor’s: this provider answers no question in silence', async ({
  page,
  context,
  provider,
}) => {
  await login(page)
  const beside = await context.newPage()
  await beside.goto('/favorite')
  await expectShopper(beside)
  await page.close()
  const alone = await context.newPage()
  await beside.close()
  const answer = alone.waitForEvent('framenavigated', (frame) => new URL(frame.url()).searchParams.has('error'))
  await alone.goto('/favorite', { waitUntil: 'commit' })
  // It wants an id token as a hint for it, which the shop gives nobody by an address unasked.
  expect(new URL((await answer).url()).searchParams.get('error')).toBe('invalid_request')
  await expectVisitor(alone)
  await expect(alone).toHaveURL('/favorite')
  await alone.goto('/entrance')
  await loginButton(alone).click()
  await alone.getByRole('button', { name: 'Continue' }).click()
  await expectShopper(alone)
  const ended = await context.request.delete(`${new URL(provider.issuer).origin}/api/auth/`)
  expect(ended.ok()).toBe(true)
  // Another word than `login_required`, for the same.
  const later = await context.newPage()
  await alone.close()
  const refusal = later.waitForEvent('framenavigated', (frame) => new URL(frame.url()).searchParams.has('error'))
  await later.goto('/favorite', { waitUntil: 'commit' })
  expect(new URL((await refusal).url()).searchParams.get('error')).toBe('interaction_required')
  await expectVisitor(later)
  await later.goto('/entrance')
  await loginButton(later).click()
  await expect(passwordField(later)).toBeVisible()
})

test('[GRD-062] a logout ends the login here and at the provider, whose page asks first, and the next one needs the password', async ({
  page,
}) => {
  await login(page)
  await openDrawer(page)
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'はい、ログアウトする' }).click()
  await expect(page.getByRole('heading', { name: 'End session' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  // This version leads back from here to nowhere.
  await expect(page.getByRole('heading', { name: 'Session closed' })).toBeVisible()
  await page.goto('/')
  await expectVisitor(page)
  expect(await storedTokens(page)).toBeUndefined()
  await page.goto('/entrance')
  await loginButton(page).click()
  await expect(passwordField(page)).toBeVisible()
})

test('a provider that is away at the start stops no page: a login says so, and goes on once it is back', async ({
  page,
  shop,
  provider,
}) => {
  await shop.stop()
  await provider.stop()
  await shop.start()
  await page.goto('/entrance')
  await loginButton(page).click()
  await expect(page.getByRole('heading', { name: 'ただいまログインできません' })).toBeVisible()
  await provider.start()
  await expect(async () => {
    await page.reload()
    await expect(passwordField(page)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await fillLoginPages(page)
})
