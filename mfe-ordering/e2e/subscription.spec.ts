import { deadlineText } from '@shop/shared/testing/builders'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  goTo,
  type Shop,
  showOnPhone,
  test,
} from '@shop/tools/isolate'

const milk = '十勝しぼりたて牛乳'
const eggs = '平飼いたまご（赤）'
const pork = '北海道産豚 小間切れ（バラ凍結）'

const row = (shop: Shop, name: string) => shop.getByRole('listitem', { name, exact: true })
const press = (shop: Shop, name: string, text: string) =>
  row(shop, name)
    .getByRole('button', { name: new RegExp(`^${text}`) })
    .click()

test('what comes on its own is changed, skipped, cancelled and taken back; many pieces are asked about once more and stand with their unit on a phone', async ({
  open,
  page,
}) => {
  const shop = await open('path=/mycle&persona=member')
  await shop.getByRole('tab', { name: /^定期便商品管理（\d+）$/ }).click()
  await expect(shop.getByRole('tabpanel', { name: /^定期便商品管理/ })).toBeVisible()
  await expect(row(shop, pork).getByText('[次回お届け中止]')).toBeVisible()
  await expect(shop.getByText('新規ご注文', { exact: true })).toBeVisible()
  await expect(shop.getByText(/^ほかに新規ご注文の定期便 1商品/)).toBeVisible()
  await expect(shop.getByText('解約依頼中')).toBeVisible()
  await expect(shop.getByText('変更依頼中')).toBeVisible()
  await expect(shop.getByText(`変更は${deadlineText()}の締切後に反映されます`)).toBeVisible()

  await press(shop, milk, '周期・数量を変更')
  const dialog = shop.getByRole('dialog', { name: '周期・数量を変更' })
  await dialog.getByText('4週ごと').click()
  await dialog.getByRole('combobox', { name: '数量' }).focus()
  await dialog.getByRole('combobox', { name: '数量' }).selectOption('12')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '変更する' }).click()
  await press(shop, eggs, '解約')
  const question = shop.getByRole('dialog', { name: '定期便を解約しますか？' })
  await expect(question.getByText('12月1週 12月1日(火)')).toBeVisible()
  await question.getByRole('button', { name: /^はい/ }).click()
  // The button that asked has gone; the one in its place takes over.
  await expect(row(shop, eggs).getByRole('button', { name: /^変更のキャンセル/ })).toBeFocused()
  await shop.getByRole('button', { name: '変更を確定する' }).click()
  await shop.getByRole('button', { name: '確定する', exact: true }).click()
  await shop.getByRole('dialog', { name: '注文数のご確認' }).getByRole('button', { name: '確定する' }).click()
  await expect(row(shop, milk).getByText('変更依頼中')).toBeVisible()
  await expect(shop.getByRole('tabpanel')).toBeFocused()
  await expect(row(shop, milk).getByText('→ 4週ごと')).toBeVisible()
  await expect(row(shop, eggs).getByText('解約依頼中')).toBeVisible()

  await press(shop, pork, 'お届けを再開')
  await expect(row(shop, pork).getByText('[次回お届け中止]')).toHaveCount(0)

  await expectAccessibleAtEveryWidth(page)
  await showOnPhone(page)
  const pieces = row(shop, milk).getByRole('definition').filter({ hasText: '→ 12点' }).locator('> span')
  await expect(pieces).toHaveText(['2点', '→ 12点'])
  expect(await pieces.evaluateAll((all) => all.map((one) => one.getClientRects().length))).toEqual([1, 1])
  await press(shop, milk, '変更のキャンセル')
  await expect(row(shop, milk).getByText('変更依頼中')).toHaveCount(0)
  await expect(row(shop, milk).locator('button:focus')).toHaveCount(1)
  await press(shop, eggs, '変更のキャンセル')
  await expect(row(shop, eggs).getByText('解約依頼中')).toHaveCount(0)
})

test('[ORD-131] what was set and not sent is dropped by いいえ alone, not by going back', async ({ open }) => {
  const shop = await open('path=/mycle?tab=manage&persona=member')
  const question = shop.getByRole('dialog', { name: '確定していない変更があります' })
  const staged = row(shop, milk).getByText('次回中止（未確定）')
  const leave = async () => {
    await row(shop, milk).getByRole('link', { name: milk }).click()
    await expect(question).toBeVisible()
    await expect(staged).toHaveCount(0)
  }
  await press(shop, milk, '次回だけ中止')
  await shop.getByRole('dialog').getByRole('button', { name: /^はい/ }).click()
  await expect(staged).toBeVisible()

  await leave()
  // A step back closes the question first. [MOB-023]
  await goBack(shop)
  await expect(question).toHaveCount(0)
  await goBack(shop)
  await expect(staged).toBeVisible()

  await leave()
  await question.getByRole('button', { name: /^いいえ/ }).click()
  await expect(question).toHaveCount(0)
  await goBack(shop)
  await expect(row(shop, milk).getByRole('button', { name: /^次回だけ中止/ })).toBeVisible()
  await expect(staged).toHaveCount(0)
})

test('a visitor reads what 定期便 and リピ買い are', async ({ open, page }) => {
  const shop = await open('path=/mycle&persona=visitor')
  await expect(shop.getByRole('main').getByRole('heading', { name: 'お届け周期を選べます' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  await goTo(shop, '/orders/repeat')
  await expect(shop.getByRole('heading', { level: 1, name: 'リピ買い' })).toBeVisible()
  await expect(shop.getByRole('main').getByRole('button', { name: 'ログインする' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
