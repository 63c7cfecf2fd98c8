import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  goTo,
  type Shop,
  test,
} from '@shop/tools/isolate'

const all = '/favorite/category'
const rows = (shop: Shop) => shop.getByRole('main').getByRole('link', { name: /品$/ })
const cards = (shop: Shop) => shop.getByRole('region', { name: 'リストの商品' }).getByRole('article')
const heading = (shop: Shop, name: string) => shop.getByRole('heading', { level: 1, name, exact: true })

/** Opens the first list of a persona, by its row. */
async function openFirst(shop: Shop): Promise<string> {
  await expect(heading(shop, 'すべてのお気に入りリスト')).toBeVisible()
  const name = (await rows(shop).first().locator('b').textContent()) ?? ''
  await rows(shop).first().click()
  await expect(heading(shop, name)).toBeVisible()
  return name
}

test('[FAV-002] [FAV-009] [FAV-043] all lists of a corporate member, and one of them with its edit dialog, at every width', async ({
  open,
  page,
}) => {
  const shop = await open(`path=${all}&persona=corporate`)
  await expect(rows(shop)).toHaveCount(2)
  await expectAccessibleAtEveryWidth(page)
  const name = await openFirst(shop)
  await expect(cards(shop).first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('button', { name: 'リストを編集' }).click()
  await expect(shop.getByRole('dialog', { name: `「${name}」の編集` })).toBeVisible()
  await expectAccessible(page)
})

test('[FAV-041] from the list button to the end of a list by keyboard alone; back does not come to it', async ({
  open,
  page,
}) => {
  const shop = await open('path=/favorite&persona=member')
  const buttons = shop.getByRole('region', { name: 'お気に入りリスト' }).getByRole('link')
  await expect(buttons).toHaveCount(4)
  const name = (await buttons.first().locator('b').textContent()) ?? ''
  await buttons.first().focus()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(shop.getByRole('button', { name: 'まとめて選ぶ' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(shop.getByRole('button', { name: 'リストを編集' })).toBeFocused()
  await page.keyboard.press('Enter')
  const ways = shop.getByRole('dialog', { name: `「${name}」の編集` })
  // Its first focus comes after it is in sight: a key before that still goes to the page below.
  await expect(ways.locator(':focus')).toHaveCount(1)
  for (const way of ['リスト名を変更', 'お気に入り商品を修正', 'リストを削除']) {
    await page.keyboard.press('Tab')
    await expect(shop.getByText(way, { exact: true })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  const question = shop.getByRole('dialog', { name: 'お気に入りリストを削除しますか？' })
  await expect(question.getByRole('button', { name: /^いいえ/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('button', { name: 'リストを編集' })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(ways.locator(':focus')).toHaveCount(1)
  for (const _ of ['name', 'products', 'delete']) await page.keyboard.press('Tab')
  await expect(shop.getByText('リストを削除', { exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: /^いいえ/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(shop.getByText('リストを削除しました')).toBeVisible()
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  await expect(buttons.filter({ hasText: name })).toHaveCount(0)
  await expect(buttons.last()).toHaveText('その他のリスト（2）')
  await goBack(shop)
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  await expect(shop.getByText('リストが見つかりませんでした')).toHaveCount(0)
})

const screens = [
  { path: '/favorite', title: 'お気に入り' },
  { path: '/favorite/category', title: 'すべてのお気に入りリスト' },
  { path: '/favorite/category/create', title: 'お気に入りリストの作成' },
  { path: '/favorite/category/detail/list-1', title: 'お気に入りリスト' },
  { path: '/favorite/category/edit/true/list-1/name', title: 'お気に入りリストの修正' },
]

test('[FAV-008] [FAV-011] [FAV-046] a visitor sees the sample at every screen, and nothing is asked for', async ({
  open,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/favorite_product/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  const shop = await open('path=/favorite&persona=visitor')
  for (const { path, title } of screens)
    await test.step(path, async () => {
      await goTo(shop, path)
      await expect(heading(shop, title)).toBeVisible()
      await expect(shop.getByRole('img', { name: 'お気に入り画面の見本' })).toBeVisible()
      await expect(shop.getByRole('main').getByRole('button', { name: /ログイン/ })).toBeVisible()
      await expect(shop.getByRole('link', { name: 'リストを作る' })).toHaveCount(0)
    })
  await expectAccessibleAtEveryWidth(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
