import {
  atEveryWidth,
  closeBusy,
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  goTo,
  reloadShop,
  type Shop,
  showOnPhone,
  test,
} from '@shop/tools/isolate'

const link = (path: string, more: string) => `path=${encodeURIComponent(path)}&${more}`
const cards = (shop: Shop) => shop.getByRole('main').getByRole('article')
const pictureColumns = { 1280: 4, 768: 3, 390: 2 } as const

test('[CAT-009] [CAT-040] [CAT-043] from the categories to one and to one beside it', async ({ open, page }) => {
  const shop = await open(link('/category', 'persona=visitor'))
  const fish = shop.getByRole('region', { name: '魚・海産' })
  const opener = fish.getByRole('button', { name: '魚・海産の中分類' })
  const salmon = fish.getByRole('link', { name: /^鮭・鱒 \d+件$/ })
  await expect(salmon).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await showOnPhone(page)
  await expect(salmon).toBeHidden()
  // By keys, as a finger does it.
  await opener.focus()
  await opener.press('Enter')
  await expect(salmon).toBeVisible()
  const count = /([\d,]+)件/.exec((await salmon.textContent()) ?? '')?.[1] ?? ''
  await salmon.focus()
  await salmon.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: '鮭・鱒' })).toBeVisible()
  await expect(shop.getByText(`${count}件中 ${count}件を表示`)).toBeVisible()

  const close = shop.getByRole('navigation', { name: '近いカテゴリ' })
  await close.scrollIntoViewIfNeeded()
  await expect(close.getByRole('link')).toHaveCount(6)
  await close.getByRole('link', { name: /^切身・干物/ }).click()
  await expect(shop.getByRole('heading', { level: 1, name: '切身・干物' })).toBeVisible()
  await expect(close.getByRole('link', { name: /^鮭・鱒/ })).toHaveCount(1)
})

test('[CAT-041] [CAT-044] 200 a page, drawn in full where one is, in two to four columns; place and pages stay on the way back', async ({
  open,
  page,
}) => {
  const limits: (string | null)[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/ec_category_product_list')) limits.push(url.searchParams.get('limit'))
  })
  const shop = await open(link('/category/11/0/0/-1', 'persona=member'))
  await expect(cards(shop)).toHaveCount(200)
  await test.step('columns', () =>
    atEveryWidth(page, async (width) => {
      const tracks = await shop
        .getByRole('main')
        .locator('[data-chunk]')
        .first()
        .evaluate((chunk) => getComputedStyle(chunk).gridTemplateColumns.split(' ').length)
      expect(tracks, `columns at ${width}`).toBe(pictureColumns[width as keyof typeof pictureColumns])
    }))

  await test.step('only what is near is drawn in full, and nothing that was chosen is lost', async () => {
    const [first, far] = [cards(shop).first(), cards(shop).nth(55)]
    await first.scrollIntoViewIfNeeded()
    await first.getByRole('combobox').focus()
    await first.getByRole('combobox').selectOption('3')
    // Its words are there to be found, its controls when one gets there.
    await expect(far.getByRole('heading')).toHaveText(/./)
    await expect(far.getByRole('button')).toHaveCount(0)
    await far.scrollIntoViewIfNeeded()
    await expect(far.getByRole('button').first()).toBeVisible()
    await expect(cards(shop).nth(20).getByRole('button')).toHaveCount(0)
    await expect(first.getByRole('combobox')).toHaveValue('3')
  })

  await test.step('the second page, and back to it', async () => {
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
    expect(limits).toEqual(['30', '170', '200'])
  })
})

test('[CAT-044] [CAT-046] [CAT-061] osechi says so, no picture has more than two badges or breaks a count at twice the letters; rows have pictures of 120 px, of 140 px on a phone', async ({
  open,
  page,
}) => {
  const shop = await open(link('/category/19/1906/0/-3', 'persona=visitor'))
  await expect(cards(shop).first().getByText('おせち', { exact: true })).toBeVisible()
  const badges = shop.getByRole('main').locator('[data-badges]')
  const counts = await badges.evaluateAll((all) => all.map(({ children }) => children.length))
  expect(Math.max(...counts)).toBeLessThanOrEqual(2)

  await shop.getByRole('button', { name: '一覧で並べる' }).click()
  const picture = cards(shop).first().locator('[data-picture]')
  await atEveryWidth(page, async (width) => {
    await expect
      .poll(async () => (await picture.boundingBox())?.width, { message: `at ${width}` })
      .toBe(width === 1280 ? 120 : 140)
  })

  await shop.locator(':root').evaluate((root) => {
    root.style.fontSize = '200%'
  })
  const named = shop
    .getByRole('list', { name: /中分類/ })
    .getByRole('link')
    .locator('> span:last-of-type')
  const lines = await named.evaluateAll((all) => all.map((count) => count.getClientRects()[0]?.height ?? 0))
  const letters = await named.first().evaluate((count) => Number.parseFloat(getComputedStyle(count).fontSize))
  expect(lines.filter((height) => height > 2 * letters)).toEqual([])
})

test('[CAT-045] alcohol is ordered after one question in a session, of each member anew', async ({ open, page }) => {
  const alcohol = '/category/21/2107/0/-1'
  const shop = await open(link(alcohol, 'persona=member'))
  await expect(shop.getByText('20歳未満の飲酒は法律で禁止されています')).toBeVisible()
  const order = (of: Shop) => of.getByRole('button', { name: /^注文する/ }).first()
  const question = shop.getByRole('dialog', { name: '年齢の確認' })
  const ordered = shop.getByText(/^注文済み \d+点$/)
  await expect(order(shop)).toBeEnabled()
  const before = await ordered.count()

  await order(shop).click()
  await expect(question).toContainText('20歳以上の方ですか？20歳未満の方への酒類の販売はいたしません。')
  await expectAccessibleAtEveryWidth(page)
  await question.getByRole('button', { name: /^はい/ }).click()
  await expect(ordered).toHaveCount(before + 1)
  await reloadShop(shop)
  await expect(ordered).toHaveCount(before + 1)
  await order(shop).click()
  await expect(ordered).toHaveCount(before + 2)

  const other = await open(link(alcohol, 'persona=corporate'))
  await order(other).click()
  await expect(other.getByRole('dialog', { name: '年齢の確認' })).toBeVisible()
})

test('a category that nobody has, one that cannot be read and one in which nothing is left say so, and can be used by everybody', async ({
  fail,
  open,
  page,
}) => {
  const shop = await open(link('/category/99/0/0/-1', 'persona=member'))
  await expect(shop.getByText('お探しのカテゴリは、今週はございません')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  await fail('categoryProducts:503')
  await goTo(shop, '/category/13/1304/0/-1')
  const failed = shop.getByRole('main').getByRole('region', { name: '商品を表示できませんでした' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await closeBusy(shop)
  await expectAccessibleAtEveryWidth(page)
  await fail()
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(cards(shop).first()).toBeVisible()

  await page.route('**/ec_category_product_list?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { total_count: 0, product_basic_info_list: [] } })
  })
  await goTo(shop, '/category/13/1301/0/-1')
  await expect(shop.getByText('今号ではご注文いただける商品が見つかりませんでした。')).toBeVisible()
  await expect(shop.getByRole('navigation', { name: '近いカテゴリ' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
