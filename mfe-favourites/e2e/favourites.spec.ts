import { expect, expectAccessibleAtEveryWidth, reloadShop, test } from '@shop/tools/isolate'

const shelf = { name: 'すべてのお気に入り商品' }

test('[FAV-014] [FAV-039] the favourites of a member, at every width; 注文する orders one, and the dialog shows its order number', async ({
  open,
  page,
}) => {
  const shop = await open('path=/favorite&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  const products = shop.getByRole('region', shelf).getByRole('article')
  const picture = products.first().locator('[data-picture] > img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((img) => [img.clientWidth, img.clientHeight])).toEqual([156, 156])
  await expectAccessibleAtEveryWidth(page)

  const product = products
    .filter({ has: page.frameLocator('#frame').getByRole('button', { name: /^注文する/ }) })
    .first()
  const number = /番号 (\d{6})/.exec((await product.textContent()) ?? '')?.[1] ?? ''
  await product.getByRole('button', { name: /^注文する/ }).click()
  const dialog = shop.getByRole('dialog', { name: '商品を注文しました' })
  await expect(dialog).toContainText(`番号 ${number}`)
  await expect(dialog).toContainText('1点')
})

test('[FAV-007] favourites and lists that cannot be read say so, and come when they are asked for again', async ({
  fail,
  open,
  page,
}) => {
  const shop = await open('path=/favorite&persona=member&fail=favourites:malformed,favouriteLists:503')
  const failed = shop.getByRole('region', { name: 'お気に入りを表示できませんでした' })
  const lists = shop.getByRole('region', { name: 'お気に入りリスト', exact: true })
  await expect(failed).toBeVisible()
  await expect(lists.getByRole('button', { name: '再読み込み' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await fail()
  await lists.getByRole('button', { name: '再読み込み' }).click()
  await expect(lists.getByRole('link')).toHaveCount(4)
  await expect(lists.getByRole('link').last()).toHaveText('その他のリスト（3）')
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(shop.getByRole('region', shelf).getByRole('article').first()).toBeVisible()
})

test('the tools choose what is in view, and reload keeps it', async ({ open, page }) => {
  const shop = await open('path=/favorite&persona=member')
  const products = shop.getByRole('region', shelf).getByRole('article')
  await expect(products.first()).toBeVisible()
  const number = /\d{6}/.exec((await products.nth(1).textContent()) ?? '')?.[0] ?? ''
  await shop.getByRole('searchbox', { name: 'お気に入りから探す' }).fill(number)
  await expect(products).toHaveCount(1)
  await expect(shop.getByRole('status').getByText('すべてのお気に入り商品 1品')).toHaveCount(1)
  await reloadShop(shop)
  await expect(products).toHaveCount(1)
  await expect(shop.getByRole('searchbox', { name: 'お気に入りから探す' })).toHaveValue(number)
  await shop.getByRole('searchbox', { name: 'お気に入りから探す' }).fill('ありえない商品')
  await expect(shop.getByRole('heading', { name: '条件に合うお気に入り商品はありません' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('button', { name: 'すべてのお気に入りを見る' }).click()
  await expect(products.nth(1)).toBeVisible()

  const categories = shop.getByRole('combobox', { name: 'カテゴリ' })
  const option = (await categories.getByRole('option').nth(1).textContent()) ?? ''
  await categories.selectOption(option)
  const count = /（(\d+)）/.exec(option)?.[1] ?? ''
  await expect(shop.getByRole('status').getByText(`すべてのお気に入り商品 ${count}品`)).toHaveCount(1)
})

test('[MOB-017] [FAV-042] favourites are read again when the app says that they were changed', async ({
  open,
  page,
}) => {
  const shop = await open('path=/favorite&persona=app')
  await expect(shop.getByRole('region', shelf).getByRole('article').first()).toBeVisible()
  await expect(shop.getByRole('banner')).toHaveCount(0)
  const heart = shop
    .getByRole('region', shelf)
    .getByRole('button', { name: /^お気に入り / })
    .first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const number = /番号 (\d{6})/.exec((await shop.getByRole('article').first().textContent()) ?? '')?.[1] ?? ''
  const say = (payload: object) =>
    shop.locator('body').evaluate(
      (_, message) => {
        window.postMessage(JSON.stringify(message), location.origin)
      },
      { type: 'favouriteChanged', payload },
    )
  await say({ orderNumber: number, isFavourite: false })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(shop.getByText('お気に入りから外しました')).toHaveCount(0)
  const again = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/favorite_product'))
  await say({})
  await again
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})
