import { expect, expectAccessibleAtEveryWidth, showOnPhone, test } from '@shop/tools/isolate'

const shelf = { name: 'すべてのお気に入り商品' }
/** From the top of the page, on a phone of 390 × 844. */
const highestCardPx = 620

test('[FAV-014] [FAV-039] [K-184] the favourites of a member, at every width; 注文する orders one, and the dialog shows its order number', async ({
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

  await test.step('on a phone the first card begins in the first view', async () => {
    await showOnPhone(page)
    await expect
      .poll(() => products.first().evaluate((card) => card.getBoundingClientRect().top + scrollY))
      .toBeLessThanOrEqual(highestCardPx)
    await shop.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'))
    expect(await shop.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0)
    await shop.locator('html').evaluate(({ style }) => style.removeProperty('font-size'))
  })

  const product = products
    .filter({ has: page.frameLocator('#frame').getByRole('button', { name: /^注文する/ }) })
    .first()
  const number = /番号 (\d{6})/.exec((await product.textContent()) ?? '')?.[1] ?? ''
  await product.getByRole('button', { name: /^注文する/ }).click()
  const dialog = shop.getByRole('dialog', { name: '商品を注文しました' })
  await expect(dialog).toContainText(`番号 ${number}`)
  await expect(dialog).toContainText('1点')
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
