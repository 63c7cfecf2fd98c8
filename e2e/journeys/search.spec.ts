import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { loginShopper } from './steps/login.ts'

/** On a phone the box opens by its button. */
async function openSearch(page: Page): Promise<Locator> {
  const box = page.getByRole('combobox', { name: '商品をさがす' })
  const opener = page.getByRole('banner').getByRole('button', { name: 'さがす' })
  await expect(box.or(opener).first()).toBeVisible()
  if (!(await box.isVisible())) await opener.click()
  return box
}

test('[CHR-045] [CHR-048] a visitor finds words; a blank is nothing, a number asks for the login @desktop', async ({
  page,
}) => {
  await page.goto('/category')
  const box = await openSearch(page)
  await box.fill('　 ')
  await box.press('Enter')
  await expect(page).toHaveURL('/category')

  await box.fill('牛乳')
  await box.press('Enter')
  await expect(page.getByRole('article').first()).toContainText('牛乳')
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname + searchParams.get('searchWord') === '/search/results牛乳',
  )
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeVisible()

  const again = await openSearch(page)
  await again.fill('104001')
  await again.press('Enter')
  const question = page.getByRole('dialog', {
    name: 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
  })
  await question.getByRole('button', { name: 'いいえ' }).click()
  await expect(page).toHaveURL('/category')
})

test('[CHR-046] [CHR-047] a member finds a product by its number, also typed in full width @desktop', async ({
  page,
}) => {
  await loginShopper(page)
  const box = await openSearch(page)
  await box.fill('１０４００１')
  await box.press('Enter')
  await expect(page).toHaveURL('/products/20261201/104001')
  await expect(page.getByRole('heading', { level: 1, name: '十勝しぼりたて牛乳' })).toBeVisible()
  await box.fill('999999')
  await box.press('Enter')
  await expect(page.getByRole('main').getByText('商品が見つかりませんでした')).toBeVisible()
  await expect(page.getByRole('main').getByText('注文番号をご確認ください')).toBeVisible()
})
