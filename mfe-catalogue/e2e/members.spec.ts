import { expect, orderedPieces, type Shop, test } from '@shop/tools/isolate'

const linkTo = (path: string, as: string) => `path=${encodeURIComponent(path)}&${as}`
const heading = (shop: Shop, name: string) => shop.getByRole('heading', { level: 1, name, exact: true })
const main = (shop: Shop) => shop.getByRole('main')
const cards = (shop: Shop) => main(shop).getByRole('article')
const order = /^注文する/

// Members go through these screens in the specs of each of them, visitors through those that are not here.
for (const viewport of ['desktop', 'mobile'])
  test(`a visitor is led to the login by every product that could be ordered: ${viewport}`, async ({ open }) => {
    const as = `persona=visitor&viewport=${viewport}`
    const order = { name: /^ログインして購入する/ }
    const shop = await open(linkTo('/products/20261201/104001', as))
    await shop.getByRole('region', { name: 'ご注文', exact: true }).getByRole('button', order).click()
    await expect(shop.getByRole('dialog')).toContainText('ログインする必要があります')
    for (const path of ['/recommend', '/limited/product?tab=web', '/search/results?searchWord=牛乳']) {
      await open(linkTo(path, as))
      await expect(cards(shop).first().getByRole('button', order)).toBeVisible()
    }
  })

for (const persona of ['family', 'corporate'])
  for (const viewport of ['desktop', 'mobile'])
    test(`${persona} looks at every screen and orders what is found there: ${viewport}`, async ({ open }) => {
      const as = `persona=${persona}&viewport=${viewport}`
      const shop = await open(linkTo('/catalogs', as))
      await main(shop)
        .getByRole('link', { name: /^コープ商品/ })
        .click()
      await expect(heading(shop, 'コープ商品')).toBeVisible()
      await main(shop).getByRole('list', { name: '売場からさがす' }).getByRole('link', { name: '豆腐・納豆' }).click()
      await main(shop)
        .getByRole('list', { name: '豆腐・納豆' })
        .getByRole('link', { name: '豆腐', exact: true })
        .click()
      await expect(cards(shop).first().getByRole('button', { name: order })).toBeVisible()
      await cards(shop).first().getByRole('link').first().click()

      const box = shop.getByRole('region', { name: 'ご注文', exact: true })
      await expect(box.getByRole('button', { name: order })).toBeEnabled()
      const before = await orderedPieces(shop)
      await box.getByRole('button', { name: order }).click()
      await expect.poll(() => orderedPieces(shop)).toBe(before + 1)

      await open(linkTo('/category/11/0/0/-1', `${as}&data=kept`))
      await expect(cards(shop).first().getByRole('button', { name: order })).toBeVisible()
      await open(linkTo('/recommend', `${as}&data=kept`))
      await expect(heading(shop, 'おすすめ商品')).toBeVisible()
      await expect(cards(shop).first().getByRole('button', { name: order })).toBeVisible()

      await open(linkTo('/search', `${as}&data=kept`))
      for (const way of ['注文番号から探す', 'リピ買い商品から探す'])
        await expect(main(shop).getByRole('link', { name: way })).toBeVisible()

      await open(linkTo('/catalogue?selectedBaitaiCode=4030&page=2', `${as}&data=kept`))
      const catalogue = shop.frameLocator('iframe[title="Webカタログの紙面"]')
      const item = catalogue.locator('.swiper-slide-active article').filter({ hasNotText: '注文済み' }).first()
      const product = catalogue.locator(`article[data-no="${await item.getAttribute('data-no')}"]`)
      await product.getByRole('button', { name: '注文する' }).click()
      await expect(product.getByText('注文済み 1点')).toBeVisible()
      await expect.poll(() => orderedPieces(shop)).toBe(before + 2)
    })
