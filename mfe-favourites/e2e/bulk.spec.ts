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
const nameOf = async (shop: Shop, at: number) => (await boxes(shop).nth(at).getAttribute('aria-label')) ?? ''

async function begin(shop: Shop): Promise<void> {
  await shop.getByRole('button', { name: 'まとめて選ぶ' }).click()
  await expect(shop.getByRole('button', { name: 'すべて選ぶ' })).toBeFocused()
}

/** The first few favourites of the member are on sale, not ordered yet and no alcohol. */
async function choose(shop: Shop, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await boxes(shop).nth(at).check()
  await expect(bar(shop)).toContainText(`${count}品を選択中`)
}

test('[BIZ-013] several are ordered once each and taken back, at every width', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=member')
  await begin(shop)
  await choose(shop, 3)
  await expectAccessibleAtEveryWidth(page)
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
})

test('[FAV-038] what cannot be ordered is named before, and stays chosen', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=member&viewport=mobile')
  await begin(shop)
  await shop.getByRole('button', { name: 'すべて選ぶ' }).click()
  await press(shop, '注文する')
  const question = shop.getByRole('dialog', { name: /品を1点ずつ注文しますか？$/ })
  await expect(question).toContainText('今週はお取扱いありません')
  await expectAccessible(page)
  await question.getByRole('button', { name: /^はい/ }).click()
  const age = shop.getByRole('dialog').getByRole('button', { name: /20歳以上です/ })
  await Promise.race([age.click(), says(shop, '品を注文しました')])
  await says(shop, '品を注文しました')
  await says(shop, 'ご注文済みのためそのままです')
  await says(shop, /今週はお取扱いありません（2品）/)
  await expect(bar(shop)).toContainText('2品を選択中')
  await expectAccessible(page)
})

test('hearts are taken off and set again, with the keyboard alone', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=member')
  await shop.getByRole('button', { name: 'まとめて選ぶ' }).focus()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('button', { name: 'すべて選ぶ' })).toBeFocused()
  const name = await nameOf(shop, 0)
  const total = await boxes(shop).count()
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

test('several come into a list and out of it again; the list is shown as it is', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=member')
  await begin(shop)
  await choose(shop, 4)
  await press(shop, 'リストに入れる')
  const dialog = shop.getByRole('dialog', { name: '4品をリストに入れる' })
  const lists = dialog.getByRole('radio')
  await expect(lists.first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await dialog.getByRole('radio', { name: /朝ごはん/ }).check()
  await dialog.getByRole('button', { name: 'リストに入れる' }).click()
  await says(shop, /「朝ごはん」に入れ/)
  await expect(dialog).toHaveCount(0)
  const undo = bar(shop).getByRole('button', { name: '元に戻す' })
  await expect(undo).toBeFocused()
  await undo.click()
  await says(shop, '元に戻しました')
})

test('[FAV-020] [FAV-024] a new list is made for them, and goes again', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=app')
  await begin(shop)
  await choose(shop, 2)
  const openDialog = async () => {
    await press(shop, 'リストに入れる')
    await shop.getByRole('button', { name: '新しいリストを作る' }).click()
  }
  await openDialog()
  const dialog = shop.getByRole('dialog', { name: '2品をリストに入れる' })
  const name = dialog.getByRole('textbox', { name: 'リスト名' })
  await name.fill('朝ごはん')
  await expect(dialog.getByText('お気に入り商品リスト名が重複しています。ご確認ください。')).toBeVisible()
  await expectAccessible(page)
  await name.fill('来週の夜')
  await name.press('Enter')
  await says(shop, 'お気に入りリストを作成しました')
  await says(shop, '2品を「来週の夜」に入れました')
  await press(shop, '元に戻す')
  await says(shop, '元に戻しました')
  await press(shop, 'リストに入れる')
  await expect(shop.getByRole('radio').first()).toBeVisible()
  await expect(shop.getByRole('radio', { name: /来週の夜/ })).toHaveCount(0)
})

test('a busy service ends the run; nothing is lost, and a second try orders all', async ({ open, fail }) => {
  const shop = await open('path=/favorite&persona=member')
  await begin(shop)
  await choose(shop, 3)
  await fail('putOrder:503')
  await press(shop, '注文する')
  await says(shop, '3品は注文していません')
  await expect(bar(shop)).toContainText('3品を選択中')
  await fail()
  await press(shop, '注文する')
  await says(shop, '3品を注文しました')
})

test('[ORD-133] an order whose answer was lost is 確認中 until it is known', async ({ open, fail }) => {
  const shop = await open('path=/favorite&persona=member')
  await begin(shop)
  await choose(shop, 1)
  await fail('putOrder:502,orderList:503')
  await press(shop, '注文する')
  await says(shop, '確認中（1品）')
  await expect(bar(shop)).toContainText('1品を選択中')
  await fail()
  await press(shop, 'もう一度確認する')
  await says(shop, 'ご注文は届いていませんでした（1品）')
  await press(shop, '注文する')
  await says(shop, '1品を注文しました')
})

test('hearts that cannot be taken off are told once', async ({ open, fail }) => {
  const shop = await open('path=/favorite&persona=family')
  await begin(shop)
  await choose(shop, 2)
  await fail('removeFavourite:503')
  await press(shop, 'お気に入りから外す')
  await says(shop, '2品は外せませんでした')
  await expect(bar(shop)).toContainText('2品を選択中')
})

test('[ORD-083] after the deadline nothing is ordered, and the words say why', async ({ open }) => {
  const shop = await open('path=/favorite&persona=member&clock=2026-11-24T14:59:45%2B09:00')
  await begin(shop)
  await choose(shop, 2)
  await expect(shop.getByText(/受付は終了しました/).first()).toBeVisible({ timeout: 30_000 })
  await press(shop, '注文する')
  await says(shop, '注文した商品はありません')
  await says(shop, 'ご注文の受付は終了しました（2品）')
  await expect(bar(shop)).toContainText('2品を選択中')
})

test('who does not use deliveries yet is told to register first', async ({ open }) => {
  const shop = await open('path=/favorite&persona=newcomer')
  await begin(shop)
  await choose(shop, 1)
  await press(shop, '注文する')
  await says(shop, 'ご注文には宅配のご利用登録が必要です')
})

test('[AX-29] the choice outlives a reload; the back button leaves the mode', async ({ open }) => {
  const shop = await open('path=/favorite&persona=member')
  await begin(shop)
  await choose(shop, 2)
  await reloadShop(shop)
  await expect(bar(shop)).toContainText('2品を選択中')
  await goBack(shop)
  await expect(shop.getByRole('button', { name: 'まとめて選ぶ' })).toBeVisible()
  await expect(bar(shop)).toHaveCount(0)
})
