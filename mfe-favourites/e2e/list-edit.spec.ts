import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  type Page,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

const enterCode = 13
/** The browser's event for a key that belongs to a conversion. */
const imeCode = 229
const create = '/favorite/category/create'
const detail = /\/favorite\/category\/detail\/[^/]+$/
const lostAnswer = '保存できたか確認できませんでした。もう一度お試しください。'
const tooLong = 'お気に入り商品リスト名が長すぎます。10文字以内で入力してください。'

type In = Pick<Shop, 'getByRole'>
const field = (shop: In) => shop.getByRole('textbox', { name: 'リスト名' })
const register = (shop: In) => shop.getByRole('button', { name: '登録する' })
const bar = (shop: In) => shop.getByRole('region', { name: 'リストの登録' })
const choices = (shop: In) => shop.getByRole('group', { name: 'リストに入れる商品' }).getByRole('checkbox')
const back = (shop: In, name: string) => shop.getByRole('dialog', { name }).getByRole('button', { name: '戻る' })
const pathOf = (shop: Shop) => shop.locator('html').evaluate(() => location.pathname)
const goTo = (shop: Shop, address: string) =>
  shop.locator('html').evaluate((_, to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

type Listed = { favorite_category_id: string; favorite_category_name: string }

/** A seeded list of the persona: its id is read where the screen reads it. */
async function openList(open: (link: string) => Promise<Shop>, page: Page, kind: 'true' | 'false', more = '') {
  const listed = page.waitForResponse(
    (reply) =>
      new URL(reply.url()).pathname.endsWith('/favorite_product_category') &&
      reply.request().method() === 'GET' &&
      reply.ok(),
  )
  await open(`path=${create}&persona=member`)
  const { favorite_product_category_list } = (await (await listed).json()) as {
    favorite_product_category_list: Listed[]
  }
  const list = favorite_product_category_list.find((one) => one.favorite_category_name === '朝ごはん')
  if (list === undefined) throw new RangeError('the seed has this list')
  const { favorite_category_id: id } = list
  return { id, shop: await open(`path=/favorite/category/edit/${kind}/${id}/-&persona=member${more}`) }
}

test('[FAV-003] [FAV-019] [FAV-020] a list is made by keys alone, with a name that is converted @desktop', async ({
  open,
  page,
}) => {
  const shop = await open(`path=${create}&persona=member`)
  await expect(choices(shop).first()).toBeVisible()
  await expect(register(shop)).toBeDisabled()
  await expectAccessibleAtEveryWidth(page)

  await field(shop).focus()
  const keys = await page.context().newCDPSession(page)
  const pressEnter = (windowsVirtualKeyCode: number) =>
    keys.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key: 'Enter',
      code: 'Enter',
      text: '\r',
      windowsVirtualKeyCode,
    })
  const letters = 'なべりょうりのかいものりすと'
  await keys.send('Input.imeSetComposition', {
    text: letters,
    selectionStart: letters.length,
    selectionEnd: letters.length,
  })
  await expect(field(shop)).toHaveValue(letters)
  await expect(shop.getByText(tooLong)).toHaveCount(0)
  await expect(field(shop)).not.toHaveAttribute('aria-invalid')
  await pressEnter(imeCode)
  await keys.send('Input.insertText', { text: '鍋料理の買い物リスト表' })
  await expect(shop.getByText(tooLong)).toBeVisible()
  await expect(register(shop)).toBeDisabled()
  await expectAccessible(page)
  await page.keyboard.press('Backspace')
  await expect(shop.getByText(tooLong)).toHaveCount(0)

  await choices(shop).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(bar(shop)).toContainText('1品を選択中')
  await register(shop).focus()
  await pressEnter(enterCode)
  await expect(back(shop, 'お気に入りリストを作成しました')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  expect(await pathOf(shop)).toBe('/favorite')

  await goTo(shop, create)
  await field(shop).fill('鍋料理の買い物リスト')
  await expect(shop.getByText('お気に入り商品リスト名が重複しています。ご確認ください。')).toBeVisible()
})

test('[FAV-003] a list is made in the app, without products', async ({ open, page }) => {
  const shop = await open(`path=${create}&persona=app`)
  await field(shop).fill('🍎'.repeat(10))
  await expectAccessible(page)
  await register(shop).click()
  await back(shop, 'お気に入りリストを作成しました').click()
  await expect.poll(() => pathOf(shop)).toBe('/mobile/favorite')
  await expect(shop.getByRole('banner')).toHaveCount(0)
})

test('[FAV-005] [FAV-027] [FAV-028] a list gets another name', async ({ open, page }) => {
  const { shop } = await openList(open, page, 'true')
  await expect(field(shop)).toHaveValue('朝ごはん')
  await expect(register(shop)).toBeDisabled()
  await field(shop).fill('朝/昼 50%?')
  await expectAccessibleAtEveryWidth(page)
  await field(shop).press('Enter')
  await back(shop, 'お気に入りリスト名を変更しました').click()
  await expect.poll(() => pathOf(shop)).toMatch(detail)
})

test('[FAV-005] [FAV-029] [FAV-031] [FAV-033] products come into a list and go out of it', async ({ open, page }) => {
  const { shop } = await openList(open, page, 'false')
  await expect(bar(shop)).toContainText('6品を選択中')
  await expect(register(shop)).toBeDisabled()
  const chosen = shop.getByRole('checkbox', { checked: true })
  const others = shop.getByRole('checkbox', { checked: false })
  await expect(chosen).toHaveCount(6)
  // Each press changes which boxes these are.
  await chosen.last().click()
  await others.first().click()
  await others.first().click()
  await expect(bar(shop)).toContainText('7品を選択中（追加2・取消1）')
  await expectAccessibleAtEveryWidth(page)
  const writes: string[] = []
  page.on('request', (request) => {
    if (/favorite_product_category\//.test(request.url()) && request.method() !== 'OPTIONS')
      writes.push(request.method())
  })
  await register(shop).click()
  await back(shop, 'お気に入りリストを修正しました').click()
  await expect.poll(() => pathOf(shop)).toMatch(detail)
  expect(writes).toEqual(['DELETE', 'POST'])
})

test('[FAV-032] a half that fails is told, and the other is not sent again', async ({ fail, open, page }) => {
  const { shop } = await openList(open, page, 'false')
  await shop.getByRole('checkbox', { checked: true }).last().click()
  await shop.getByRole('checkbox', { checked: false }).first().click()
  await fail('addToFavouriteList:503')
  await register(shop).click()
  await expect(bar(shop).getByRole('alert')).toHaveText(`取り消しは保存しました。追加は${lostAnswer}`)
  await expect(bar(shop)).toContainText('6品を選択中（追加1）')
  await expectAccessibleAtEveryWidth(page)
  await reloadShop(shop)
  await expect(bar(shop)).toContainText('6品を選択中（追加1）')
  await fail()
  await register(shop).click()
  await expect(back(shop, 'お気に入りリストを修正しました')).toBeVisible()
})

test('what was typed and chosen is there after a reload, a failure without network and a look at another page', async ({
  open,
  page,
}) => {
  const shop = await open(`path=${create}&persona=member`)
  await field(shop).fill('夜食')
  await choices(shop).nth(2).check()
  await shop.getByRole('link', { name: 'お気に入り', exact: true }).first().click()
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  await goBack(shop)
  await expect(field(shop)).toHaveValue('夜食')
  await reloadShop(shop)
  await expect(field(shop)).toHaveValue('夜食')
  await expect(choices(shop).nth(2)).toBeChecked()

  await page.context().setOffline(true)
  await register(shop).click()
  await expect(shop.getByText('ネットワークが切断されています').filter({ visible: true }).first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(field(shop)).toHaveValue('夜食')
  await register(shop).click()
  await expect(back(shop, 'お気に入りリストを作成しました')).toBeVisible()
})

test('[FAV-044] a list that is not there leads back, with words', async ({ open }) => {
  const shop = await open('path=/favorite/category/edit/true/nobodys/x&persona=member')
  await expect(shop.getByText('リストが見つかりませんでした')).toBeVisible()
  await expect.poll(() => pathOf(shop)).toBe('/favorite')
})

test('lists that cannot be read say so, and come when they are asked for again', async ({ fail, open, page }) => {
  const shop = await open(`path=${create}&persona=member&fail=favouriteLists:503`)
  const failed = shop.getByRole('region', { name: 'お気に入りリストを表示できませんでした' })
  await expect(failed).toBeVisible()
  await expectAccessible(page)
  await fail()
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(field(shop)).toBeVisible()
})

test('a visitor sees a sample and the way to the login', async ({ open }) => {
  const shop = await open(`path=${create}&persona=visitor&viewport=mobile`)
  await expect(shop.getByRole('main').getByRole('button', { name: /ログイン/ })).toBeVisible()
})

test('a login that ends in the middle leaves what was typed for the time after the next one', async ({
  fail,
  open,
}) => {
  const shop = await open(`path=${create}&persona=member`)
  await field(shop).fill('夜食')
  await choices(shop).nth(2).check()
  await fail('createFavouriteList:401')
  await register(shop).click()
  await expect(shop.getByText('再ログインが必要です')).toBeVisible()
  await expect.poll(() => pathOf(shop)).toBe('/entrance')
  await fail()
  await goTo(shop, create)
  await expect(field(shop)).toHaveValue('夜食')
  await expect(choices(shop).nth(2)).toBeChecked()
  await register(shop).click()
  await expect(back(shop, 'お気に入りリストを作成しました')).toBeVisible()
})

test('a name that is stored in another tab is shown at once, and what was chosen stays', async ({ open, page }) => {
  const { id, shop } = await openList(open, page, 'false')
  await shop.getByRole('checkbox', { checked: false }).first().click()
  const other = await page.context().newPage()
  await other.goto(`/_isolate?path=/favorite/category/edit/true/${id}/-&persona=member&data=kept`)
  const there = other.frameLocator('#frame')
  await field(there).fill('朝ごはん2')
  await register(there).click()
  await expect(back(there, 'お気に入りリスト名を変更しました')).toBeVisible()
  // Told by the other tab.
  await expect(shop.getByRole('link', { name: '朝ごはん2', exact: true })).toBeVisible()
  await expect(bar(shop)).toContainText('7品を選択中（追加1）')
  await other.close()
})
