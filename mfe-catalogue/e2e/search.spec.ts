import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
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
/** The list has followed the address. */
const isSettled = (shop: Shop) => expect(shop.getByRole('main').locator('[aria-busy=true]:has(article)')).toHaveCount(0)

for (const persona of ['member', 'visitor'])
  for (const viewport of ['desktop', 'mobile'])
    test(`[CAT-010] [CAT-078] the search page shows every way to a product: ${persona} @${viewport}`, async ({
      open,
    }) => {
      const shop = await open(linkTo('/search', `persona=${persona}&viewport=${viewport}`))
      await expect(heading(shop, '商品をさがす')).toBeVisible()
      const main = shop.getByRole('main')
      // The first search of a new host makes its index.
      await expect(main.getByRole('region', { name: '今週よくさがされる言葉' }).getByRole('link').first()).toBeVisible({
        timeout: 60_000,
      })
      await expect(
        main.getByRole('region', { name: 'カテゴリからさがす' }).getByRole('link', { name: /野菜/ }),
      ).toBeVisible()
      await expect(main.getByRole('link', { name: 'Webカタログからさがす すべて見る' })).toHaveAttribute(
        'href',
        '/catalogs',
      )
      for (const way of ['注文番号から探す', 'リピ買い商品から探す'])
        await expect(main.getByRole(persona === 'visitor' ? 'button' : 'link', { name: way })).toBeVisible()
    })

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
  await reloadShop(shop)
  await expect(past.getByRole('link')).toHaveText(['食パン'])
  await past.getByRole('button', { name: '履歴をすべて削除' }).click()
  await expect(past).toHaveCount(0)
})

test('[CAT-079] [CAT-080] a visitor is asked to log in', async ({ open, page }) => {
  const shop = await open(linkTo('/search', 'persona=visitor'))
  const question = shop.getByRole('dialog', {
    name: 'ログイン後のみ使用できる機能となります。ログイン画面へ移動しますか？',
  })
  for (const way of ['注文番号から探す', 'リピ買い商品から探す']) {
    await shop.getByRole('main').getByRole('button', { name: way }).click()
    await expect(question.getByRole('button', { name: /^はい/ })).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'いいえ' }).click()
    await expect(question).toHaveCount(0)
  }
})

