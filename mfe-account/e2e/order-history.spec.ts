import { expect, expectAccessibleAtEveryWidth, expectAccessibleLayout, test } from '@shop/tools/isolate'

const main = (shop: Awaited<ReturnType<Parameters<Parameters<typeof test>[2]>[0]['open']>>) => shop.getByRole('main')

test('a member looks back, orders a line again, and takes that back, at every width', async ({ open, page }) => {
  const shop = await open('path=/orders/history?week=20261104&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: '注文履歴' })).toBeVisible()
  await expect(shop.getByRole('table', { name: '11月4週のご注文の商品' })).toBeVisible()
  await expect(main(shop).getByText('こちらの商品は専門サイトでのみご覧いただけます')).toBeVisible()
  await expect(main(shop).getByText('ご注文を取り消しました')).toBeVisible()
  await expect(shop.getByRole('region', { name: 'ポイント交換の商品' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await main(shop).getByRole('button', { name: 'この週をまとめて注文する' }).click()
  const question = shop.getByRole('dialog')
  await expect(question).toContainText('ポイント交換の商品です（1品）')
  await expect(question).toContainText('専門サイトの商品です（1品）')
  await question.getByRole('button', { name: 'いいえ、注文しない' }).click()

  await shop.getByRole('checkbox').nth(1).check()
  await shop.getByRole('checkbox').nth(2).check()
  // A row half behind the bar at the foot is pressed once it is scrolled out from there.
  const toTheEnd = () => main(shop).evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await toTheEnd()
  await expectAccessibleLayout(page)
  await main(shop).getByRole('button', { name: '選んだ商品を注文する' }).click()
  await shop.getByRole('dialog').getByRole('button', { name: 'はい、注文する' }).click()
  await expect(main(shop).getByText(/品を注文しました/)).toBeVisible()
  await main(shop).getByRole('button', { name: '元に戻す' }).click()
  await expect(main(shop).getByText('元に戻しました')).toBeVisible()
})

test('[ACC-056] on paper it has its head and its table, black on white, and nothing to press', async ({
  open,
  page,
}) => {
  await open('path=/orders/history?week=20261104&persona=member')
  await page.goto((await page.locator('#frame').getAttribute('src')) ?? '')
  const sheet = page.getByRole('main')
  await expect(sheet.getByRole('row', { name: /十勝しぼりたて牛乳/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByText(/ 様/)).toContainText('お届け日 11月24日(火)')
  await expect(sheet.getByRole('button')).toHaveCount(0)
  await expect(sheet.getByRole('checkbox')).toHaveCount(0)
  await expect(sheet.getByRole('columnheader')).toHaveText(['商品名', '注文番号', '数量', '単価（税込）', '金額'])
  const colours = await sheet
    .locator('th, td, h2, dd, li')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color))
  expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
})

test('[ACC-045] a visitor reads what it is', async ({ open, page }) => {
  const shop = await open('path=/orders/history&persona=visitor')
  await expect(main(shop).getByRole('button', { name: 'ログインする' })).toBeVisible()
  await expect(main(shop).getByRole('table')).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
})
