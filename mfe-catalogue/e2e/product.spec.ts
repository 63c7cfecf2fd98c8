import { expect, expectAccessibleAtEveryWidth, type Page, type Shop, test } from '@shop/tools/isolate'

const pork = '/products/20261201/103002'
const at = (path: string, more = 'persona=member') => `path=${encodeURIComponent(path)}&${more}`
const named = (shop: Shop, name: RegExp) => shop.getByRole('heading', { level: 1, name })
const enlarged = (shop: Shop) => shop.getByRole('dialog', { name: /小間切れ.*の写真/ })

async function enlarge(shop: Shop) {
  await shop.getByRole('button', { name: '写真を拡大' }).click()
  const dialog = enlarged(shop)
  await expect(dialog.getByRole('img', { name: /小間切れ/ })).toBeVisible()
  return dialog
}
const scaleOf = (dialog: ReturnType<typeof enlarged>) =>
  dialog.getByRole('img', { name: /小間切れ/ }).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a)

test('[CAT-050] a picture is enlarged by mouse and keys, goes on to the next one, and closes', async ({
  open,
  page,
}) => {
  const shop = await open(at(pork))
  const dialog = await enlarge(shop)
  expect(await scaleOf(dialog)).toBe(1)
  await dialog.getByRole('button', { name: '拡大する' }).click()
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: 'もとの大きさ' }).click()
  await expect.poll(() => scaleOf(dialog)).toBe(1)

  await dialog.getByRole('img', { name: /小間切れ/ }).hover()
  await page.mouse.wheel(0, -300)
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(1)
  await dialog.getByRole('img', { name: /小間切れ/ }).dblclick()
  await expect.poll(() => scaleOf(dialog)).toBe(1)
  await dialog.getByRole('img', { name: /小間切れ/ }).dblclick()
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(2)

  await page.keyboard.press('0')
  await expect.poll(() => scaleOf(dialog)).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(1)
  await page.keyboard.press('-')
  await expect.poll(() => scaleOf(dialog)).toBe(1)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('写真2 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(shop.getByRole('button', { name: '写真2' })).toHaveAttribute('aria-current', 'true')
  await expect(shop.getByRole('button', { name: '写真を拡大' })).toBeFocused()
})

/** Fingers on the picture, as the browser hears them. */
async function touch(page: Page, moves: readonly (readonly { x: number; y: number }[])[]) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  const [first = [], ...others] = moves
  await send('touchStart', first)
  for (const points of others) await send('touchMove', points)
  await send('touchEnd', [])
  await session.detach()
}

test('[CAT-050] a finger swipes to the next picture, two pinch it, two taps enlarge it', async ({ open, page }) => {
  const shop = await open(at(pork, 'persona=member&viewport=mobile'))
  const dialog = await enlarge(shop)
  const box = await dialog.getByRole('img', { name: /小間切れ/ }).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const point = (dx: number) => ({ x: x + dx, y })

  await touch(page, [[point(80)], [point(20)], [point(-80)]])
  await expect(dialog.getByText('写真2 / 3')).toBeVisible()
  await touch(page, [[point(-80)], [point(0)], [point(90)]])
  await expect(dialog.getByText('写真1 / 3')).toBeVisible()

  await touch(page, [
    [point(-20), point(20)],
    [point(-60), point(60)],
    [point(-110), point(110)],
  ])
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(1)
  await expect(dialog.getByText('写真1 / 3')).toBeVisible()
  await dialog.getByRole('button', { name: 'もとの大きさ' }).click()
  await expect.poll(() => scaleOf(dialog)).toBe(1)

  await touch(page, [[point(0)]])
  await touch(page, [[point(0)]])
  await expect.poll(() => scaleOf(dialog)).toBeGreaterThan(2)
})

test('the enlarged picture and the page below it can be used by everybody', async ({ open, page }) => {
  const shop = await open(at(pork))
  await expect(named(shop, /小間切れ/)).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await enlarge(shop)
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-050] a picture that is missing leaves a sign, and its page alive', async ({ open, page }) => {
  await page.route('**/pictures/products/**', (route) => route.fulfill({ status: 404 }))
  const shop = await open(at(pork))
  await expect(shop.getByRole('img', { name: /写真はありません/ })).toBeVisible()
  await expect(shop.getByRole('button', { name: '写真を拡大' })).toHaveCount(0)
  await expect(shop.getByRole('region', { name: 'ご注文', exact: true })).toContainText('861')
})

