import { closeBusy, expect, expectAccessible, test } from '@shop/tools/isolate'

const failed = { name: 'ご注文内容を表示できませんでした' }
const total = { name: '合計' }

for (const viewport of ['desktop', 'mobile'])
  test(`the order of a member, ${viewport}`, async ({ open, page }) => {
    const shop = await open(`path=/cart/ordered&persona=member&viewport=${viewport}`)
    await expect(shop.getByRole('heading', { level: 1, name: 'ご注文内容' })).toBeVisible()
    await expect(shop.getByRole('complementary', total)).toBeVisible()
    await expectAccessible(page)
  })

test('the same in the app', async ({ open }) => {
  const shop = await open('path=/cart/ordered&persona=app')
  await expect(shop.getByRole('complementary', total)).toBeVisible()
  await expect(shop.getByRole('banner')).toHaveCount(0)
})

test('a corporate member has ordered nothing yet and is told where products are', async ({ open, page }) => {
  const shop = await open('path=/cart/ordered&persona=corporate')
  await expect(shop.getByRole('link', { name: 'カテゴリからさがす' })).toBeVisible()
  await expectAccessible(page)
})

test('the second week has an order of its own', async ({ open }) => {
  const shop = await open('path=/cart/ordered&persona=member&week=20261202')
  await expect(shop.getByRole('heading', { level: 2, name: '今週のご注文 1品' })).toBeVisible()
})

test('after the deadline the order can only be read', async ({ open }) => {
  const shop = await open('path=/cart/ordered&persona=member')
  await expect(shop.getByRole('button', { name: /^取消し/ }).first()).toBeVisible()
  const later = await open('path=/cart/ordered&persona=member&clock=2026-11-24T14:59:55%2B09:00')
  await expect(
    later
      .getByRole('status')
      .getByText(/締め切|締切|終了/)
      .first(),
  ).toBeVisible()
})

test('an order that cannot be read says so, and comes when it is asked for again', async ({ fail, open, page }) => {
  const shop = await open('path=/cart/ordered&persona=member&fail=orderList:503')
  await expect(shop.getByRole('region', failed)).toBeVisible()
  await closeBusy(shop)
  await expectAccessible(page)
  await fail()
  await shop.getByRole('region', failed).getByRole('button', { name: '再読み込み' }).click()
  await expect(shop.getByRole('complementary', total)).toBeVisible()
})

test('a product that cannot be taken out stays, with words', async ({ fail, open }) => {
  const shop = await open('path=/cart/ordered&persona=member')
  const lines = shop.getByRole('button', { name: /^取消し/ })
  await expect(lines).toHaveCount(7)
  await fail('deleteOrder:503')
  await lines.first().click()
  await shop.getByRole('dialog', { name: '商品をキャンセル' }).getByRole('button', { name: /はい/ }).click()
  await closeBusy(shop)
  await expect(lines).toHaveCount(7)
})
