import {
  atEveryWidth,
  closeBusy,
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '@shop/tools/isolate'

const screens = [
  {
    path: '/category',
    heading: 'カテゴリ',
    role: 'link',
    call: 'appCategories',
    failed: 'カテゴリを表示できませんでした',
  },
  {
    path: '/category/11/0/0/-1',
    heading: '野菜',
    role: 'article',
    call: 'categoryProducts',
    failed: '商品を表示できませんでした',
  },
  {
    path: '/products/20261201/104001',
    heading: /十勝しぼりたて牛乳/,
    role: 'article',
    call: 'product',
    failed: '商品を表示できませんでした',
  },
  {
    path: '/search/results?searchWord=牛乳',
    heading: /牛乳/,
    role: 'article',
    call: 'productSearch',
    failed: '商品を表示できませんでした',
  },
] as const

for (const { path, heading, role, call, failed } of screens) {
  const link = `path=${encodeURIComponent(path)}`

  test(`${path}, at every width`, async ({ open, page }) => {
    const shop = await open(`${link}&persona=member`)
    await expect(shop.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(shop.getByRole('main').getByRole(role).first()).toBeVisible()
    await expectAccessibleAtEveryWidth(page)
  })

  test(`${path} in the app`, async ({ open }) => {
    const shop = await open(`${link}&persona=app`)
    await expect(shop.getByRole('main').getByRole(role).first()).toBeVisible()
    await expect(shop.getByRole('banner')).toHaveCount(0)
  })

  test(`${path} says when it cannot be read, and comes when it is asked for again`, async ({ fail, open, page }) => {
    const shop = await open(`${link}&persona=member&fail=${call}:503`)
    const area = shop.getByRole('main').getByRole('region', { name: failed })
    await expect(area).toBeVisible()
    await closeBusy(shop)
    await expectAccessible(page)
    await fail()
    await area.getByRole('button', { name: '再読み込み' }).click()
    await expect(shop.getByRole('main').getByRole(role).first()).toBeVisible()
    await expect(area).toHaveCount(0)
  })
}

test('a search without a hit says so', async ({ open }) => {
  const shop = await open(`path=${encodeURIComponent('/search/results?searchWord=ほげほげ')}&persona=visitor`)
  await expect(
    shop
      .getByRole('main')
      .getByText(/ほげほげ.*ありません|見つかりませんでした/)
      .first(),
  ).toBeVisible()
})

test('an order that is refused is taken back, with words', async ({ fail, open }) => {
  const shop = await open('path=/category/15/0/0/-1&persona=member&viewport=mobile')
  const order = shop.getByRole('article').getByRole('button', { name: '注文する' }).first()
  await expect(order).toBeVisible()
  await fail('putOrder:503')
  await order.click()
  await closeBusy(shop)
})

test('of a long list only what is near is drawn in full, and nothing that was chosen is lost', async ({ open }) => {
  const shop = await open(`path=${encodeURIComponent('/category/11/0/0/-1')}&persona=member&viewport=desktop`)
  const cards = shop.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(200)

  await cards.first().scrollIntoViewIfNeeded()
  await cards.first().getByRole('combobox').focus()
  await cards.first().getByRole('combobox').selectOption('3')
  const far = cards.nth(55)
  // Its words are there to be found, its controls when one gets there.
  await expect(far.getByRole('heading')).toHaveText(/./)
  await expect(far.getByRole('button')).toHaveCount(0)
  await far.scrollIntoViewIfNeeded()
  await expect(far.getByRole('button').first()).toBeVisible()
  await expect(cards.nth(20).getByRole('button')).toHaveCount(0)
  await expect(cards.first().getByRole('combobox')).toHaveValue('3')
})

test('with letters twice as large no count breaks, and a tablet has two columns for a product', async ({
  open,
  page,
}) => {
  const shop = await open(`path=${encodeURIComponent('/category/11/0/0/-1')}&persona=member`)
  const counts = shop
    .getByRole('list', { name: /中分類/ })
    .getByRole('link')
    .locator('> span:last-of-type')
  await expect(counts.first()).toBeVisible()
  await shop.locator(':root').evaluate((root) => {
    root.style.fontSize = '200%'
  })
  const lines = await counts.evaluateAll((all) => all.map((count) => count.getClientRects()[0]?.height ?? 0))
  const letters = await counts.first().evaluate((count) => Number.parseFloat(getComputedStyle(count).fontSize))
  expect(lines.filter((height) => height > 2 * letters)).toEqual([])

  const product = await open('path=/products/20261201/104001&persona=member')
  const picture = product.getByRole('main').locator('[data-main]')
  const heading = product.getByRole('heading', { level: 1, name: /十勝しぼりたて牛乳/ })
  await expect(heading).toBeVisible()
  await atEveryWidth(page, async (width) => {
    const [left, right] = [await picture.boundingBox(), await heading.boundingBox()]
    const isBeside = (right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0)
    expect(isBeside, `at ${width}`).toBe(width >= 600)
  })
})
