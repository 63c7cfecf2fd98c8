import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { login } from './steps/login.ts'

async function chooseDelivery(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '戸建て' }).check()
  await page.getByRole('radio', { name: '物置' }).check()
  await page.getByRole('radio', { name: /^鳴らさない/ }).check()
}

async function goThroughSteps(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '宅配のお申し込み' })).toBeVisible()
  await chooseDelivery(page)
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page).toHaveURL('/signup/todok2')
  await page.getByRole('radio', { name: '該当なし' }).check()
  await page.getByRole('radio', { name: 'いる', exact: true }).check()
  await page.getByLabel('ご紹介者のお名前').fill('北野 みのり')
  await page.getByRole('button', { name: '確認へ進む' }).click()
  await expect(page).toHaveURL('/signup/todok3')
}

// An application is sent once, and other journeys have a newcomer who has not applied.
test.afterAll(({ shop }) => shop.resetData())

test('[SGN-001] [SGN-006] [SGN-012] [SGN-013] [SGN-029] [SGN-032] [SGN-033] [SGN-060] a newcomer applies step by step, keeps the entries through a reload and the way back, and is known elsewhere @desktop', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/signup/todok')
  await expect(page).toHaveURL('/entrance')
  await login(page, 'newcomer')
  await expect(page).toHaveURL('/signup/todok')
  for (const path of ['/signup/todok3', '/signup/todok/complete2']) {
    await page.goto(path)
    await expect(page).toHaveURL('/signup/todok')
  }

  await goThroughSteps(page)
  await page.goBack()
  await expect(page.getByLabel('ご紹介者のお名前')).toHaveValue('北野 みのり')
  await page.goForward()
  await page.reload()
  const main = page.getByRole('main')
  for (const entry of ['戸建て', '物置', '鳴らさない', '該当なし', '北野 みのり'])
    await expect(main).toContainText(entry)

  const apply = page.getByRole('button', { name: 'この内容で申し込む' })
  await apply.click()
  await expect(page.getByText('利用規約と個人情報の取扱いへの同意が必要です。').first()).toBeVisible()
  await page.getByRole('checkbox', { name: /同意します/ }).check()
  await apply.click()
  await expect(page).toHaveURL('/signup/todok/complete2')
  await expect(page.getByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })).toBeVisible()
  const number = (await main.getByText(/^\d{3}-\d{3}-\d{3}$/).textContent()) ?? ''
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })).toBeVisible()

  const elsewhere = await newVisitor()
  await login(elsewhere, 'newcomer')
  await expect(elsewhere).toHaveURL('/signup/todok/pending')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'お申し込みは受付済みです' })).toBeVisible()
  await expect(elsewhere.getByText(number)).toBeVisible()
})
