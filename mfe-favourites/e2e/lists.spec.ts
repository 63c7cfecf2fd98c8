import { expect, expectAccessible, expectAccessibleAtEveryWidth, goBack, type Shop, test } from '@shop/tools/isolate'

const all = '/favorite/category'
const title = { level: 1, name: 'すべてのお気に入りリスト' } as const
const rows = (shop: Shop) => shop.getByRole('main').getByRole('link', { name: /品$/ })
const cards = (shop: Shop) => shop.getByRole('region', { name: 'リストの商品' }).getByRole('article')

/** Opens the first list of a persona, by its row. */
async function openFirst(shop: Shop): Promise<string> {
  await expect(shop.getByRole('heading', title)).toBeVisible()
  const name = (await rows(shop).first().locator('b').textContent()) ?? ''
  await rows(shop).first().click()
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible()
  return name
}

test('[FAV-002] [FAV-009] all lists of a member, and one of them with its edit dialog, at every width', async ({
  open,
  page,
}) => {
  const shop = await open(`path=${all}&persona=member`)
  await expect(rows(shop)).toHaveCount(6)
  await expectAccessibleAtEveryWidth(page)
  const name = await openFirst(shop)
  await expect(cards(shop).first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('button', { name: 'リストを編集' }).click()
  await expect(shop.getByRole('dialog', { name: `「${name}」の編集` })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

for (const { persona, lists } of [
  { persona: 'family', lists: 1 },
  { persona: 'corporate', lists: 2 },
])
  test(`[FAV-043] a ${persona} member has lists too`, async ({ open }) => {
    const shop = await open(`path=${all}&persona=${persona}&viewport=mobile`)
    await expect(rows(shop)).toHaveCount(lists)
    await openFirst(shop)
    await expect(cards(shop).first()).toBeVisible()
  })

test('the same in the app, at the twins', async ({ open, page }) => {
  const shop = await open(`path=${all}&persona=app`)
  await expect(rows(shop)).toHaveCount(6)
  await openFirst(shop)
  await expect(cards(shop).first()).toBeVisible()
  expect(await shop.locator('body').evaluate(() => location.pathname)).toMatch(
    /^\/mobile\/favorite\/category\/detail\//,
  )
  await expectAccessible(page)
})

test('[FAV-010] a newcomer has none, and is told so', async ({ open, page }) => {
  const shop = await open(`path=${all}&persona=newcomer`)
  await expect(shop.getByRole('heading', { name: 'お気に入りカテゴリはございません' })).toBeVisible()
  await expect(shop.getByRole('main').getByRole('link', { name: 'リストを作る' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})

test('[FAV-044] a list that is not there leads to all favourites, with words', async ({ open }) => {
  const shop = await open('path=/favorite/category/detail/no-such-list&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  await expect(shop.getByText('リストが見つかりませんでした')).toBeVisible()
})

for (const failure of ['503', 'malformed'])
  test(`lists that cannot be read (${failure}) say so, and come when they are asked for again`, async ({
    fail,
    open,
    page,
  }) => {
    const shop = await open(`path=${all}&persona=member&fail=favouriteLists:${failure}&viewport=mobile`)
    const failed = shop.getByRole('region', { name: 'お気に入りリストを表示できませんでした' })
    await expect(failed).toBeVisible()
    await expectAccessible(page)
    await fail()
    await failed.getByRole('button', { name: '再読み込み' }).click()
    await expect(rows(shop)).toHaveCount(6)
  })

test('products of a list that cannot be read leave its name and its dialog', async ({ fail, open, page }) => {
  const shop = await open(`path=${all}&persona=member&viewport=mobile`)
  await expect(rows(shop)).toHaveCount(6)
  await fail('favourites:malformed')
  await openFirst(shop)
  const failed = shop.getByRole('region', { name: 'リストの商品を表示できませんでした' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await expect(shop.getByRole('button', { name: 'リストを編集' })).toBeVisible()
  await fail()
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(cards(shop).first()).toBeVisible()
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
  await expect(shop.getByRole('button', { name: 'リストを編集' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('dialog', { name: `「${name}」の編集` })).toBeVisible()
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
  await expect(shop.getByRole('dialog', { name: `「${name}」の編集` })).toBeVisible()
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

test('a list whose deletion is not answered stays, and says so', async ({ fail, open }) => {
  const shop = await open(`path=${all}&persona=member`)
  const name = await openFirst(shop)
  await fail('deleteFavouriteList:503')
  await shop.getByRole('button', { name: 'リストを編集' }).click()
  await shop.getByRole('button', { name: 'リストを削除' }).click()
  await shop.getByRole('button', { name: /^はい/ }).click()
  await expect(shop.getByText('リストを削除できたか確認できませんでした')).toBeVisible()
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible()
})

/** The native handler of an app that has opened the page: it gives the handshake back. [GRD-091] */
function appAround(): void {
  const postMessage = (text: string) => window.postMessage(text, window.location.origin)
  Object.assign(window, { todokApp: { postMessage } })
}

const routes = [
  '/favorite',
  '/favorite/category',
  '/favorite/category/create',
  '/favorite/category/detail/list-1',
  '/favorite/category/edit/true/list-1/name',
]
for (const path of [...routes, ...routes.map((route) => `/mobile${route}?viewMode=true`)])
  test(`[FAV-008] [FAV-011] [FAV-046] a visitor sees the sample at ${path}, and nothing is asked for`, async ({
    open,
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/favorite_product/.test(new URL(request.url()).pathname)) asked.push(request.url())
    })
    const isTwin = path.startsWith('/mobile')
    if (isTwin) await page.addInitScript(appAround)
    const viewport = isTwin ? 'mobile' : 'desktop'
    const shop = await open(`path=${encodeURIComponent(path)}&persona=visitor&viewport=${viewport}`)
    await expect(shop.getByRole('img', { name: 'お気に入り画面の見本' })).toBeVisible()
    await expect(shop.getByRole('main').getByRole('button', { name: /ログイン/ })).toBeVisible()
    await expect(shop.getByRole('link', { name: 'リストを作る' })).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
