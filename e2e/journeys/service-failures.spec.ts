import { closeBusy } from '@shop/tools/busy'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import {
  type Card,
  categories,
  chooseQuantity,
  expectOrdered,
  expectPieces,
  expectUnsent,
  goToOrderedList,
  lineOf,
  openOrderable,
  orderFromCard,
  quantityOf,
} from './steps/order.ts'
import { busyAnswer, isWrite } from './steps/services.ts'

async function expectNothingOrdered({ article }: Card, typed: number): Promise<void> {
  await expect(article.getByRole('button', { name: '注文する' })).toBeEnabled()
  await expect(article.getByRole('combobox', { name: '数量' })).toHaveValue(String(typed))
  await expect(article.getByText('注文済み')).toHaveCount(0)
}

test('[ORD-076] [ERR-004] an order that a busy service refuses is taken back, in words, and can be sent again @desktop', async ({
  page,
  shop,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.staples)
  const before = await orderedPieces(page)
  const order = `${shop.api}/delivery/order`
  await page.route(order, busyAnswer)
  await orderFromCard(card, 3)
  await closeBusy(page)
  await expectNothingOrdered(card, 3)
  await expectPieces(page, before)

  await page.unroute(order)
  await card.article.getByRole('button', { name: '注文する' }).click()
  await expectOrdered(card, 3)
  await page.reload()
  await expectPieces(page, before + 3)
})

test('[ORD-076] [K-120] services that are down lose nothing that was typed, and take the order by themselves when they are back @desktop', async ({
  page,
  shop,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.prepared)
  const before = await orderedPieces(page)
  await shop.kill()
  await orderFromCard(card, 4)
  // Not even the token that a write needs could be had.
  await expectUnsent(card)
  await expectPieces(page, before)

  await shop.start()
  // Its tries are half a minute apart at the end.
  await expect(card.article.getByText('注文済み 4点')).toBeVisible({ timeout: 40_000 })
  await expectOrdered(card, 4)
  await expectPieces(page, before + 4)
})

test('[ORD-075] on a slow network the order is shown as under way and is sent once @desktop', async ({
  page,
  shop,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.dairy)
  const before = await orderedPieces(page)
  const sent: string[] = []
  let answer = () => {}
  const isSlow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`${shop.api}/delivery/order`, async (route) => {
    if (isWrite(route.request())) {
      sent.push(route.request().postData() ?? '')
      await isSlow
    }
    await route.continue()
  })
  await chooseQuantity(card.article, 2)
  await card.article.getByRole('button', { name: '注文する' }).dblclick()
  const busy = card.article.getByRole('button', { name: '注文中' })
  await expect(busy).toBeVisible()
  await expectPieces(page, before + 2)
  await goToOrderedList(page)
  await expect(quantityOf(lineOf(page, card))).toHaveText('2')
  await page.goBack()
  answer()
  await expectOrdered(card, 2)
  expect(sent).toHaveLength(1)
  await page.reload()
  await expectPieces(page, before + 2)
})
