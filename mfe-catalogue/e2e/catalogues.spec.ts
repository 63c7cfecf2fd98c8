import { atEveryWidth, expect, expectAccessibleAtEveryWidth, goBack, type Shop, test } from '@shop/tools/isolate'

const main = (shop: Shop) => shop.getByRole('main')
const heading = (shop: Shop, name: string | RegExp) => shop.getByRole('heading', { level: 1, name })

// Members go the same way in members.spec.ts.
test('[CAT-098] from the list, whose covers are fluid, to a catalogue, its category and a product of it', async ({
  open,
  page,
}) => {
  const shop = await open('path=/catalogs&persona=visitor')
  await expect(heading(shop, 'Webカタログ')).toBeVisible()
  for (const name of ['今週のカタログ', '専門カタログ', 'その他', '保存版カタログ'])
    await expect(main(shop).getByRole('region', { name, exact: true })).toBeVisible()
  await expect(main(shop).getByRole('heading', { name: '特集' })).toBeVisible()
  await expect(main(shop).locator('a[href$="/catalogue/main/2"]')).toHaveCount(0)
  await test.step('covers', async () => {
    const covers = main(shop)
      .getByRole('region', { name: '保存版カタログ' })
      .getByRole('list')
      .first()
      .getByRole('listitem')
    await expect(covers).toHaveCount(5)
    await atEveryWidth(page, async (width) => {
      const boxes = await covers.evaluateAll((all) =>
        all.map((cover) => cover.getBoundingClientRect()).map((box) => ({ top: box.top, width: box.width })),
      )
      const inRow = boxes.filter(({ top }) => top === boxes[0]?.top)
      expect(Math.min(...boxes.map((box) => box.width)), `width of a cover at ${width}`).toBeGreaterThanOrEqual(156)
      expect(inRow, `covers in a row at ${width}`).toHaveLength({ 1280: 5, 768: 4, 390: 2 }[width] ?? 0)
    })
  })
  await expectAccessibleAtEveryWidth(page)

  await main(shop)
    .getByRole('link', { name: /^コープ商品/ })
    .click()
  await expect(heading(shop, 'コープ商品')).toBeVisible()
  await expect(main(shop).getByRole('region', { name: '今号の特集' })).toBeVisible()
  await expect(main(shop).getByRole('article').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await main(shop).getByRole('list', { name: '売場からさがす' }).getByRole('link', { name: '豆腐・納豆' }).click()
  await expect(heading(shop, '豆腐・納豆')).toBeVisible()
  await main(shop).getByRole('list', { name: '豆腐・納豆' }).getByRole('link', { name: '豆腐', exact: true }).click()
  await expect(
    main(shop)
      .getByRole('article')
      .first()
      .getByRole('button', { name: /ログインして購入する/ }),
  ).toBeVisible()
})

test('[CAT-019] a hashtag row goes 720 px at a step and knows its ends', async ({ open }) => {
  const shop = await open('path=/catalogue/main/2&persona=visitor&viewport=desktop')
  const row = main(shop)
    .getByRole('region')
    .filter({ has: shop.getByRole('button', { name: /次へ送る$/ }) })
    .first()
  await row.scrollIntoViewIfNeeded()
  const back = row.getByRole('button', { name: /前へ送る$/ })
  const on = row.getByRole('button', { name: /次へ送る$/ })
  const list = row.getByRole('list')
  const left = () => list.evaluate(({ scrollLeft }) => Math.round(scrollLeft))
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await on.focus()
  await on.press('Enter')
  await expect.poll(left).toBe(720)
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  const end = await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  for (let to = 720; to < end; ) {
    to = Math.min(to + 720, end)
    await on.press('Enter')
    await expect.poll(left).toBe(to)
  }
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await expect(on).toBeFocused()
})

test('[CAT-027] a content page stands in every look, and each of its buttons leads on in the shop', async ({
  open,
  page,
}) => {
  const shop = await open('path=/catalogue/contents/2/nabe&persona=member')
  const content = shop.frameLocator('iframe[title="トドックの特集"]')
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  for (const { button, leadsTo } of [
    { button: /時鮭切身/, leadsTo: /時鮭切身/ },
    { button: /「鍋」の商品をさがす/, leadsTo: /鍋/ },
    { button: /お魚の売場を見る/, leadsTo: /魚・海産/ },
    { button: /表紙へ戻る/, leadsTo: 'トドック' },
  ])
    await test.step(button.source, async () => {
      await content.getByRole('button', { name: button }).click()
      await expect(heading(shop, leadsTo)).toBeVisible()
      await goBack(shop)
    })
})

test('[CAT-021] a catalogue that is not offered leads to Main with a word', async ({ open }) => {
  const shop = await open('path=/catalogue/category/99/11&persona=member&viewport=mobile')
  await expect(shop.getByText('このカタログは、今週はご覧いただけません')).toBeVisible()
})