test('[CAT-053] [CAT-055] a page tells all that is known, and of allergens never that one is absent', async ({
  open,
}) => {
  const shop = await open(at('/products/20261201/104001'))
  const main = shop.getByRole('main')
  await expect(named(shop, /十勝しぼりたて牛乳/)).toBeVisible()
  for (const text of ['原材料', '保存方法', '栄養成分', '商品の特長', '乳'])
    await expect(main.getByText(text).first()).toBeVisible()
  await expect(main.getByRole('img', { name: /国産|北海道産/ }).first()).toBeVisible()
  const allergens = main.locator('section', { has: shop.getByRole('heading', { name: 'アレルギー情報' }) })
  await expect(allergens).toContainText('ここにない品目も、お召し上がりの前に商品の表示をご確認ください。')
  await expect(allergens).not.toContainText(/使用していません|含みません|不使用/)
})

test('[CAT-053] HTML in the copy does nothing', async ({ open, page }) => {
  await page.route('**/delivery/product?**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    const catch_copy = '<b>おいしい</b><a href="https://evil.example/">x</a><script>document.title=2</script>'
    await route.fulfill({ response, json: { ...body, catch_copy } })
  })
  const shop = await open(at(pork))
  const copy = shop.getByRole('main').locator('[data-catch]')
  await expect(copy.locator('b')).toHaveText('おいしい')
  await expect(copy.locator('a, script')).toHaveCount(0)
})

test('[CAT-056] of a week that is over there is nothing to order, but the way to the same product now', async ({
  open,
}) => {
  const shop = await open(at('/products/20261101/103002/search'))
  const box = shop.getByRole('region', { name: 'ご注文', exact: true })
  await expect(box).toContainText('ご注文の受付は終了しました')
  await expect(box.getByRole('button', { name: /注文する|増やす/ })).toHaveCount(0)
  await box.getByRole('link', { name: /の商品を見る/ }).click()
  await expect(box.getByRole('button', { name: /^注文する/ }).first()).toBeVisible()
})

test('[CAT-060] a number that nobody has leads on, for everybody', async ({ open, page }) => {
  const shop = await open(at('/products/20261201/999999'))
  await expect(named(shop, /商品が見つかりませんでした/)).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-057] the address is copied without where one came from', async ({ open, page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const shop = await open(at(`${pork}/search/track-1`))
  await expect(named(shop, /小間切れ/)).toBeVisible()
  await shop.locator(':root').evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
    })
  })
  await shop.getByRole('button', { name: '共有' }).click()
  await expect(shop.getByText('リンクをコピーしました')).toBeVisible()
  await expect(shop.locator(':root')).toHaveAttribute('data-copied', /\/products\/20261201\/103002$/)
})

test('on paper there is the product alone: no buttons, no ways, no other products', async ({ open, page }) => {
  const shop = await open(at(pork))
  await expect(named(shop, /小間切れ/)).toBeVisible()
  await expect(shop.getByRole('region', { name: /おすすめ|よく注文/ })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(named(shop, /小間切れ/)).toBeVisible()
  await expect(shop.getByRole('main').getByText('原材料', { exact: true })).toBeVisible()
  await expect(shop.getByRole('region', { name: /おすすめ|よく注文/ })).toBeHidden()
  await expect(shop.getByRole('main').getByRole('button')).toHaveCount(0)
  const picture = await shop.getByRole('main').locator('[data-main]').boundingBox()
  // 20 mm.
  expect(picture?.width).toBeLessThanOrEqual(76)
})

test('[CAT-007] a limited product has a page of its own kind, at every width', async ({ open, page }) => {
  const shop = await open(at('/limited/products/20261201/084601'))
  await expect(shop.getByRole('region', { name: 'ご注文', exact: true })).toBeVisible()
  await expect(shop.getByRole('list', { name: '限定商品の情報' })).toContainText('点まで')
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-013] what is recommended stands on a page of its own, and without it the page says so', async ({
  open,
  page,
}) => {
  const shop = await open(at('/recommend?specId=ranking-top'))
  await expect(named(shop, /人気ランキング/)).toBeVisible()
  await expect(shop.getByRole('article')).toHaveCount(20)
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('button', { name: '次の商品を表示する' }).click()
  await expect(shop.getByText(/100件中 100件を表示/)).toBeVisible()

  const broken = await open(at('/recommend', 'persona=member&fail=recommendedProducts:503'))
  await expect(broken.getByText('ただいまおすすめできる商品はありません')).toBeVisible()
  await expect(broken.getByText(/できませんでした|メンテナンス/)).toHaveCount(0)
  await expectAccessibleAtEveryWidth(page)
})
