import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  expectAccessibleLayout,
  imeKeys,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

const field = (shop: Pick<Shop, 'getByRole'>) =>
  shop.getByRole('textbox', { name: 'カタログの注文番号（1〜6けたの数字）' })
/** As many as a phone has no room for. */
const waiting = ['103048', '106051', '101366', '104001', '104033', '101001']
const list = (shop: Shop) => shop.getByRole('list', { name: '注文番号のリスト' }).getByRole('listitem')

test('[ORD-034] [ORD-036] [ORD-037] numbers are typed, converted and pasted, and ordered in one go with what failed kept @desktop', async ({
  open,
  fail,
  page,
}) => {
  const shop = await open('path=/cart/ordered?mode=inputNumber&persona=member')
  await expect(shop.getByRole('region', { name: '注文番号で追加する' })).toBeVisible()

  // [ORD-036] [ORD-037] By real keys: the Enter that ends a conversion adds nothing.
  await field(shop).click()
  const keys = await imeKeys(page)
  await keys.compose('１０３０４８')
  await keys.pressEnter('conversion')
  await keys.insert('１０３０４８')
  await expect(field(shop)).toHaveValue('103048')
  await keys.pressEnter('conversion')
  await expect(field(shop)).toHaveValue('103048')
  await expect(list(shop)).toHaveCount(0)
  await keys.pressEnter('plain')
  await expect(list(shop)).toHaveCount(1)
  await expect(field(shop)).toBeFocused()

  // A paste: what is wrong stays, with why.
  await field(shop).fill('106051 12\n101366\n99295\nりんご')
  await field(shop).press('Enter')
  await expect(list(shop)).toHaveCount(3)
  await expect(field(shop)).toHaveValue('99295\nりんご')
  await expect(shop.getByText('2件の番号を追加できませんでした', { exact: true })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  // [ORD-045] [ORD-046] The service is busy on the way: nothing is lost.
  await fail('putOrder:503')
  await shop.getByRole('button', { name: '3商品をまとめて注文する' }).click()
  await shop.getByRole('dialog', { name: '注文数のご確認' }).getByRole('button', { name: /はい/ }).click()
  await expect(list(shop).getByText('ご注文できませんでした。もう一度お試しください。')).toHaveCount(3)
  await fail()

  // [ORD-044] All of it, once.
  await shop.getByRole('button', { name: '3商品をまとめて注文する' }).click()
  await shop.getByRole('dialog', { name: '注文数のご確認' }).getByRole('button', { name: /はい/ }).click()
  const done = shop.getByRole('dialog', { name: '商品を注文しました' })
  await expect(done.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await done.getByRole('button', { name: '閉じる' }).click()
  await expect(list(shop)).toHaveCount(0)
  // The list has gone: the next number is typed where it can be seen.
  await expect(field(shop)).toBeFocused()
  await expect(field(shop)).toBeInViewport({ ratio: 1 })
  await expect(shop.getByRole('group', { name: '深むし茶 ペットボトルの注文数' })).toHaveText(/12/)
})

test('[ORD-050] what waits says so on every screen, its button stays in sight, and it is spoken of when it is left', async ({
  open,
  page,
}) => {
  const shop = await open('path=/cart/ordered?mode=inputNumber&persona=member&viewport=mobile')
  await field(shop).fill(waiting.join(' '))
  await field(shop).press('Enter')
  await expect(list(shop)).toHaveCount(waiting.length)
  const send = shop.getByRole('button', { name: `${waiting.length}商品をまとめて注文する` })
  const mark = shop.getByRole('link', { name: /^未注文/ })
  for (const line of [list(shop).first(), list(shop).last()]) {
    await line.scrollIntoViewIfNeeded()
    await expect(send).toBeInViewport({ ratio: 1 })
  }
  await expect(shop.getByText(`まだ注文していません（${waiting.length}商品）`)).toHaveCount(2)
  await expect(shop.getByText(/確定/)).toHaveCount(0)
  await expect(mark).toContainText(String(waiting.length))
  await page.setViewportSize({ width: 1640, height: 1000 })
  await expectAccessibleLayout(page)

  // On a screen of the smallest phone nothing is pushed out of it.
  await page.goto((await page.locator('#frame').getAttribute('src')) ?? '')
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('link', { name: /^未注文/ })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const foot = await page.getByRole('button', { name: /まとめて注文する$/ }).boundingBox()
  const typed = await field(page).boundingBox()
  expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
  await page.getByRole('link', { name: 'トドック トップページ' }).click()
  await expect(page.getByRole('alert').getByText(`まだ注文していません（${waiting.length}商品）`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^未注文/ })).toBeInViewport({ ratio: 1 })
})

test('[ORD-002] [ORD-042] the entry alone, and its list after a reload', async ({ open }) => {
  const shop = await open('path=/orders/direct&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: '注文番号で注文' })).toBeVisible()
  await field(shop).fill('103048')
  await field(shop).press('Enter')
  await expect(list(shop)).toHaveCount(1)
  await reloadShop(shop)
  await expect(list(shop)).toHaveCount(1)
})

test('[ORD-004] 番号で注文 leads to the field: it is in sight and has the focus, also at 200 % @desktop', async ({
  open,
  page,
}) => {
  const isAtField = async (shop: Pick<Shop, 'getByRole'>) => {
    await expect(field(shop)).toBeFocused()
    await expect(field(shop)).toBeInViewport({ ratio: 1 })
  }
  // From another screen, and once more from the page itself.
  const shop = await open('path=/orders/repeat&persona=member')
  const way = shop.getByRole('link', { name: '番号で注文', exact: true })
  await expect(shop.getByRole('heading', { level: 1, name: 'リピ買い' })).toBeVisible()
  await way.click()
  await isAtField(shop)
  await way.click()
  await isAtField(shop)

  // Who steps back to it is at the place that was left.
  const step = (by: number) => shop.locator('body').evaluate((_, steps) => history.go(steps), by)
  await step(-1)
  await expect(shop.getByRole('heading', { level: 1, name: 'リピ買い' })).toBeFocused()
  await step(1)
  await expect(shop.getByRole('heading', { level: 1, name: 'ご注文内容' })).toBeFocused()

  // From the search of a phone, which closes over the same page.
  const called = `path=${encodeURIComponent('/cart/ordered?mode=inputNumber')}&persona=member`
  const phone = await open(`${called}&viewport=mobile`)
  await isAtField(phone)
  await phone.getByRole('button', { name: 'さがす' }).first().click()
  await phone.getByRole('button', { name: '注文番号から' }).click()
  await expect(phone.getByRole('dialog')).toHaveCount(0)
  await isAtField(phone)

  await page.setViewportSize({ width: 640, height: 450 })
  await page.goto((await page.locator('#frame').getAttribute('src')) ?? '')
  await expect(page.getByRole('complementary', { name: '合計' })).toBeVisible()
  await isAtField(page)
})
