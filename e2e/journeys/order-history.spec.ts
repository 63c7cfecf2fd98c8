import type { Page } from '@playwright/test'
import { href } from '@shop/shared/routes'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { categories, expectOrdered, expectPieces, openOrderable, orderFromCard } from './steps/order.ts'

/** `消費税（8%）8%対象※ 2,980円238円`: the base of each rate and its tax. */
const taxRows = (page: Page) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: /^消費税（/ })

test('[ACC-043] [K-62] what is ordered stands in the history with the taxes of the ordered list, and a week of before is ordered again and taken back @desktop', async ({
  page,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.tofu)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  await page.goto(href.orderedList())
  await expect(taxRows(page)).toHaveCount(2)
  const taxes = await taxRows(page).allTextContents()
  await page.goto(`${href.pastOrders()}?week=20261201`)
  await expect(page.getByRole('table').getByRole('cell', { name: card.number })).toBeVisible()
  await expect(taxRows(page)).toHaveText(taxes)

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
