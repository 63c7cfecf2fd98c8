import { expect, type Page } from '@playwright/test'
import { injectLogin } from './inject-login.ts'

/** The test logins of the README. */
export type Account =
  | 'member'
  | 'family'
  | 'corporate'
  | 'watched'
  | 'newcomer'
  | 'union'
  | 'unregistered'
  | 'payment1'
  | 'paymentj1'
  | 'unavailable'

export const password = 'Todok-2026!'
export const emailOf = (account: Account): string => `${account}@todok.example`

/** From the shop's entrance to the provider's login page. */
export async function goToLoginPage(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page.getByLabel('パスワード')).toBeVisible()
}

/** Fills the provider's login page and sends it. */
export async function fillLoginPage(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(word)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Logs in by hand, from an address of the shop that leads to the entrance. */
export async function login(page: Page, account: Account, from = '/entrance'): Promise<void> {
  await page.goto(from)
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf(account))
}

/** Somebody who may order has logged in in this tab; no page of the shop is open yet. */
export const beginAsShopper = (page: Page, account: Account = 'member'): Promise<void> => injectLogin(page, account)

/** The same at an address; waits until the order is counted. */
export async function loginShopper(page: Page, account: Account = 'member', at = '/'): Promise<void> {
  await beginAsShopper(page, account)
  await page.goto(at)
  await expectShopper(page)
}

export const expectShopper = (page: Page): Promise<void> =>
  expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容 注文済み [\d,]+点$/ })).toBeVisible()

/** Out by the drawer, as a member goes. */
export async function logout(page: Page): Promise<void> {
  await openDrawer(page)
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  // By way of the provider: only the page that comes back is the visitor's.
  const back = page.waitForResponse(
    (reply) => reply.request().resourceType() === 'document' && new URL(reply.url()).pathname === '/',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'はい、ログアウトする' }).click()
  await back
  await expectVisitor(page)
}

export async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'メニュー' }).click()
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible()
}

/** View mode: the way in is offered, the cart is not. [CHR-003] */
export async function expectVisitor(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'ログイン' })).toBeVisible()
  await expect(header.getByRole('link', { name: /ご注文内容/ })).toHaveCount(0)
}

type Tokens = { accessToken: string; refreshToken: string; idToken: string }

/** The tokens that this tab keeps of the login. */
export const storedTokens = (page: Page): Promise<Tokens | undefined> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('shop.tokens') ?? 'null') ?? undefined)

/** With them the app opens its pages. */
export async function tokensOf(elsewhere: Page, account: Account = 'member') {
  await injectLogin(elsewhere, account)
  const { accessToken = '', idToken = '' } = (await storedTokens(elsewhere)) ?? {}
  return { accessToken, idToken }
}
