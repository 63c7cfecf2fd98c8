import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  expectAccessibleLayout,
  goBack,
  orderedPieces,
  type Page,
  type Shop,
  test,
} from '@shop/tools/isolate'

const path = (query = '') => `path=${encodeURIComponent(`/catalogue${query}`)}`
const catalogueOf = (shop: Shop) => shop.frameLocator('iframe[title="Webカタログの紙面"]')
const placeOf = (shop: Shop) => catalogueOf(shop).locator('#place')

test('a member orders on a page of the catalogue, sees it in the header, and takes it back; nobody meets a barrier on the way', async ({
  open,
  page,
}) => {
  const shop = await open(`${path('?selectedBaitaiCode=4030&page=2')}&persona=member`)
  const catalogue = catalogueOf(shop)
  await expect(catalogue.getByRole('heading', { level: 1, name: /ちいさなトドック/ })).toBeVisible()
  await expect(placeOf(shop)).toHaveText(/ページ/)
  const before = await orderedPieces(shop)

  const item = catalogue.locator('.swiper-slide-active article').filter({ hasNotText: '注文済み' }).first()
  const no = await item.getAttribute('data-no')
  const product = catalogue.locator(`article[data-no="${no}"]`)
  await product.getByRole('combobox').selectOption('2')
  const listRead = page.waitForResponse((answer) => answer.url().includes('/delivery/order_list'))
  await product.getByRole('button', { name: '注文する' }).click()
  await expect(product.getByText('注文済み 2点')).toBeVisible()
  await expect(shop.getByText('注文しました')).toBeVisible()
  const list = (await (await listRead).json()) as {
    order_list: { order_count: number; input_status: number; product_info: { order_no: string } }[]
  }
  const line = list.order_list.find(({ product_info }) => product_info.order_no === no)
  expect(line).toMatchObject({ order_count: 2, input_status: 9111 })
  await expect.poll(() => orderedPieces(shop)).toBe(before + 2)
  await expectAccessibleLayout(page)

  await product.getByRole('button', { name: '取消' }).click()
  await expect(shop.getByText('注文内容を変更しました')).toBeVisible()
  await expect(product.getByText('注文済み')).toHaveCount(0)
  await expect(product.getByRole('button', { name: '注文する' })).toBeFocused()
  await expect.poll(() => orderedPieces(shop)).toBe(before)
  await expectAccessibleAtEveryWidth(page)
  await catalogue.getByRole('button', { name: '目次' }).click()
  await expectAccessible(page)
})

