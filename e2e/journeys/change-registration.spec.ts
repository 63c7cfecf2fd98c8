import { expect, test } from '../stack/test.ts'
import { expectAccessible, expectAccessibleAtEveryWidth } from './steps/accessibility.ts'
import { login } from './steps/login.ts'

const path = '/profile/change_registration'

test('[ACC-014] [ACC-015] a member changes the own details at the provider, and the shop says so once @desktop', async ({
  page,
  shop,
}) => {
  // By hand: the screens after a login are shown in the document that the provider led back to.
  await login(page, 'member', path)
  await page.getByRole('button', { name: '登録情報を変更する' }).click()
  await expect(page).toHaveURL(`${shop.origins.identity}/profile/change`)
  await expect(page.getByRole('main')).toContainText('北野 みのり')
  await expectAccessibleAtEveryWidth(page, 'the own details')

  await page.getByLabel('電話番号', { exact: true }).fill('０１１ー７７７')
  await page.getByLabel('建物名・部屋番号').fill('大通ビル2階')
  await page.getByRole('button', { name: 'この内容に変更する' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expectAccessible(page, 'the refused details')
  await alert.getByRole('link').press('Enter')
  const phone = page.getByLabel('電話番号', { exact: true })
  await expect(phone).toHaveValue('０１１ー７７７')
  await expect(page.getByLabel('建物名・部屋番号')).toHaveValue('大通ビル2階')
  await phone.fill('０１１ー７７７ー１２３４')
  await page.getByRole('button', { name: 'この内容に変更する' }).click()

  await expect(page).toHaveURL(path)
  await expect(page.getByText('登録情報を変更しました')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: '登録情報を変更する' })).toBeVisible()
  await expect(page.getByText('登録情報を変更しました')).toHaveCount(0)

  await page.getByRole('button', { name: '登録情報を変更する' }).click()
  await expect(page.getByLabel('電話番号', { exact: true })).toHaveValue('0117771234')
  await page.getByRole('button', { name: '変更せずに戻る' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('button', { name: '登録情報を変更する' })).toBeEnabled()
  await expect(page.getByText('登録情報を変更しました')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '手続きの時間が過ぎました' })).toBeVisible()
})
