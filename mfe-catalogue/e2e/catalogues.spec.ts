import { expect, expectAccessibleAtEveryWidth, type Shop, test } from '@shop/tools/isolate'

const viewers = [
  { persona: 'member', viewport: 'desktop' },
  { persona: 'visitor', viewport: 'mobile' },
  { persona: 'member', viewport: 'mobile' },
  { persona: 'visitor', viewport: 'desktop' },
] as const

const main = (shop: Shop) => shop.getByRole('main')

for (const { persona, viewport } of viewers) {
  const as = `persona=${persona}&viewport=${viewport}`

  test(`from the list to a catalogue, its category and a product of it: ${persona}, ${viewport}`, async ({ open }) => {
    const shop = await open(`path=/catalogs&${as}`)
    await expect(shop.getByRole('heading', { level: 1, name: 'Webカタログ' })).toBeVisible()
    for (const name of ['今週のカタログ', '専門カタログ', 'その他', '保存版カタログ'])
      await expect(main(shop).getByRole('region', { name, exact: true })).toBeVisible()
    await expect(main(shop).getByRole('heading', { name: '特集' })).toBeVisible()
    await expect(main(shop).locator('a[href$="/catalogue/main/2"]')).toHaveCount(0)

    await main(shop)
      .getByRole('link', { name: /^コープ商品/ })
      .click()
    await expect(shop.getByRole('heading', { level: 1, name: 'コープ商品' })).toBeVisible()
    await expect(main(shop).getByRole('region', { name: '今号の特集' })).toBeVisible()
    await main(shop).getByRole('list', { name: '売場からさがす' }).getByRole('link', { name: '豆腐・納豆' }).click()
    await expect(shop.getByRole('heading', { level: 1, name: '豆腐・納豆' })).toBeVisible()
    await main(shop).getByRole('list', { name: '豆腐・納豆' }).getByRole('link', { name: '豆腐', exact: true }).click()
    const cards = main(shop).getByRole('article')
    await expect(cards.first()).toBeVisible()
    await expect(
      cards.first().getByRole('button', { name: persona === 'visitor' ? /ログインして購入する/ : /^注文する/ }),
    ).toBeVisible()
  })
}

test('the list in every look', async ({ open, page }) => {
  const shop = await open('path=/catalogs&persona=member')
  await expect(main(shop).getByRole('region', { name: '保存版カタログ' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

for (const { viewport, inRow } of [
  { viewport: 'desktop', inRow: 5 },
  { viewport: 'mobile', inRow: 2 },
])
  test(`[CAT-098] covers are fluid, ${inRow} in a row and none narrower than 156 px: ${viewport}`, async ({ open }) => {
    const shop = await open(`path=/catalogs&persona=visitor&viewport=${viewport}`)
    const covers = main(shop)
      .getByRole('region', { name: '保存版カタログ' })
      .getByRole('list')
      .first()
      .getByRole('listitem')
    await expect(covers).toHaveCount(5)
    const boxes = await covers.evaluateAll((all) =>
      all.map((cover) => cover.getBoundingClientRect()).map(({ top, width }) => ({ top, width })),
    )
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(156)
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(inRow)
  })

test('a catalogue in every look', async ({ open, page }) => {
  const shop = await open('path=/catalogue/main/2&persona=visitor')
  await expect(main(shop).getByRole('article').first()).toBeVisible()
  await expect(main(shop).getByRole('link', { name: /ほかのカタログも見る/ })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('an empty category in every look, with its way on', async ({ open, page }) => {
  const shop = await open('path=/catalogue/category/3/0&persona=member')
  await expect(main(shop).getByText('今号ではご注文いただける商品が見つかりませんでした。')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await main(shop).getByRole('link', { name: '他のカテゴリを見る' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'コープ商品' })).toBeVisible()
})

test('[CAT-022] what cannot be read is missing, and the tiles say so in their place', async ({ open, fail, page }) => {
  const shop = await open(
    'path=/catalogue/main/3&persona=member&fail=catalogueCategoryItems:503,catalogueHashtagItems:503',
  )
  const failed = main(shop).getByRole('region', { name: '売場を表示できませんでした' })
  await expect(failed).toBeVisible()
  await expect(main(shop).getByRole('region', { name: '今号の特集' })).toBeVisible()
  await expect(main(shop).getByRole('article')).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
  await fail()
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(main(shop).getByRole('list', { name: '売場からさがす' })).toBeVisible()
})

test('web catalogues that cannot be read say so in their place, and the others stand', async ({ open, fail, page }) => {
  const shop = await open('path=/catalogs&persona=visitor&fail=webCatalogues:503')
  const failed = main(shop).getByRole('region', { name: 'Webカタログを表示できませんでした' })
  await expect(failed).toBeVisible()
  await expect(main(shop).getByRole('region', { name: '保存版カタログ' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await fail()
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(main(shop).getByRole('region', { name: '専門カタログ' })).toBeVisible()
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
  const left = () => row.getByRole('list').evaluate((list) => Math.round(list.scrollLeft))
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await on.focus()
  await on.press('Enter')
  await expect.poll(left).toBe(720)
  await expect(back).toHaveAttribute('aria-disabled', 'false')
  for (let step = 0; step < 6 && (await on.getAttribute('aria-disabled')) === 'false'; step += 1) {
    const before = await left()
    await on.press('Enter')
    await expect.poll(left).toBeGreaterThan(before)
    await on.page().waitForTimeout(700)
  }
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await expect(on).toBeFocused()
})

for (const { button, heading } of [
  { button: /時鮭切身/, heading: /時鮭切身/ },
  { button: /「鍋」の商品をさがす/, heading: /鍋/ },
  { button: /お魚の売場を見る/, heading: /魚・海産/ },
  { button: /表紙へ戻る/, heading: 'トドック' },
])
  test(`[CAT-027] a content page leads on in the shop: ${button.source}`, async ({ open }) => {
    const shop = await open('path=/catalogue/contents/2/nabe&persona=member&viewport=mobile')
    const content = shop.frameLocator('iframe[title="トドックの特集"]')
    await expect(content.getByRole('heading', { level: 1 })).toBeVisible()
    await content.getByRole('button', { name: button }).click()
    await expect(shop.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

test('a content page in every look', async ({ open, page }) => {
  const shop = await open('path=/catalogue/contents/5/seisansha&persona=member')
  await expect(shop.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

for (const path of ['/catalogue/main/99', '/catalogue/category/99/11', '/catalogue/contents/99/nabe'])
  test(`[CAT-021] ${path} leads to Main with a word`, async ({ open }) => {
    const shop = await open(`path=${path}&persona=member&viewport=mobile`)
    await expect(shop.getByText('このカタログは、今週はご覧いただけません')).toBeVisible()
  })

test('[CAT-001] [MOB-016] in an app of before the renewal the list has the existing catalogues alone', async ({
  open,
}) => {
  const shop = await open('path=/mobile/old-catalogs&persona=app')
  await expect(main(shop).getByRole('region', { name: '保存版カタログ' })).toBeVisible()
  await expect(main(shop).getByRole('region', { name: '今週のカタログ' })).toHaveCount(0)
  await expect(shop.getByRole('banner')).toHaveCount(0)
})
