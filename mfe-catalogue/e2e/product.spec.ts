import { atEveryWidth, expect, expectAccessibleAtEveryWidth, type Page, type Shop, test } from '@shop/tools/isolate'

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

test('[CAT-050] [CAT-053] the page tells all that is known, in two columns from a tablet on; it and the enlarged picture can be used by everybody, and on paper there is the product alone', async ({
  open,
  page,
}) => {
  const shop = await open(at(pork))
  const main = shop.getByRole('main')
  const recommended = shop.getByRole('region', { name: /おすすめ|よく注文/ })
  const picture = main.locator('[data-main]')
  await expect(named(shop, /小間切れ/)).toBeVisible()
  for (const text of ['原材料', '保存方法', '栄養成分', '商品の特長'])
    await expect(main.getByText(text).first()).toBeVisible()
  await expect(recommended).toBeVisible()
  await atEveryWidth(page, async (width) => {
    const [left, right] = [await picture.boundingBox(), await named(shop, /小間切れ/).boundingBox()]
    const isBeside = (right?.x ?? 0) >= (left?.x ?? 0) + (left?.width ?? 0)
    expect(isBeside, `two columns at ${width}`).toBe(width >= 600)
  })
  await expectAccessibleAtEveryWidth(page)
  await enlarge(shop)
  await expectAccessibleAtEveryWidth(page)
  await page.keyboard.press('Escape')

  await page.emulateMedia({ media: 'print' })
  await expect(named(shop, /小間切れ/)).toBeVisible()
  await expect(main.getByText('原材料', { exact: true })).toBeVisible()
  await expect(recommended).toBeHidden()
  await expect(main.getByRole('button')).toHaveCount(0)
  // 20 mm.
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(76)
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

test('[CAT-007] a limited product has a page of its own kind, at every width', async ({ open, page }) => {
  const shop = await open(at('/limited/products/20261201/084601'))
  await expect(shop.getByRole('region', { name: 'ご注文', exact: true })).toBeVisible()
  await expect(shop.getByRole('list', { name: '限定商品の情報' })).toContainText('点まで')
  await expectAccessibleAtEveryWidth(page)
})

test('[CAT-013] what is recommended stands on a page of its own', async ({ open, page }) => {
  const shop = await open(at('/recommend?specId=ranking-top'))
  await expect(named(shop, /人気ランキング/)).toBeVisible()
  await expect(shop.getByRole('article')).toHaveCount(20)
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('button', { name: '次の商品を表示する' }).click()
  await expect(shop.getByText(/100件中 100件を表示/)).toBeVisible()
})