test('a visitor turns spreads by keys, arrows and the contents list, and is asked to log in before an order', async ({
  open,
  page,
}) => {
  const shop = await open(`${path('?selectedBaitaiCode=abc')}&persona=visitor&viewport=desktop`)
  const catalogue = catalogueOf(shop)
  await expect(catalogue.getByRole('heading', { level: 1, name: /^トドック/ })).toBeVisible()
  await expect(placeOf(shop)).toHaveText(/^1 \/ \d+ページ$/)
  await expect(catalogue.getByRole('button', { name: '前のページ' })).toBeDisabled()
  await catalogue.getByRole('main').focus()
  await page.keyboard.press('ArrowRight')
  await expect(placeOf(shop)).toHaveText(/^2-3 \//)
  await page.keyboard.press('PageDown')
  await expect(placeOf(shop)).toHaveText(/^4-5 \//)
  await page.keyboard.press('ArrowLeft')
  await expect(placeOf(shop)).toHaveText(/^2-3 \//)
  // Keys pass by what is turned away.
  await catalogue.locator('.swiper-slide-active').getByRole('button', { name: '注文する' }).last().focus()
  await page.keyboard.press('Tab')
  await expect(catalogue.getByRole('main').locator(':focus')).toHaveCount(0)
  await catalogue.getByRole('main').focus()
  await page.keyboard.press('End')
  await expect(catalogue.getByRole('button', { name: '次のページ' })).toBeDisabled()
  await catalogue.getByRole('button', { name: '前のページ' }).click()
  await expect(catalogue.getByRole('button', { name: '次のページ' })).toBeEnabled()

  await catalogue.getByRole('button', { name: '目次' }).click()
  const entry = catalogue.getByRole('dialog', { name: '目次' }).getByRole('button').nth(2)
  const start = /(\d+)ページ/.exec((await entry.textContent()) ?? '')?.[1]
  await entry.click()
  await expect(placeOf(shop)).toHaveText(new RegExp(`\\b${start}\\b.* /`))
  await expect(catalogue.getByRole('dialog')).toHaveCount(0)

  await catalogue.locator('.swiper-slide-active').getByRole('button', { name: '注文する' }).first().click()
  const question = shop.getByRole('dialog')
  await expect(question).toContainText('ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？')
  await question.getByRole('button', { name: /いいえ/ }).click()
  await shop.getByRole('button', { name: '注文番号から探す' }).click()
  await expect(shop.getByRole('dialog')).toContainText('ログイン後のみ使用できる機能となります')
})

/** Over the heading of the page, away from its controls. */
async function swipe(page: Page, shop: Shop, to: 'left' | 'right'): Promise<void> {
  const heading = catalogueOf(shop).locator('.swiper-slide-active .page h2').first()
  await expect(heading).toBeInViewport()
  const { x = 0, y = 0, width = 0, height = 0 } = (await heading.boundingBox()) ?? {}
  const [from, end] = to === 'left' ? [0.9, 0.1] : [0.1, 0.9]
  await page.mouse.move(x + width * from, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * end, y + height / 2, { steps: 8 })
  await page.mouse.up()
}

test('a phone has single pages: enlarged by a button and by a double press, small again when turned, also by a swipe', async ({
  open,
  page,
}) => {
  const shop = await open(`${path('?selectedBaitaiCode=4010&page=2')}&persona=visitor&viewport=mobile`)
  const catalogue = catalogueOf(shop)
  const sheet = catalogue.locator('.swiper-slide-active .swiper-zoom-target')
  const widthOf = async () => (await sheet.boundingBox())?.width ?? 0
  await expect(placeOf(shop)).toHaveText(/^2 \//)
  const width = await widthOf()
  await catalogue.getByRole('button', { name: '拡大する' }).click()
  await expect.poll(widthOf).toBeGreaterThan(width * 1.4)
  await catalogue.getByRole('button', { name: '縮小する' }).click()
  await expect.poll(widthOf).toBeCloseTo(width, 0)
  await catalogue.locator('.swiper-slide-active .page h2').dblclick()
  await expect.poll(widthOf).toBeGreaterThan(width * 1.4)
  await catalogue.getByRole('button', { name: '次のページ' }).click()
  await expect(placeOf(shop)).toHaveText(/^3 \//)
  await expect.poll(widthOf).toBeCloseTo(width, 0)
  await swipe(page, shop, 'left')
  await expect(placeOf(shop)).toHaveText(/^4 \//)
  await swipe(page, shop, 'right')
  await expect(placeOf(shop)).toHaveText(/^3 \//)
})

test('back leaves the screen at once, whatever was posted into its frame', async ({ open }) => {
  const shop = await open('path=/category&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'カテゴリからさがす' })).toBeVisible()
  await shop.getByRole('link', { name: 'Webカタログ' }).first().click()
  await expect(placeOf(shop)).toHaveText(/ページ/)
  await shop.getByRole('link', { name: 'きたまるしぇ' }).click()
  await expect(catalogueOf(shop).getByRole('heading', { level: 1, name: /きたまるしぇ/ })).toBeVisible()
  await goBack(shop)
  await expect(catalogueOf(shop).getByRole('heading', { level: 1, name: /きたまるしぇ|トドック/ })).toBeVisible()
  await expect.poll(() => shop.locator('html').evaluate(() => location.search)).toBe('')
  await goBack(shop)
  await expect(shop.getByRole('heading', { level: 1, name: 'カテゴリからさがす' })).toBeVisible()
})