test('[CAT-010] parts that cannot be had leave the rest alive', async ({ open, page }) => {
  const shop = await open(
    linkTo('/search', 'persona=visitor&fail=popularWords:503,appCategories:503,webCatalogues:503'),
  )
  const main = shop.getByRole('main')
  await expect(main.getByRole('region', { name: 'カテゴリを表示できませんでした' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Webカタログを表示できませんでした' })).toBeVisible()
  await expect(main.getByRole('textbox', { name: '商品名' })).toBeEditable()
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-011] [CAT-081] [CAT-084] what narrows the results stands in the address: reload, back and a link give the same', async ({
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
  await isSettled(shop)
  // The count of a value is what comes of it.
  expect(await totalOf(shop)).toBe(count)
  await expectAccessible(page)

  await rail(shop).getByRole('textbox', { name: '上限価格' }).fill('２２０')
  await rail(shop).getByRole('button', { name: 'しぼり込む' }).click()
  await expect(chips(shop)).toHaveCount(3)
  await isSettled(shop)
  const narrowed = await totalOf(shop)
  expect(narrowed).toBeLessThan(all)
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

  const other = await open(linkTo(address, 'persona=member&viewport=mobile'))
  await expect(chips(other)).toHaveCount(3)
  await expect.poll(() => totalOf(other)).toBe(narrowed)

  const again = await open(linkTo(address))
  await again.getByRole('button', { name: 'すべて解除' }).click()
  await expect.poll(() => totalOf(again)).toBe(all)
  expect(await queryOf(again)).toEqual({ searchWord: 'ヨーグルト' })
})

for (const viewport of ['desktop', 'mobile'])
  test(`[CAT-011] [CAT-082] loaded steps and the place come back from a product, and by a link @${viewport}`, async ({
    open,
  }) => {
    const shop = await open(linkTo(resultsOf('の'), `persona=visitor&viewport=${viewport}`))
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
  await isSettled(shop)
  expect(await totalOf(shop)).toBe(Number(said))
  await expect(opener).toHaveText(/2件の条件を選択中/)

  await opener.click()
  await shop.locator('html').press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('[CAT-085] a word that finds nothing says so and shows ways on', async ({ open, page }) => {
  const shop = await open(linkTo(resultsOf('ほげほげ'), 'persona=visitor'))
  await expect(shop.getByText('「ほげほげ」に一致する商品が見つかりませんでした')).toBeVisible()
  await expect(shop.getByRole('main').getByRole('button', { name: '注文番号から探す' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-081] [CAT-084] a slip of the keys leads to the word that was meant', async ({ open, page }) => {
  const shop = await open(linkTo(resultsOf('ぎゅうにゅん'), 'persona=visitor'))
  const meant = shop.getByRole('list', { name: 'もしかして：' }).getByRole('link').first()
  await expect(meant).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await meant.click()
  await expect(heading(shop, /ぎゅうにゅん/)).toHaveCount(0)
  await expect(cards(shop).first()).toBeVisible()
  expect(await queryOf(shop)).toMatchObject({ didYouMeanFlg: '1' })
})

for (const { says, more, shows } of [
  { says: 'an order that nobody knows', more: '&sort=9', shows: /検索結果/ },
  {
    says: 'a value that is gone',
    more: '&category=99',
    shows: '今週はない条件が選ばれているため、その条件ではしぼり込んでいません。',
  },
  {
    says: 'prices the wrong way round',
    more: '&baikaFrom=900&baikaTo=100',
    shows: '下限は上限以下の金額にしてください',
  },
  { says: 'a price of letters', more: '&baikaFrom=abc', shows: '金額を数字で入力してください（例：1000）' },
  { says: 'HTML', more: '&category=%3Cimg%20src%3Dx%3E&searchCond=%00&page=%3Cb%3E', shows: /検索結果/ },
])
  test(`[CAT-011] [CAT-084] an address with ${says} shows the results all the same`, async ({ open }) => {
    const shop = await open(linkTo(resultsOf('ヨーグルト', more), 'persona=visitor'))
    await expect(cards(shop).first()).toBeVisible()
    await expect(shop.getByRole('main').getByText(shows).first()).toBeVisible()
  })

test('[CAT-092] a word of 1,000 characters is said to be cut', async ({ open, page }) => {
  const shop = await open(linkTo(resultsOf('牛'.repeat(1000)), 'persona=visitor'))
  await expect(shop.getByText('長い言葉のため、はじめの100文字で検索しています。')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-011] results without a word lead to the search page', async ({ open }) => {
  const shop = await open(linkTo('/search/results'))
  await expect(heading(shop, '商品をさがす')).toBeVisible()
  expect(await addressOf(shop)).toBe('/search')
})

test('[CAT-012] [CAT-087] [CAT-088] the app shows what a barcode finds, to order or to look at', async ({
  open,
  page,
}) => {
  const replied = page.waitForResponse((response) => response.url().includes('/product_search?'))
  await open(linkTo(resultsOf('牛乳'), 'persona=app'))
  const found: unknown = await (await replied).json()
  const [milk] = /\b\d{13}\b/.exec(JSON.stringify(found)) ?? []
  const shop = await open(linkTo(`/mobile/search/barcode?janCode=${milk}`, 'persona=app'))
  await expect(heading(shop, `${milk}の検索結果`)).toBeVisible()
  await expect(cards(shop).first().getByRole('button').first()).toBeVisible()
  await expectAccessible(page)

  const looked = await open(linkTo(`/mobile/search/barcode/view-only?janCode=${milk}`, 'persona=app'))
  await expect(looked.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(looked.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectAccessible(page)

  for (const wrong of ['4901234567893', '123', '']) {
    const unread = await open(linkTo(`/mobile/search/barcode?janCode=${wrong}`, 'persona=app'))
    await expect(unread.getByText(/バーコードを読み取れませんでした|バーコードの番号がありません/)).toBeVisible()
  }
  await expectAccessible(page)
})
