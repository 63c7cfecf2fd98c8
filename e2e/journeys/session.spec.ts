import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'
import {
  emailOf,
  expectVisitor,
  fillLoginPage,
  goToLoginPage,
  loginShopper,
  openDrawer,
  storedTokens,
} from './steps/login.ts'
import { endLogin } from './steps/services.ts'

const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ })

/** Presses 新規登録 at the entrance and logs in with an account that has delivery use. */
async function register(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '新規登録' }).click()
  await expect(page.getByLabel('パスワード')).toBeVisible()
  await fillLoginPage(page, emailOf('member'))
}

test('[GRD-062] a logout without network forgets everything in every tab, and the next login asks for the password @desktop', async ({
  page,
  context,
}) => {
  await loginShopper(page)
  const other = await context.newPage()
  await other.goto('/cart/ordered')
  await expect(other.getByRole('complementary', { name: '合計' })).toBeVisible()
  await openDrawer(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'はい、ログアウトする' }).click()
  await expect(page.getByText('次のログインではパスワードをもう一度入力していただきます。')).toBeVisible()
  expect([await storedTokens(page), await storedTokens(other)]).toEqual([undefined, undefined])
  await expect(other.getByRole('complementary', { name: '合計' })).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'refreshToken',
  )

  await context.setOffline(false)
  await page.goto('/entrance')
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('member'))
  await expect(cart(page)).toBeVisible()
})

test('[GRD-074] [GRD-085] [SGN-011] who has registered is greeted, with a button that leads back @desktop', async ({
  page,
}) => {
  await page.goto('/favorite')
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
  await register(page)
  await expect(page).toHaveURL('/signup/complete')
  await expect(page.getByRole('heading', { level: 1, name: 'ご登録ありがとうございます' })).toBeVisible()
  await expectAccessible(page, 'the greeting')
  await page.getByRole('link', { name: 'もとのページに戻る' }).click()
  await expect(page).toHaveURL('/favorite')
})

test('[GRD-026] [GRD-091] tokens of a link are asked about, then lead to Main, and forged ones are nobody’s @desktop', async ({
  page,
  newVisitor,
}) => {
  await loginShopper(page)
  const { accessToken, idToken } = (await storedTokens(page)) ?? { accessToken: '', idToken: '' }
  const link = `/category?${new URLSearchParams({ accessToken, idToken })}`

  const visitor = await newVisitor()
  await visitor.goto(link)
  const question = visitor.getByRole('dialog', { name: /さんとしてログインしますか？$/ })
  await question.getByRole('button', { name: /^いいえ/ }).click()
  await expectVisitor(visitor)
  await visitor.goto(link)
  await question.getByRole('button', { name: /^はい/ }).click()
  await expect(cart(visitor)).toBeVisible()
  await expect(visitor).toHaveURL('/')
  // Nothing refreshes such a login.
  expect((await storedTokens(visitor))?.refreshToken).toBeUndefined()

  const victim = await newVisitor()
  const [head, payload] = accessToken.split('.')
  for (const forged of [`${head}.${payload}.`, `${accessToken.slice(0, -8)}AAAAAAAA`, 'x.y.z']) {
    await victim.goto(`/?${new URLSearchParams({ accessToken: forged, idToken })}`)
    await expectVisitor(victim)
    await expect(victim.getByRole('dialog')).toHaveCount(0)
    expect(await storedTokens(victim)).toBeUndefined()
  }
})

test('[GRD-057] [GRD-060] a login that the provider refuses to renew begins again there and leads back, and a page that goes in circles stops @desktop', async ({
  page,
  shop,
}) => {
  await loginShopper(page)
  await endLogin(page, shop, 'order_list*')
  const asked = page.waitForRequest((request) => request.url().startsWith(`${shop.origins.identity}/auth`))
  await page.goto('/favorite?page=1', { waitUntil: 'commit' })
  // The provider knows who that is: no password is asked for.
  await asked
  await expect(page).toHaveURL('/favorite?page=1')
  await expect(cart(page)).toBeVisible()

  // A reading of this page that is still under way would end the login before the next page does.
  await page.waitForLoadState('networkidle')
  await page.unrouteAll()
  await endLogin(page, shop, 'order_list*')
  await page.evaluate(() => sessionStorage.setItem('shop.redirects', JSON.stringify([Date.now() - 1, Date.now() - 1])))
  await page.goto('/cart/ordered')
  const stop = page.getByRole('dialog', { name: 'ログインを続けられませんでした' })
  await expect(stop).toBeVisible()
  await expectAccessible(page, 'the page that has stopped')
  await stop.getByRole('button', { name: 'もう一度ログインする' }).click()
  await expect(stop).toHaveCount(0)
  await expect(page).toHaveURL('/entrance')
})
