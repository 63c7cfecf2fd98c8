import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  orderedPieces,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

const boxes = (shop: Shop) => shop.getByRole('group', { name: 'まとめて選ぶ商品' }).getByRole('checkbox')
const bar = (shop: Shop) => shop.getByRole('region', { name: '選んだ商品の操作' })
const says = (shop: Shop, text: string | RegExp) => expect(bar(shop).getByRole('status').first()).toContainText(text)
const press = (shop: Shop, name: string) => bar(shop).getByRole('button', { name, exact: true }).click()
const pathOf = (shop: Shop) => shop.locator('html').evaluate(() => location.pathname)

async function begin(shop: Shop): Promise<void> {
  await shop.getByRole('button', { name: 'まとめて選ぶ' }).click()
  await expect(shop.getByRole('button', { name: 'すべて選ぶ' })).toBeFocused()
}

async function choose(shop: Shop, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await boxes(shop).nth(at).check()
  await expect(bar(shop)).toContainText(`${count}品を選択中`)
}

test('[BIZ-013] [FAV-038] [AX-29] several are ordered once each and taken back; what cannot be ordered is named before, and stays chosen, also over a reload', async ({
  open,
  page,
}) => {
  const shop = await open('path=/favorite&persona=member')
  await begin(shop)
  // The first few favourites of the member are on sale and not ordered yet; none of all is alcohol.
  await choose(shop, 3)
  const before = await orderedPieces(shop)
  await press(shop, '注文する')
  await says(shop, '3品を注文しました')
  await expect.poll(() => orderedPieces(shop)).toBe(before + 3)
  await expect(bar(shop).getByRole('button', { name: '元に戻す' })).toBeFocused()
  await expectAccessibleAtEveryWidth(page)
  await press(shop, '元に戻す')
  await says(shop, '元に戻しました')
  await expect.poll(() => orderedPieces(shop)).toBe(before)
  await expect(bar(shop)).toContainText('3品を選択中')

  await shop.getByRole('button', { name: 'すべて選ぶ' }).click()
  await press(shop, '注文する')
  const question = shop.getByRole('dialog', { name: /品を1点ずつ注文しますか？$/ })
  await expect(question).toContainText('今週はお取扱いありません')
  await expectAccessible(page)
  await question.getByRole('button', { name: /^はい/ }).click()
  await says(shop, '品を注文しました')
  await says(shop, 'ご注文済みのためそのままです')
  await says(shop, /今週はお取扱いありません（2品）/)
  await expect(bar(shop)).toContainText('2品を選択中')

  await reloadShop(shop)
  await expect(bar(shop)).toContainText('2品を選択中')
  await goBack(shop)
  await expect(shop.getByRole('button', { name: 'まとめて選ぶ' })).toBeVisible()
  await expect(bar(shop)).toHaveCount(0)
})

test('hearts are taken off and set again, with the keyboard alone', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=member')
  await shop.getByRole('button', { name: 'まとめて選ぶ' }).focus()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('button', { name: 'すべて選ぶ' })).toBeFocused()
  const name = (await boxes(shop).first().getAttribute('aria-label')) ?? ''
  // The list is drawn in parts.
  const all = await shop.getByRole('button', { name: /^すべて \d+品$/ }).textContent()
  const total = Number(/\d+/.exec(all ?? '')?.[0])
  await expect(boxes(shop)).toHaveCount(total)
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
  await expect(boxes(shop).first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bar(shop)).toContainText('1品を選択中')
  await bar(shop).getByRole('button', { name: 'お気に入りから外す' }).focus()
  await page.keyboard.press('Enter')
  await says(shop, '1品をお気に入りから外しました')
  await expect(boxes(shop)).toHaveCount(total - 1)
  await expect(bar(shop).getByRole('button', { name: '元に戻す' })).toBeFocused()
  await page.keyboard.press('Enter')
  await says(shop, '元に戻しました')
  await expect(boxes(shop)).toHaveCount(total)
  await expect(shop.getByRole('checkbox', { name, exact: true })).toBeChecked()
  await expect(bar(shop).getByRole('button', { name: '結果を閉じる' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('button', { name: 'すべて選ぶ' })).toBeFocused()
  await bar(shop).getByRole('button', { name: '終わる' }).focus()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('button', { name: 'まとめて選ぶ' })).toBeFocused()
})

test('[FAV-020] [FAV-024] in a list of the app: several come out of it and back, into a new one, and are ordered', async ({
  open,
  page,
}) => {
  const shop = await open('path=/favorite/category&persona=app')
  const rows = shop.getByRole('main').getByRole('link', { name: /品$/ })
  await expect(rows).toHaveCount(6)
  await rows.first().click()
  await expect(shop.getByRole('heading', { level: 1, name: '朝ごはん' })).toBeVisible()
  expect(await pathOf(shop)).toMatch(/^\/mobile\/favorite\/category\/detail\//)
  await begin(shop)
  await expect(boxes(shop)).toHaveCount(6)
  await choose(shop, 2)

  await press(shop, 'リストから外す')
  await says(shop, '2品を「朝ごはん」から外しました')
  await expect(boxes(shop)).toHaveCount(4)
  await expect(bar(shop)).toContainText('0品を選択中')
  await press(shop, '元に戻す')
  await says(shop, '元に戻しました')
  await expect(boxes(shop)).toHaveCount(6)
  await expect(bar(shop)).toContainText('2品を選択中')

  await press(shop, 'リストに入れる')
  const dialog = shop.getByRole('dialog', { name: '2品をリストに入れる' })
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await expectAccessible(page)
  await shop.getByRole('button', { name: '新しいリストを作る' }).click()
  const name = dialog.getByRole('textbox', { name: 'リスト名' })
  await name.fill('朝ごはん')
  await expect(dialog.getByText('お気に入り商品リスト名が重複しています。ご確認ください。')).toBeVisible()
  await name.fill('来週の夜')
  await name.press('Enter')
  await says(shop, 'お気に入りリストを作成しました')
  await says(shop, '2品を「来週の夜」に入れました')
  await expect(bar(shop).getByRole('button', { name: '元に戻す' })).toBeFocused()

  await choose(shop, 2)
  await press(shop, '注文する')
  await says(shop, '2品を注文しました')
  await press(shop, '終わる')
  await expect(bar(shop)).toHaveCount(0)
  await expect(shop.getByText('注文済み 1点')).toHaveCount(2)
  await goBack(shop)
  await expect(rows).toHaveCount(7)
})
