import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { loginShopper, openDrawer } from './steps/login.ts'
import { categories, expectOrdered, openOrderable, orderFromCard } from './steps/order.ts'

test('[CHR-017] [CHR-022] [CHR-023] a family card shops under its own name, with its own order @desktop', async ({
  page,
}) => {
  await loginShopper(page, 'family')
  await openDrawer(page)
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(menu).toContainText('北野 ひかり さん')
  await expect(menu).toContainText('組合員番号 12034567-02')
  await expect(menu).toContainText('家族証')
  await expect(menu.getByRole('link', { name: 'ポイント履歴' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'ポイントを使う' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: '購入履歴' })).toHaveCount(0)
  await expectAccessible(page, 'the drawer of a family card')
  await page.keyboard.press('Escape')
  const card = await openOrderable(page, categories.dairy)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
})

test('[GRD-041] [CHR-015] [CHR-023] a corporate member orders, and has no points @desktop', async ({ page }) => {
  await loginShopper(page, 'corporate')
  await openDrawer(page)
  const menu = page.getByRole('dialog', { name: 'メニュー' })
  await expect(menu).toContainText('社会福祉法人みのり保育園')
  await expect(menu).toContainText(/組合員番号 88812345(?!-)/)
  await expect(menu.getByRole('link', { name: /ポイント/ })).toHaveCount(0)
  await expect(menu).not.toContainText('ステージ')
  await expectAccessible(page, 'the drawer of a corporate member')
  await page.keyboard.press('Escape')

  await page.goto('/points/history')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert').getByText('ご利用いただけないページです')).toBeVisible()

  const card = await openOrderable(page, categories.tofu)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  await page.goto('/favorite')
  await expect(page.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
})
