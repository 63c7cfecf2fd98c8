import { expect, goTo, orderedPieces, type Shop, test } from '@shop/tools/isolate'

const heading = (shop: Shop, name: string) => shop.getByRole('heading', { level: 1, name, exact: true })
const main = (shop: Shop) => shop.getByRole('main')
const cards = (shop: Shop) => main(shop).getByRole('article')
const order = /^注文する/

// Members go through these screens in the specs of each of them, visitors through those that are not here.
test('a visitor is led to the login by every product that could be ordered', async ({ open }) => {
  const order = { name: /^ログインして購入する/ }
  const shop = await open('path=/products/20261201/104001&persona=visitor&viewport=mobile')
  const question = shop.getByRole('dialog')
  await shop.getByRole('region', { name: 'ご注文', exact: true }).getByRole('button', order).click()
  await expect(question).toContainText('ログインする必要があります')
  await question.getByRole('button', { name: /いいえ/ }).click()
  for (const path of ['/recommend', '/limited/product?tab=web', '/search/results?searchWord=牛乳'])
    await test.step(path, async () => {
      await goTo(shop, path)
      // The first search of a new host makes its index.
      await expect(cards(shop).first().getByRole('button', order)).toBeVisible({ timeout: 60_000 })
    })
})

for (const [persona, viewport] of [
  ['family', 'mobile'],
  ['corporate', 'desktop'],
])
  test(`${persona} looks at every screen and orders what is found there`, async ({ open }) => {
    const shop = await open(`path=/catalogs&persona=${persona}&viewport=${viewport}`)
    await main(shop)
      .getByRole('link', { name: /^コープ商品/ })
      .click()
    await expect(heading(shop, 'コープ商品')).toBeVisible()
    await main(shop).getByRole('list', { name: '売場からさがす' }).getByRole('link', { name: '豆腐・納豆' }).click()
    await main(shop).getByRole('list', { name: '豆腐・納豆' }).getByRole('link', { name: '豆腐', exact: true }).click()
    await expect(cards(shop).first().getByRole('button', { name: order })).toBeVisible()
    await cards(shop).first().getByRole('link').first().click()

    const box = shop.getByRole('region', { name: 'ご注文', exact: true })
    await expect(box.getByRole('button', { name: order })).toBeEnabled()
    const before = await orderedPieces(shop)
    await box.getByRole('button', { name: order }).click()
    await expect.poll(() => orderedPieces(shop)).toBe(before + 1)

    for (const [path, name] of [
      ['/category/12/1201/0/-1', undefined],
      ['/recommend', 'おすすめ商品'],
      ['/limited/product?tab=web', '限定企画'],
    ] as const)
      await test.step(path, async () => {
        await goTo(shop, path)
        if (name !== undefined) await expect(heading(shop, name)).toBeVisible()
        await expect(cards(shop).first().getByRole('button', { name: order })).toBeVisible()
      })

    await goTo(shop, '/search')
    for (const way of ['注文番号から探す', 'リピ買い商品から探す'])
      await expect(main(shop).getByRole('link', { name: way })).toBeVisible()

    await goTo(shop, '/catalogue?selectedBaitaiCode=4030&page=2')
    const catalogue = shop.frameLocator('iframe[title="Webカタログの紙面"]')
    const item = catalogue.locator('.swiper-slide-active article').filter({ hasNotText: '注文済み' }).first()
    const product = catalogue.locator(`article[data-no="${await item.getAttribute('data-no')}"]`)
    await product.getByRole('button', { name: '注文する' }).click()
    await expect(product.getByText('注文済み 1点')).toBeVisible()
    await expect.poll(() => orderedPieces(shop)).toBe(before + 2)
  })
