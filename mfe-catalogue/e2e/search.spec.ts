import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  goTo,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

test.slow()

const linkTo = (path: string, rest = 'persona=member') => `path=${encodeURIComponent(path)}&${rest}`
const resultsOf = (word: string, more = '') => `/search/results?searchWord=${encodeURIComponent(word)}${more}`
const cards = (shop: Shop) => shop.getByRole('main').getByRole('article')
const heading = (shop: Shop, name: string | RegExp) => shop.getByRole('heading', { level: 1, name })
const addressOf = (shop: Shop) => shop.locator('html').evaluate(() => location.pathname + location.search)
const queryOf = async (shop: Shop) =>
  Object.fromEntries(new URL(await addressOf(shop), 'https://shop.test').searchParams)
const rail = (shop: Shop) => shop.getByRole('region', { name: 'しぼり込み' })
const chips = (shop: Shop) => shop.getByRole('list', { name: '選んだ条件' }).getByRole('listitem')
const totalOf = async (shop: Shop) =>
  Number(((await shop.getByText(/^[\d,]+件中 [\d,]+件を表示$/).textContent()) ?? '').split('件')[0]?.replace(',', ''))

test('[CHR-051] [CHR-052] words of before stand on the search page until they are forgotten', async ({
  open,
  page,
}) => {
  const shop = await open(linkTo('/search'))
  const field = shop.getByRole('main').getByRole('textbox', { name: '商品名' })
  for (const word of ['食パン', '牛乳']) {
    await field.fill(word)
    await field.press('Enter')
    await expect(heading(shop, `「${word}」の検索結果`)).toBeVisible()
    await goBack(shop)
  }
  const past = shop.getByRole('region', { name: '最近の検索' })
  await expect(past.getByRole('link')).toHaveText(['牛乳', '食パン'])
  await expectAccessibleAtEveryWidth(page)
  // The box of the shop has the same.
  await shop.getByRole('combobox', { name: '商品をさがす' }).click()
  await expect(shop.getByRole('option')).toHaveText(['牛乳', '食パン'])
  await shop.getByRole('combobox', { name: '商品をさがす' }).press('Escape')

  await past.getByRole('button', { name: '「牛乳」を履歴から削除' }).click()
  await expect(past.getByRole('link')).toHaveText(['食パン'])
  await past.getByRole('button', { name: '履歴をすべて削除' }).click()
  await expect(past).toHaveCount(0)
})

test('[CAT-011] [CAT-081] [CAT-084] what narrows the results stands in the address: reload and back give the same', async ({
  open,
  page,
}) => {
  const shop = await open(linkTo(resultsOf('ヨーグルト')))
  await expect(cards(shop).first()).toBeVisible()
  const all = await totalOf(shop)
  const value = rail(shop).getByRole('group', { name: '売場' }).getByRole('checkbox').first()
  const count = Number(
    (await rail(shop).getByRole('group', { name: '売場' }).locator('[data-count]').first().textContent())?.replace(
      '件',
      '',
    ),
  )
  await value.check()
  await expect(value).toBeFocused()
  await expect(chips(shop)).toHaveCount(2)
  // The count of a value is what comes of it. The list follows the address after all else of the page.
  await expect.poll(() => totalOf(shop)).toBe(count)
  await expectAccessibleAtEveryWidth(page)

  await rail(shop).getByRole('textbox', { name: '上限価格' }).fill('２２０')
  await rail(shop).getByRole('button', { name: 'しぼり込む' }).click()
  await expect(chips(shop)).toHaveCount(3)
  await expect.poll(() => totalOf(shop)).toBeLessThan(count)
  const narrowed = await totalOf(shop)
  const address = await addressOf(shop)
  expect(await queryOf(shop)).toMatchObject({ searchWord: 'ヨーグルト', baikaTo: '220' })

  await reloadShop(shop)
  await expect(chips(shop)).toHaveCount(3)
  await expect.poll(() => totalOf(shop)).toBe(narrowed)
  await expect(value).toBeChecked()
  await cards(shop).first().getByRole('link').first().click()
  await expect(heading(shop, /検索結果/)).toHaveCount(0)
  await goBack(shop)
  await expect(chips(shop)).toHaveCount(3)
  expect(await addressOf(shop)).toBe(address)

  await shop.getByRole('button', { name: 'すべて解除' }).click()
  await expect.poll(() => totalOf(shop)).toBe(all)
  expect(await queryOf(shop)).toEqual({ searchWord: 'ヨーグルト' })
})

