import type { Page } from '@playwright/test'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import {
  emailOf,
  expectShopper,
  expectVisitor,
  fillLoginPage,
  goToLoginPage,
  login,
  loginShopper,
  storedTokens,
} from './steps/login.ts'
import { expectPieces } from './steps/order.ts'

async function expectFailedLogin(page: Page): Promise<void> {
  const words = page.getByRole('dialog', { name: 'ログインに失敗しました' })
  await expect(words).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  expect(await storedTokens(page)).toBeUndefined()
  await words.getByRole('button', { name: 'OK' }).click()
  await expect(words).toBeHidden()
}

/** Remembers where the provider sends the browser back to. */
function hearCallback(page: Page): { address: string } {
  const heard = { address: '' }
  page.on('request', (request) => {
    if (request.isNavigationRequest() && /\/entrance\?.*code=/.test(request.url())) heard.address = request.url()
  })
  return heard
}

test('[GRD-049] a callback without a login, or with a forged state while one is under way, is refused, and the login can be begun again @desktop', async ({
  page,
}) => {
  // At its other address.
  await page.goto('/auth0?code=stolen&state=forged')
  await expectFailedLogin(page)
  await expect(page).toHaveURL('/entrance')
  await goToLoginPage(page)
  await page.goto('/entrance?code=stolen&state=forged')
  await expectFailedLogin(page)
  await expect(page).toHaveURL('/entrance')
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('family'))
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ })).toBeVisible()
})

test('[GRD-049] a callback is worth nothing in another browser, and changes nothing in its own @desktop', async ({
  page,
  newVisitor,
}) => {
  const callback = hearCallback(page)
  await login(page, 'member')
  await expectShopper(page)
  await page.goto(callback.address)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ })).toBeVisible()

  const thief = await newVisitor()
  await thief.goto(callback.address)
  await expectFailedLogin(thief)
})

test('[GRD-052] a code that the provider refuses leads to the top page, with words @desktop', async ({
  page,
  shop,
}) => {
  await page.route(`${shop.origins.identity}/token`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: 'invalid_grant' },
    }),
  )
  await login(page, 'member')
  await expectFailedLogin(page)
  await expect(page).toHaveURL('/')
  await expectVisitor(page)
})

test('a login page that is over says so and leads back @desktop', async ({ page, newVisitor }) => {
  await page.goto('/entrance')
  await goToLoginPage(page)
  const late = await newVisitor()
  const answer = await late.goto(page.url())
  expect(answer?.status()).toBe(400)
  await expect(late.getByRole('heading', { name: 'ログインの受付時間が過ぎました' })).toBeVisible()
  await late.getByRole('link', { name: 'ログインをやり直す' }).click()
  await expect(late).toHaveURL(/\/entrance$/)
})

test('[GRD-059] [ERR-005] a token that the service no longer takes is refreshed once, unseen @desktop', async ({
  page,
  shop,
}) => {
  await loginShopper(page)
  const before = await orderedPieces(page)
  const first = await storedTokens(page)
  let refusals = 0
  await page.route(`${shop.api}/delivery/order_list*`, (route) => {
    if (refusals > 0) return route.continue()
    refusals += 1
    return route.fulfill({ status: 401, json: {} })
  })
  await page.reload()
  await expectPieces(page, before)
  expect(refusals).toBe(1)
  expect((await storedTokens(page))?.accessToken).not.toBe(first?.accessToken)
})
