import { deadlineText } from '@shop/shared/testing/builders'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper, loginShopper } from './steps/login.ts'
import {
  cardOf,
  categories,
  categoryAddress,
  expectOrdered,
  expectPieces,
  goToOrderedList,
  lineOf,
  openOrderable,
  orderFromCard,
  quantityOf,
} from './steps/order.ts'

const alcoholAddress = '/category/21/2107/0/-1'
const wineNumber = '108438'

test('[CHR-002] [ORD-003] two of something are ordered, stay through reload and crash, and are seen elsewhere @desktop', async ({
  page,
  newVisitor,
  shop,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.fruit)
  const before = await orderedPieces(page)
  await Promise.all([page.getByText('注文しました', { exact: true }).waitFor(), orderFromCard(card, 2)])
  await expectOrdered(card, 2)
  await expectPieces(page, before + 2)
  await goToOrderedList(page)
  await expect(quantityOf(lineOf(page, card))).toHaveText('2')

  await page.reload()
  await expect(quantityOf(lineOf(page, card))).toHaveText('2')
  await expectPieces(page, before + 2)

  const elsewhere = await newVisitor()
  await loginShopper(elsewhere, 'member', '/cart/ordered')
  await expect(quantityOf(lineOf(elsewhere, card))).toHaveText('2')
  await expectPieces(elsewhere, before + 2)

  await shop.kill()
  await shop.start()
  await page.goto(categoryAddress(categories.fruit))
  await expectOrdered({ ...card, article: cardOf(page, card.number) }, 2)
  await expectPieces(page, before + 2)
})

test('[ORD-078] [ORD-080] [ORD-136] a quantity is changed and a product is taken out in the ordered list @mobile', async ({
  page,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.meat)
  const before = await orderedPieces(page)
  await orderFromCard(card, 1)
  await expectPieces(page, before + 1)
  await goToOrderedList(page)
  const line = lineOf(page, card)
  await Promise.all([
    page.getByText('注文内容を変更しました').waitFor(),
    line.getByRole('button', { name: '1つ増やす' }).click(),
  ])
  await expect(quantityOf(line)).toHaveText('2')
  await expectPieces(page, before + 2)
  await line.getByRole('button', { name: '1つ減らす' }).click()
  await expectPieces(page, before + 1)

  await line.getByRole('button', { name: /^取消し/ }).click()
  const question = page.getByRole('dialog', { name: '商品をキャンセル' })
  await expect(question).toContainText('をキャンセルしてもよろしいですか？')
  await question.getByRole('button', { name: /^いいえ/ }).click()
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: /^取消し/ }).click()
  // The page shows it at once; it is stored when the service has answered.
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok()),
    question.getByRole('button', { name: /^はい/ }).click(),
  ])
  await expect(line).toHaveCount(0)
  await expectPieces(page, before)

  await page.reload()
  await expect(page.getByRole('complementary', { name: '合計' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('[CAT-045] alcohol of the number entry and of a list asks for the age once @desktop', async ({ page }) => {
  await loginShopper(page, 'union', alcoholAddress)
  const wine = cardOf(page, wineNumber)
  const question = page.getByRole('dialog', { name: '年齢の確認' })
  await page.goto('/cart/ordered?mode=inputNumber')
  const field = page.getByRole('textbox', { name: 'カタログの注文番号（1〜6けたの数字）' })
  await field.fill(wineNumber)
  await field.press('Enter')
  const send = page.getByRole('button', { name: '1商品をまとめて注文する' })
  await send.click()
  await question.getByRole('button', { name: /^いいえ/ }).click()
  await expect(question).toHaveCount(0)
  // Nothing was ordered, and nothing is lost.
  await send.click()
  await question.getByRole('button', { name: /^はい/ }).click()
  await page.getByRole('dialog', { name: '商品を注文しました' }).getByRole('button', { name: '閉じる' }).click()

  // By a list of another remote: said is said.
  await page.goto(alcoholAddress)
  await expect(wine.getByText('注文済み 1点')).toBeVisible()
  await wine.getByRole('button', { name: '1つ増やす' }).click()
  await expect(wine.getByText('注文済み 2点')).toBeVisible()
})

test('[CHR-005] [CHR-007] [GRD-081] the strip tells the deadline once, and the other open week has an order of its own @desktop', async ({
  page,
}) => {
  await loginShopper(page)
  const strip = page.getByRole('region', { name: 'ご注文の週' })
  await expect(strip).toContainText('12月1週')
  // Each width has a form of its own; the text alone does not say which of them is in sight.
  const [, hour = ''] = deadlineText().split(' ')
  // biome-ignore lint/performance/useDomNodeTextContent: only the text in sight counts.
  expect((await strip.innerText()).split(hour)).toHaveLength(2)
  const first = await orderedPieces(page)
  await strip.getByRole('button', { name: /週/ }).click()
  const choice = page.getByRole('dialog', { name: 'ご注文の週' })
  await choice.getByRole('radio', { name: /12月2週/ }).check()
  await choice.getByRole('button', { name: '切り替える' }).click()
  await expect(strip).toContainText('12月2週')
  await expect.poll(() => orderedPieces(page)).not.toBe(first)
  const second = await orderedPieces(page)

  await page
    .getByRole('main')
    .getByRole('link', { name: /^たまご|^卵・乳製品/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '卵・乳製品' })).toBeVisible()
  await expect(strip).toContainText('12月2週')
  const article = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: '注文する' }) })
    .first()
  await article.getByRole('button', { name: '注文する' }).click()
  await expectPieces(page, second + 1)

  await page.getByRole('banner').getByRole('link', { name: 'トドック トップページ' }).click()
  await strip.getByRole('button', { name: /週/ }).click()
  await choice.getByRole('radio', { name: /12月1週/ }).check()
  await choice.getByRole('button', { name: '切り替える' }).click()
  await expectPieces(page, first)
})
