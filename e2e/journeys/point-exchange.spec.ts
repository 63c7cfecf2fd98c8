import { expect, test } from '../stack/test.ts'
import { loginShopper } from './steps/login.ts'
import { goToOrderedList, lineOf } from './steps/order.ts'

/** For 500 points: the member of the journeys has just enough. */
const fund = { number: '109453', name: '寄付 森づくり基金' }

test('[ORD-084] points are exchanged, the pieces changed in their dialog, and taken back @desktop', async ({
  page,
}) => {
  await loginShopper(page, 'member')
  await page.goto(`/products/20261201/${fund.number}`)
  await page.getByRole('main').getByRole('button', { name: '交換する' }).click()
  await expect(page.getByText('注文済み 1点')).toBeVisible()

  await goToOrderedList(page)
  const line = lineOf(page, fund)
  await line.getByRole('button', { name: `数量を変更 ${fund.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'ポイント交換の数量を変更' })
  await expect(dialog).toContainText('必要なポイント500ポイント')
  await dialog.getByRole('combobox', { name: '数量' }).selectOption('2')
  await expect(dialog).toContainText('必要なポイント1,000ポイント')
  await dialog.getByRole('button', { name: '変更する' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(line.getByText('2点')).toBeVisible()

  await line.getByRole('button', { name: /^取消し/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'はい、キャンセルする' }).click()
  await expect(line).toHaveCount(0)
})
