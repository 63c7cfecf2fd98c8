import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { tabTo } from './steps/keyboard.ts'
import { beginAsShopper, password } from './steps/login.ts'
import {
  categories,
  expectOrdered,
  expectPieces,
  lineOf,
  openOrderable,
  orderFromCard,
  quantityOf,
} from './steps/order.ts'

test('a member logs in, orders, changes and cancels with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/entrance')
  const begin = page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true })
  await expect(begin).toBeVisible()
  await tabTo(page, begin)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('メールアドレス')).toBeFocused()
  await page.keyboard.type('member@todok.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容 注文済み \d+点/ })).toBeVisible()

  const card = await openOrderable(page, categories.vegetables)
  const before = await orderedPieces(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へスキップ' })).toBeFocused()
  await page.keyboard.press('Enter')
  const choice = card.article.getByRole('combobox', { name: '数量' })
  await tabTo(page, choice)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(choice).toHaveValue('2')
  await expect(choice).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.article.getByRole('button', { name: '注文する' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectOrdered(card, 2)
  await expectPieces(page, before + 2)
  // The button that was pressed is gone; the focus stays in its place.
  expect(await card.article.evaluate((element) => element.contains(document.activeElement))).toBe(true)

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const line = lineOf(page, card)
  await expect(line).toBeVisible()
  await tabTo(page, line.getByRole('button', { name: '1つ増やす' }))
  await page.keyboard.press('Enter')
  await expect(quantityOf(line)).toHaveText('3')
  await expectPieces(page, before + 3)

  await tabTo(page, line.getByRole('button', { name: /^取消し/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: '商品をキャンセル' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(line.getByRole('button', { name: /^取消し/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, question.getByRole('button', { name: /^はい/ }))
  await page.keyboard.press('Enter')
  await expect(line).toHaveCount(0)
  await expectPieces(page, before)
  // Its nearest neighbour has the focus: whoever takes out several goes on from there.
  await expect(page.locator('main [role=listitem]:focus-within')).toHaveCount(1)
})

test('the page behind a question cannot be reached, and a question is answered once @desktop', async ({ page }) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.seasonings)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  const cancel = card.article.getByRole('button', { name: '取消し' })
  await cancel.click()
  const question = page.getByRole('dialog', { name: '商品をキャンセル' })
  const no = question.getByRole('button', { name: /^いいえ/ })
  await expect(no).toBeFocused()
  await expect.poll(() => question.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await cancel.evaluate((button) => (button as HTMLElement).focus())
  await expect(no).toBeFocused()

  await no.dblclick()
  await expect(question).toHaveCount(0)
  await expect(cancel).toBeFocused()
  await expectOrdered(card, 1)
})

test('[CHR-013] the drawer has the focus while it is open, and gives it back @desktop', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'メニュー' })
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'メニュー' })
  await expect(drawer).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement !== null && activeElement !== document.body && activeElement.closest('dialog') === null
    })
    expect(isOutside, `after ${step + 1} steps`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
})

test('the way back leads to the card that was opened @mobile', async ({ page }) => {
  await beginAsShopper(page, 'family')
  await page.goto('/category/13/0/0/-1')
  const far = page.getByRole('article').nth(14)
  await expect(far).toBeVisible()
  const link = far.getByRole('heading').getByRole('link')
  const name = ((await link.textContent()) ?? '').trim()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(far.getByRole('heading')).toHaveText(name)
  await expect(far).toBeInViewport()
  await expect(far.getByRole('heading').getByRole('link')).toBeFocused()
})
