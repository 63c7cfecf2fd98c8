import { expect, expectAccessible, expectAccessibleAtEveryWidth, test } from '@shop/tools/isolate'

const main = (shop: Awaited<ReturnType<Parameters<Parameters<typeof test>[2]>[0]['open']>>) => shop.getByRole('main')

test('a member looks back, orders a line again, and takes that back, at every width', async ({ open, page }) => {
  const shop = await open('path=/orders/history?week=20261104&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: '注文履歴' })).toBeVisible()
  await expect(shop.getByRole('table', { name: '11月4週のご注文の商品' })).toBeVisible()
  await expect(main(shop).getByText('こちらの商品は専門サイトでのみご覧いただけます')).toBeVisible()
  await expect(main(shop).getByText('ご注文を取り消しました')).toBeVisible()
  await expect(shop.getByRole('region', { name: 'ポイント交換の商品' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await main(shop).getByRole('button', { name: 'この週の商品をまとめて注文する' }).click()
  const question = shop.getByRole('dialog')
  await expect(question).toContainText('ポイント交換の商品です（1品）')
  await expect(question).toContainText('専門サイトの商品です（1品）')
  await question.getByRole('button', { name: 'いいえ、注文しない' }).click()

  await shop.getByRole('checkbox').nth(1).check()
  await shop.getByRole('checkbox').nth(2).check()
  await expectAccessible(page)
  await main(shop).getByRole('button', { name: '選んだ商品を注文する' }).click()
  await shop.getByRole('dialog').getByRole('button', { name: 'はい、注文する' }).click()
  await expect(main(shop).getByText(/品を注文しました/)).toBeVisible()
  await expectAccessible(page)
  await main(shop).getByRole('button', { name: '元に戻す' }).click()
  await expect(main(shop).getByText('元に戻しました')).toBeVisible()
})

test('[MOB-011] the app shows the same and prints nothing @mobile', async ({ open, page }) => {
  const shop = await open('path=/mobile/orders/history&persona=app')
  await expect(shop.getByRole('table', { name: /のご注文の商品$/ })).toBeVisible()
  await expect(main(shop).getByRole('button', { name: '印刷する' })).toHaveCount(0)
  await expectAccessible(page)
})

test('[ACC-045] a visitor reads what it is', async ({ open, page }) => {
  const shop = await open('path=/orders/history&persona=visitor')
  await expect(main(shop).getByRole('button', { name: 'ログインする' })).toBeVisible()
  await expect(main(shop).getByRole('table')).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
})
