import { closeBusy, expect, expectAccessible, expectAccessibleAtEveryWidth, test } from '@shop/tools/isolate'

const shelf = { name: 'すべてのお気に入り商品' }
const failed = { name: 'お気に入りを表示できませんでした' }

test('the favourites of a member, at every width', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  await expect(shop.getByRole('region', shelf).getByRole('article').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('the same in the app', async ({ open }) => {
  const shop = await open('path=/favorite&persona=app')
  await expect(shop.getByRole('region', shelf).getByRole('article').first()).toBeVisible()
  await expect(shop.getByRole('banner')).toHaveCount(0)
})

test('a visitor sees a sample and the way to the login', async ({ open }) => {
  const shop = await open('path=/favorite&persona=visitor&viewport=mobile')
  await expect(shop.getByRole('main').getByRole('button', { name: /ログイン/ })).toBeVisible()
})

test('favourites that cannot be read say so, and come when they are asked for again', async ({ fail, open, page }) => {
  const shop = await open('path=/favorite&persona=member&fail=favourites:503')
  await expect(shop.getByRole('region', failed)).toBeVisible()
  await closeBusy(shop)
  await expectAccessible(page)
  await fail()
  await shop.getByRole('region', failed).getByRole('button', { name: '再読み込み' }).click()
  await expect(shop.getByRole('region', shelf).getByRole('article').first()).toBeVisible()
})

test('a broken answer is a failure and no blank page', async ({ open }) => {
  const shop = await open('path=/favorite&persona=member&fail=favourites:malformed')
  await expect(shop.getByRole('region', failed)).toBeVisible()
})

test('a heart that cannot be stored is taken back, with words', async ({ fail, open }) => {
  const shop = await open('path=/favorite&persona=member')
  const heart = shop
    .getByRole('region', shelf)
    .getByRole('button', { name: /^お気に入り / })
    .first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await fail('removeFavourite:503')
  await heart.click()
  await closeBusy(shop)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('who has taken the last favourite out is told where products are', async ({ open }) => {
  const shop = await open('path=/favorite&persona=newcomer')
  const hearts = shop.getByRole('region', shelf).getByRole('button', { name: /^お気に入り / })
  await expect(hearts.first()).toBeVisible()
  const count = await hearts.count()
  for (let place = 0; place < count; place += 1) await hearts.nth(place).click()
  await expect(shop.getByRole('status').getByText('すべてのお気に入り商品 0品')).toHaveCount(1)
})
