import { href } from '@shop/shared/routes'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { loginShopper } from './steps/login.ts'
import { categories, expectOrdered, expectPieces, openOrderable, orderFromCard } from './steps/order.ts'

test('[ACC-043] what is ordered stands in the history, and a week of before is ordered again and taken back @desktop', async ({
  page,
}) => {
  await loginShopper(page)
  const card = await openOrderable(page, categories.tofu)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  await page.goto(`${href.pastOrders()}?week=20261201`)
  await expect(page.getByRole('table').getByRole('cell', { name: card.number })).toBeVisible()

  const before = await orderedPieces(page)
  await page.getByRole('button', { name: '前の週' }).click()
  await page.getByRole('button', { name: 'この週をまとめて注文する' }).click()
  const question = page.getByRole('dialog')
  await expect(question).toContainText('12月1週のご注文に追加しますか？')
  const [, pieces = ''] = /（(\d+)点）/.exec((await question.textContent()) ?? '') ?? []
  await question.getByRole('button', { name: 'はい、注文する' }).click()
  const outcome = page.getByRole('region', { name: 'もう一度注文' })
  await expect(outcome).toContainText('品を注文しました')
  await expectPieces(page, before + Number(pieces))
  await outcome.getByRole('button', { name: '元に戻す' }).click()
  await expect(outcome).toContainText('元に戻しました')
  await expectPieces(page, before)
})
