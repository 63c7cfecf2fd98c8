import {
  atEveryWidth,
  closeBusy,
  expect,
  expectAccessibleAtEveryWidth,
  goBack,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

const link = (path: string, more: string) => `path=${encodeURIComponent(path)}&${more}`
const cards = (shop: Shop) => shop.getByRole('main').getByRole('article')
const alcohol = '/category/21/2107/0/-1'
const alcoholNote = '20歳未満の飲酒は法律で禁止されています'
const viewports = ['desktop', 'mobile'] as const
const personas = ['member', 'visitor'] as const

for (const viewport of viewports) {
  for (const persona of personas) {
    test(`[CAT-009] [CAT-040] [CAT-043] from the categories to one and to one beside it: ${persona}, ${viewport}`, async ({
      open,
    }) => {
      const shop = await open(link('/category', `persona=${persona}&viewport=${viewport}`))
      const fish = shop.getByRole('region', { name: '魚・海産' })
      const opener = fish.getByRole('button', { name: '魚・海産の中分類' })
      const salmon = fish.getByRole('link', { name: /^鮭・鱒 \d+件$/ })
      if (viewport === 'mobile') {
        await expect(salmon).toBeHidden()
        // By keys, as a finger does it.
        await opener.focus()
        await opener.press('Enter')
      }
      await expect(salmon).toBeVisible()
      const count = /([\d,]+)件/.exec((await salmon.textContent()) ?? '')?.[1] ?? ''
      await salmon.focus()
      await salmon.press('Enter')
      await expect(shop.getByRole('heading', { level: 1, name: '鮭・鱒' })).toBeVisible()
      await expect(shop.getByRole('main').getByText(`${count}件`, { exact: true }).first()).toBeVisible()

      const close = shop.getByRole('navigation', { name: '近いカテゴリ' })
      await close.scrollIntoViewIfNeeded()
      await expect(close.getByRole('link')).toHaveCount(6)
      await close.getByRole('link', { name: /^切身・干物/ }).click()
      await expect(shop.getByRole('heading', { level: 1, name: '切身・干物' })).toBeVisible()
      await expect(close.getByRole('link', { name: /^鮭・鱒/ })).toHaveCount(1)
    })
  }
}

test('[CAT-041] [CAT-044] 200 a page, in two to four columns; the place and the pages stay on the way back', async ({
  open,
  page,
}) => {
  const limits: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/ec_category_product_list')) limits.push(url.searchParams.get('limit'))
  })
  const shop = await open(link('/category/11/0/0/-1', 'persona=member&viewport=desktop'))
  await expect(cards(shop)).toHaveCount(200)
  await atEveryWidth(page, async (width) => {
    const tracks = await shop
      .getByRole('main')
      .locator('[data-chunk]')
      .first()
      .evaluate((chunk) => getComputedStyle(chunk).gridTemplateColumns.split(' ').length)
    expect(tracks, `columns at ${width}`).toBe({ 1280: 4, 768: 3, 390: 2 }[width])
  })
  await shop.getByRole('button', { name: '次の商品を表示する' }).click()
  const whole = shop.getByText(/^(\d+)件中 \1件を表示$/)
  const all = Number(/^\d+/.exec((await whole.textContent()) ?? ''))
  expect(all).toBeGreaterThan(200)
  await expect(cards(shop)).toHaveCount(all)

  const far = cards(shop).nth(230)
  await far.scrollIntoViewIfNeeded()
  const name = (await far.getByRole('heading').textContent()) ?? ''
  await far.getByRole('link', { name, exact: true }).click()
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible()
  await goBack(shop)
  await expect(cards(shop)).toHaveCount(all)
  await expect(cards(shop).nth(230)).toBeInViewport()
  expect(limits).toEqual(['200', '200'])
})

test('[CAT-044] the pictures of the rows are 120 px wide on a desktop page and 140 px on a phone', async ({
  open,
  page,
}) => {
  const shop = await open(link('/category/13/1304/0/-1', 'persona=member&viewport=desktop'))
  await shop.getByRole('button', { name: '一覧で並べる' }).click()
  const picture = cards(shop).first().locator('[data-picture]')
  await atEveryWidth(page, async (width) => {
    await expect
      .poll(async () => (await picture.boundingBox())?.width, { message: `at ${width}` })
      .toBe(width === 1280 ? 120 : 140)
  })
})

