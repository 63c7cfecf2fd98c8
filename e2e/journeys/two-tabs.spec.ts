import { createGate } from '@shop/shared/testing/hold'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import {
  type Card,
  cardOf,
  categories,
  categoryAddress,
  expectOrdered,
  expectPieces,
  lineOf,
  openOrderable,
  orderFromCard,
  orderStored,
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

test('[K-150] no press takes back what another device or tab has ordered, and each says what stands there @desktop', async ({
  page,
  context,
  newVisitor,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.drinks)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  const device = await newVisitor()
  await beginAsShopper(device)
  await device.goto(categoryAddress(categories.drinks))
  const there = { ...card, article: cardOf(device, card.number) }
  await expectOrdered(there, 1)
  await press(there, '1つ増やす')
  await expectOrdered(there, 2)
  await press(there, '1つ増やす')
  await expectOrdered(there, 3)

  await expectOrdered(card, 1)
  await press(card, '1つ増やす')
  await expect(page.getByText('別の端末で変更されています（いま3点）')).toBeVisible()
  await expectOrdered(card, 3)
  const stored = orderStored(page)
  await press(card, '1つ減らす')
  await expectOrdered(card, 2)
  await stored

  // As when a tab, or the app's webview, comes to the front again.
  await expectOrdered(there, 3)
  await device.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expectOrdered(there, 2)

  const tab = await context.newPage()
  await tab.goto(categoryAddress(categories.drinks))
  const beside = { ...card, article: cardOf(tab, card.number) }
  await expectOrdered(beside, 2)
  const { until: heard, release: letHear } = createGate()
  await tab.route('**/order_list?*', async (route) => {
    await heard
    await route.continue()
  })
  await press(card, '1つ増やす')
  await expectOrdered(card, 3)
  await press(beside, '1つ減らす')
  letHear()
  await expect(tab.getByText('別の端末で変更されています（いま3点）')).toBeVisible()
  await expectOrdered(beside, 3)
  await expectOrdered(card, 3)
})

const press = ({ article }: Card, name: string): Promise<void> => article.getByRole('button', { name }).click()