test('[CAT-011] [CAT-082] loaded steps and the place come back from a product, and by a link', async ({ open }) => {
  const shop = await open(linkTo(resultsOf('の'), 'persona=visitor&viewport=mobile'))
  await expect(cards(shop).first()).toBeVisible()
  const [all, first] = [await totalOf(shop), shop.getByText(/件中 30件を表示$/)]
  await expect(first).toBeVisible()
  expect(all).toBeGreaterThan(60)
  await shop.getByRole('button', { name: '次の商品を表示する' }).click()
  await expect(cards(shop)).toHaveCount(60)
  expect(await queryOf(shop)).toEqual({ searchWord: 'の', page: '2' })

  const far = cards(shop).nth(47)
  await far.scrollIntoViewIfNeeded()
  const link = far.getByRole('link').first()
  const to = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(heading(shop, /検索結果/)).toHaveCount(0)
  await expect(shop.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await goBack(shop)
  const followed = shop.locator(`main article a[href="${to}"]`).first()
  await expect(followed).toBeFocused()
  await expect(followed).toBeInViewport()
  await expect(cards(shop)).toHaveCount(60)
  await reloadShop(shop)
  await expect(cards(shop)).toHaveCount(60)
})

test('[CAT-081] a phone says how many there would be before its filter closes', async ({ open, page }) => {
  const shop = await open(linkTo(resultsOf('ヨーグルト'), 'persona=member&viewport=mobile'))
  await expect(cards(shop).first()).toBeVisible()
  await expect(rail(shop)).toBeHidden()
  const opener = shop.getByRole('button', { name: /^しぼり込み/ })
  await opener.click()
  const dialog = shop.getByRole('dialog', { name: 'しぼり込み' })
  await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+件の商品があります$/)
  await expectAccessible(page)
  const before = await dialog.getByRole('status').textContent()
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('textbox', { name: '上限価格' }).fill('千円')
  await dialog.getByRole('button', { name: 'この条件で見る' }).click()
  await expect(dialog.getByRole('textbox', { name: '上限価格' })).toBeFocused()
  await expect(dialog.getByText('金額を数字で入力してください（例：1000）')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: '上限価格' }).fill('220')
  await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+件の商品があります$/)
  await expect(dialog.getByRole('status')).not.toHaveText(before ?? '')
  const said = ((await dialog.getByRole('status').textContent()) ?? '').split('件')[0]
  await dialog.getByRole('button', { name: 'この条件で見る' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(chips(shop)).toHaveCount(3)
  await expect.poll(() => totalOf(shop)).toBe(Number(said))
  await expect(opener).toHaveText(/2件の条件を選択中/)

  await opener.click()
  await shop.locator('html').press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('[CAT-081] [CAT-084] [CAT-085] a slip of the keys leads to the word that was meant; a word that finds nothing says so and shows ways on', async ({
  open,
  page,
}) => {
  const shop = await open(linkTo(resultsOf('ぎゅうにゅん'), 'persona=visitor'))
  await shop.getByRole('list', { name: 'もしかして：' }).getByRole('link').first().click()
  await expect(heading(shop, /ぎゅうにゅん/)).toHaveCount(0)
  await expect(cards(shop).first()).toBeVisible()
  expect(await queryOf(shop)).toMatchObject({ didYouMeanFlg: '1' })

  await goTo(shop, resultsOf('ほげほげ'))
  await expect(shop.getByText('「ほげほげ」に一致する商品が見つかりませんでした')).toBeVisible()
  await expect(shop.getByRole('main').getByRole('button', { name: '注文番号から探す' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-012] [CAT-087] [CAT-088] the app shows what a barcode finds, to order or to look at', async ({
  open,
  page,
}) => {
  const replied = page.waitForResponse((response) => response.url().includes('/product_search?'))
  const shop = await open(linkTo(resultsOf('牛乳'), 'persona=app'))
  const found: unknown = await (await replied).json()
  const [milk] = /\b\d{13}\b/.exec(JSON.stringify(found)) ?? []
  await goTo(shop, `/mobile/search/barcode?janCode=${milk}`)
  await expect(heading(shop, `${milk}の検索結果`)).toBeVisible()
  await expect(cards(shop).first().getByRole('button').first()).toBeVisible()
  await expectAccessible(page)

  await goTo(shop, `/mobile/search/barcode/view-only?janCode=${milk}`)
  await expect(shop.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(shop.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  await goTo(shop, '/mobile/search/barcode?janCode=123')
  await expect(shop.getByText('バーコードを読み取れませんでした')).toBeVisible()
  await expectAccessible(page)
})
