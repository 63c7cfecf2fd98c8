import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { beginAsShopper } from './steps/login.ts'
import { goToOrderedList, lineOf, orderStored } from './steps/order.ts'

/** For 500 points: of its 524 the member of the journeys can spend them on one piece. */
const fund = { number: '109453', name: '寄付 森づくり基金' }

test('[ORD-084] [ACC-034] points are exchanged as far as they go, and come back with what is taken out @desktop', async ({
  page,
}) => {
  await beginAsShopper(page)
  await page.goto(`/products/20261201/${fund.number}`)
  const box = page.getByRole('main').getByRole('region', { name: 'ご注文' })
  await box.getByRole('button', { name: '1つ増やす' }).click()
  await expect(box.getByText('ポイントが不足しています（あと476ポイント）')).toBeVisible()
  await expect(box.getByRole('button', { name: '交換する' })).toBeDisabled()
  await expectAccessible(page, 'points missing')

  await box.getByRole('button', { name: '1つ減らす' }).click()
  await box.getByRole('button', { name: '交換する' }).click()
  await expect(page.getByText('注文済み 1点')).toBeVisible()

  await goToOrderedList(page)
  const line = lineOf(page, fund)
  await line.getByRole('button', { name: `数量を変更 ${fund.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'ポイント交換の数量を変更' })
  await expect(dialog).toContainText('必要なポイント500ポイント')
  await expect(dialog).toContainText('使えるポイント（交換済みの分を含む）524ポイント')
  await dialog.getByRole('combobox', { name: '数量' }).focus()
  await expect(dialog.getByRole('option')).toHaveText(['1'])
  await dialog.getByRole('button', { name: '変更しない' }).click()

  await line.getByRole('button', { name: /^取消し/ }).click()
  // It is out of the list before the service has answered, and a page that is left then breaks the call off.
  const stored = orderStored(page)
  await page.getByRole('dialog').getByRole('button', { name: 'はい、キャンセルする' }).click()
  await stored
  await expect(line).toHaveCount(0)
  await page.goto('/points/history')
  await expect(page.getByRole('region', { name: '使えるポイント' })).toContainText('524ポイント')
})
