import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { emailOf, fillLoginPage, goToLoginPage, login } from './steps/login.ts'

const bank = { level: 1, name: '口座振替のお申し込み' } as const
const confirmation = { level: 1, name: 'お申し込み内容の確認' } as const
const registered = '雪どけ銀行 札幌中央 普通 ＊＊＊＊567'

async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '戸建て' }).check()
  await page.getByRole('radio', { name: '物置' }).check()
  await page.getByRole('radio', { name: /^鳴らさない/ }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await page.getByRole('radio', { name: 'いない', exact: true }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await page.getByRole('radio', { name: /^口座を新しく登録する/ }).check()
}

async function goToBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: '口座を登録する' }).click()
  await expect(page.getByRole('heading', bank)).toBeVisible()
}

async function registerAtBank(page: Page): Promise<void> {
  await page.getByLabel('金融機関').selectOption({ label: '雪どけ銀行' })
  await page.getByLabel('支店名').fill('札幌中央')
  await page.getByLabel('口座番号').fill('１２３４５６７')
  await page.getByLabel('口座名義（カタカナ）').fill('ナツメ ヒトミ')
  await page.getByRole('button', { name: '登録する' }).click()
}

/** The tab's tokens and the provider's session are gone when the shop is loaded the next time. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.addInitScript((mark) => {
    if (sessionStorage.getItem(mark) !== null) return
    sessionStorage.removeItem('shop.tokens')
    sessionStorage.setItem(mark, 'yes')
  }, 'test.sessionEnded')
}

// An account is registered once: the next journey has newcomers without one.
test.afterAll(({ shop }) => shop.resetData())

test('[SGN-051] [SGN-052] [SGN-061] [K-34] an invented return registers nothing; a real one finds its entries, also when the login has ended meanwhile @desktop', async ({
  page,
}) => {
  await login(page, 'payment1')
  await expect(page).toHaveURL('/signup/todok')
  await goToPayment(page)
  await goToBank(page)
  await page.goto('/signup/accounttransfer/complete')
  await expect(page).toHaveURL('/signup/payment')
  await expect(page.getByText('口座の登録を確認できませんでした')).toBeVisible()

  await goToBank(page)
  await endSession(page)
  // Its cookie has gone with the session: the form that is open still stands.
  await registerAtBank(page)
  await expect(page).toHaveURL('/entrance')
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('payment1'))
  await expect(page.getByRole('heading', confirmation)).toBeVisible()
  await expect(page).toHaveURL('/signup/todok3')
  await expect(page.getByRole('main')).toContainText('物置')
  await expect(page.getByText(registered)).toBeVisible()
})

test('[SGN-005] [SGN-007] [SGN-008] who may not apply, or has applied, is told so at every step @desktop', async ({
  page,
  newVisitor,
}) => {
  await login(page, 'paymentj1')
  const waiting = page.getByRole('heading', { level: 1, name: 'お申し込みは受付済みです' })
  // The login is through when its page is there: before, the next address would break it off.
  await expect(waiting).toBeVisible()
  for (const path of ['/signup/todok', '/signup/todok3']) {
    await page.goto(path)
    await expect(waiting).toBeVisible()
    await expect(page).toHaveURL('/signup/todok/pending')
  }
  await expect(page.getByText('480-271-931')).toBeVisible()

  const elsewhere = await newVisitor()
  await login(elsewhere, 'unavailable')
  await expect(elsewhere).toHaveURL('/signup/todok/unavailable')
  await expect(elsewhere.getByRole('main')).toContainText('0120-000-111')
})