test('[CAT-046] [CAT-061] osechi says so, and no picture has more than two badges', async ({ open }) => {
  const shop = await open(link('/category/19/1906/0/-3', 'persona=visitor&viewport=mobile'))
  await expect(cards(shop).first().getByText('おせち', { exact: true })).toBeVisible()
  const badges = shop.getByRole('main').locator('[data-badges]')
  const counts = await badges.evaluateAll((all) => all.map(({ children }) => children.length))
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)
})

for (const viewport of viewports) {
  test(`[CAT-045] alcohol is ordered after one question in a session, of each member anew: ${viewport}`, async ({
    open,
    page,
  }) => {
    const shop = await open(link(alcohol, `persona=member&viewport=${viewport}`))
    await expect(shop.getByText(alcoholNote)).toBeVisible()
    const offered = cards(shop).filter({ has: shop.getByRole('button', { name: /^注文する/ }) })
    const press = () =>
      offered
        .first()
        .getByRole('button', { name: /^注文する/ })
        .click()
    const question = shop.getByRole('dialog', { name: '年齢の確認' })
    const ordered = shop.getByText(/^注文済み \d+点$/)
    await expect(offered.first().getByRole('button', { name: /^注文する/ })).toBeEnabled()
    const before = await ordered.count()

    await press()
    await expect(question).toContainText('20歳以上の方ですか？20歳未満の方への酒類の販売はいたしません。')
    if (viewport === 'desktop') await expectAccessibleAtEveryWidth(page)
    await question.getByRole('button', { name: /^いいえ/ }).click()
    await expect(question).toHaveCount(0)
    await expect(ordered).toHaveCount(before)

    await press()
    await question.getByRole('button', { name: /^はい/ }).click()
    await expect(ordered).toHaveCount(before + 1)
    await press()
    await expect(ordered).toHaveCount(before + 2)
    await reloadShop(shop)
    await expect(ordered).toHaveCount(before + 2)
    await press()
    await expect(ordered).toHaveCount(before + 3)

    const other = await open(link(alcohol, `persona=corporate&viewport=${viewport}`))
    await other
      .getByRole('button', { name: /^注文する/ })
      .first()
      .click()
    await expect(other.getByRole('dialog', { name: '年齢の確認' })).toBeVisible()
  })
}

test('[CAT-045] a visitor reads the note, and is asked to log in and not for an age', async ({ open }) => {
  const shop = await open(link(alcohol, 'persona=visitor&viewport=mobile'))
  await expect(shop.getByText(alcoholNote)).toBeVisible()
  await cards(shop)
    .first()
    .getByRole('button', { name: /^ログインして購入する/ })
    .click()
  await expect(shop.getByRole('dialog')).toContainText('ログイン')
  await expect(shop.getByRole('dialog', { name: '年齢の確認' })).toHaveCount(0)
})

test('a category in which nothing is left says so and leads on', async ({ open, page }) => {
  await page.route('**/ec_category_product_list?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { total_count: 0, product_basic_info_list: [] } })
  })
  const shop = await open(link('/category/13/1301/0/-1', 'persona=member&viewport=desktop'))
  await expect(shop.getByText('今号ではご注文いただける商品が見つかりませんでした。')).toBeVisible()
  await expect(shop.getByRole('navigation', { name: '近いカテゴリ' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('link', { name: '他のカテゴリを見る' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'カテゴリからさがす' })).toBeVisible()
})

test('a category that nobody has, and one whose products cannot be read', async ({ open, page, fail }) => {
  const unknown = await open(link('/category/99/0/0/-1', 'persona=visitor&viewport=desktop'))
  await expect(unknown.getByText('お探しのカテゴリは、今週はございません')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  const shop = await open(link('/category/13/1304/0/-1', 'persona=visitor&viewport=desktop&fail=categoryProducts:503'))
  const failed = shop.getByRole('main').getByRole('region', { name: '商品を表示できませんでした' })
  await closeBusy(shop)
  await expect(failed).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await fail()
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(cards(shop).first()).toBeVisible()
})
