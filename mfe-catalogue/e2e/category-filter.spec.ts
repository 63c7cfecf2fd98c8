import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  reloadShop,
  type Shop,
  showOnPhone,
  test,
} from '@shop/tools/isolate'

test.slow()

/** Of 44 px and the gap to the line above. */
const rowOfChips = 52
const fish = '/category/13/0/0/-1'
const linkTo = (path: string, rest: string) => `path=${encodeURIComponent(path)}&${rest}`
const cards = (shop: Shop) => shop.getByRole('main').getByRole('article')
const rail = (shop: Shop) => shop.getByRole('region', { name: 'しぼり込み' })
const chips = (shop: Shop) => shop.getByRole('list', { name: '選んだ条件' }).getByRole('listitem')
const addressOf = (shop: Shop) => shop.locator('html').evaluate(() => location.pathname + location.search)
const numberIn = (text: string | null) => Number(/^[\d,]+/.exec(text ?? '')?.[0].replace(',', ''))
/** As it stands above the list. */
const totalOf = async (shop: Shop) =>
  numberIn(
    await shop
      .getByRole('main')
      .locator('p', { hasText: /^[\d,]+件$/ })
      .first()
      .textContent(),
  )
const topOf = async (shop: Shop) => Math.round((await cards(shop).first().boundingBox())?.y ?? 0)
/** The list has followed the address. */
const isSettled = (shop: Shop) => expect(shop.getByRole('main').locator('[aria-busy=true]:has(article)')).toHaveCount(0)

test('[CAT-084] [K-180] a category is narrowed from the rail by keys; reload and the way back keep it, another category clears it', async ({
  open,
  page,
}) => {
  const shop = await open(linkTo(fish, 'persona=member'))
  await expect(cards(shop).first()).toBeVisible()
  const [all, top] = [await totalOf(shop), await topOf(shop)]
  const traits = rail(shop).getByRole('group', { name: 'こだわり' })
  const value = traits.getByRole('checkbox').first()
  const count = numberIn(await traits.locator('[data-count]').first().textContent())
  expect(count).toBeLessThan(all)
  expect(await topOf(shop)).toBe(top)

  await value.focus()
  await value.press('Space')
  await expect(value).toBeFocused()
  await expect(chips(shop)).toHaveCount(2)
  await isSettled(shop)
  // The count of a value is what comes of it.
  await expect.poll(() => totalOf(shop)).toBe(count)
  expect(await topOf(shop)).toBe(top)
  await expectAccessibleAtEveryWidth(page)

  const to = rail(shop).getByRole('textbox', { name: '上限価格' })
  await to.fill('９００')
  await to.press('Enter')
  await expect(chips(shop)).toHaveCount(3)
  await isSettled(shop)
  await expect.poll(() => totalOf(shop)).toBeLessThan(count)
  const narrowed = await totalOf(shop)
  expect(new URL(await addressOf(shop), 'https://shop.test').searchParams.get('baikaTo')).toBe('900')

  await reloadShop(shop)
  await expect(chips(shop)).toHaveCount(3)
  await expect(value).toBeChecked()
  await expect.poll(() => totalOf(shop)).toBe(narrowed)
  const address = await addressOf(shop)
  await cards(shop).first().getByRole('link').first().click()
  await expect(rail(shop)).toHaveCount(0)
  await goBack(shop)
  await expect(chips(shop)).toHaveCount(3)
  expect(await addressOf(shop)).toBe(address)

  const levels = shop.getByRole('list', { name: '中分類' })
  await levels.getByRole('link', { name: /^鮭・鱒/ }).click()
  await expect(shop.getByRole('heading', { level: 1, name: '鮭・鱒' })).toBeVisible()
  expect(await addressOf(shop)).toBe('/category/13/1301/0/-1')
  await expect(chips(shop)).toHaveCount(0)
})

test('[CAT-081] [K-180] a phone narrows a category in a dialog; what leaves nothing says so and is taken away', async ({
  open,
  page,
}) => {
  const shop = await open(linkTo(fish, 'persona=visitor'))
  await showOnPhone(page)
  await expect(cards(shop).first()).toBeVisible()
  await expect(rail(shop)).toBeHidden()
  const [all, top] = [await totalOf(shop), await topOf(shop)]
  const opener = shop.getByRole('button', { name: /^しぼり込み/ })
  await opener.focus()
  await opener.press('Enter')
  const dialog = shop.getByRole('dialog', { name: 'しぼり込み' })
  await expect(dialog.getByRole('status')).toHaveText(/^[\d,]+件の商品があります$/)
  await expectAccessible(page)
  const value = dialog.getByRole('group', { name: 'こだわり' }).getByRole('checkbox').first()
  const to = dialog.getByRole('textbox', { name: '上限価格' })
  const send = dialog.getByRole('button', { name: 'この条件で見る' })
  await value.focus()
  await value.press('Space')
  await to.fill('3000')
  await send.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(chips(shop)).toHaveCount(3)
  await isSettled(shop)
  await expect(opener).toHaveText(/2件の条件を選択中/)
  // One row of what is chosen, and no more.
  await expect.poll(async () => (await topOf(shop)) - top).toBe(rowOfChips)
  await expectAccessible(page)

  await opener.press('Enter')
  await to.fill('1')
  await expect(dialog.getByRole('status')).toHaveText('0件の商品があります')
  await send.press('Enter')
  await expect(dialog).toHaveCount(0)

  await expect(shop.getByText('選んだ条件に合う商品が見つかりませんでした')).toBeVisible()
  await expectAccessible(page)
  await shop.getByRole('button', { name: '条件をすべて解除' }).press('Enter')
  await expect.poll(() => totalOf(shop)).toBe(all)
  expect(await addressOf(shop)).toBe(fish)
})
