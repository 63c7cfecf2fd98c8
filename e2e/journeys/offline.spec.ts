import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import {
  categories,
  expectOrdered,
  expectPieces,
  goToOrderedList,
  openOrderable,
  orderFromCard,
} from './steps/order.ts'

test('[GRD-040] without a network the page stays, nothing is ordered, and it goes on when the network is back @desktop', async ({
  page,
  context,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.prepared)
  const before = await orderedPieces(page)
  const here = page.url()
  await context.setOffline(true)
  await expect(
    page.getByRole('main').getByText('オフラインです。表示中の内容はそのままご覧いただけます。'),
  ).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^ご注文内容/ })
    .click()
  await expect(page.getByRole('alert').getByText('ネットワークが切断されています')).toBeVisible()
  await expect(page).toHaveURL(here)
  await orderFromCard(card, 3)
  await expect(card.article.getByRole('button', { name: '注文する' })).toBeEnabled()
  await expectPieces(page, before)
  await expect(card.article.getByRole('combobox', { name: '数量' })).toHaveValue('3')

  await context.setOffline(false)
  await expect(page.getByRole('main').getByText('再接続後にお試しください。')).toHaveCount(0)
  await card.article.getByRole('button', { name: '注文する' }).click()
  await expectOrdered(card, 3)
  await goToOrderedList(page)
  await expectPieces(page, before + 3)
})
