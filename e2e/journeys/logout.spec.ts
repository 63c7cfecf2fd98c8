import { expect, test } from '../stack/test.ts'
import { loginShopper, logout, openDrawer, storedTokens } from './steps/login.ts'

test('[GRD-062] [GRD-063] a logout asks first, forgets the tokens here and in the other tab, and ends at the provider too @desktop', async ({
  page,
  context,
}) => {
  await loginShopper(page)
  const other = await context.newPage()
  await other.goto('/cart/ordered')
  await expect(other.getByRole('complementary', { name: '合計' })).toBeVisible()

  await openDrawer(page)
  await page.getByRole('button', { name: 'ログアウト', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'ログアウトしますか？' })
  await question.getByRole('button', { name: /いいえ/ }).click()
  expect(await storedTokens(page)).toBeDefined()

  await logout(page)
  await expect(page).toHaveURL('/')
  expect(await storedTokens(page)).toBeUndefined()
  await expect(other).toHaveURL('/entrance')
  await expect(other.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  expect(await storedTokens(other)).toBeUndefined()
  await expect(other.getByRole('complementary', { name: '合計' })).toHaveCount(0)

  await page.goto('/cart/ordered')
  await expect(page).toHaveURL('/entrance')
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await expect(page.getByLabel('パスワード')).toBeVisible()
})
