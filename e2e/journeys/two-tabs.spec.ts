import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import {
  cardOf,
  categories,
  categoryAddress,
  expectOrdered,
  expectPieces,
  lineOf,
  openOrderable,
  orderFromCard,
} from './steps/order.ts'

test('an order in one tab is in the other when it is looked at @desktop', async ({ page, context }) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.drinks)
  const before = await orderedPieces(page)
  const other = await context.newPage()
  await other.goto(categoryAddress(categories.drinks))
  const twin = { ...card, article: cardOf(other, card.number) }
  await expect(twin.article.getByRole('button', { name: '注文する' })).toBeEnabled()

  await page.bringToFront()
  await orderFromCard(card, 3)
  await expectOrdered(card, 3)
  await other.bringToFront()
  await expectOrdered(twin, 3)
  await expectPieces(other, before + 3)

  await other.goto('/cart/ordered')
  await lineOf(other, card)
    .getByRole('button', { name: /^取消し/ })
    .click()
  await other.getByRole('dialog').getByRole('button', { name: /^はい/ }).click()
  await expect(lineOf(other, card)).toHaveCount(0)
  await page.bringToFront()
  await expect(card.article.getByRole('button', { name: '注文する' })).toBeEnabled()
  await expectPieces(page, before)
})
