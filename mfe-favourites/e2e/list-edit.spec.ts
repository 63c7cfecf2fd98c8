import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  goBack,
  goTo,
  imeKeys,
  reloadShop,
  type Shop,
  test,
} from '@shop/tools/isolate'

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
async function edit(shop: In, what: string): Promise<void> {
  await shop.getByRole('button', { name: 'リストを編集' }).click()
  await shop
    .getByRole('dialog', { name: /の編集$/ })
    .getByText(what, { exact: true })
    .click()
}

/** As the member goes, to a seeded list of six products. */
async function openToEdit(open: (link: string) => Promise<Shop>, what: string): Promise<Shop> {
  const shop = await open('path=/favorite&persona=member')
  await shop.getByRole('link', { name: /^朝ごはん/ }).click()
  await edit(shop, what)
  return shop
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
  const keys = await imeKeys(page)
  const letters = 'なべりょうりのかいものりすと'
  await keys.compose(letters)
  await expect(field(shop)).toHaveValue(letters)
  await expect(shop.getByText(tooLong)).toHaveCount(0)
  await expect(field(shop)).not.toHaveAttribute('aria-invalid')
  await keys.pressEnter('conversion')
  await keys.insert('鍋料理の買い物リスト表')
  await expect(shop.getByText(tooLong)).toBeVisible()
  await expect(field(shop)).toHaveValue('鍋料理の買い物リスト')
  await expect(register(shop)).toBeEnabled()
  await expectAccessible(page)
  await page.keyboard.press('Backspace')
  await expect(shop.getByText(tooLong)).toHaveCount(0)
  await keys.insert('ト')

  await choices(shop).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(bar(shop)).toContainText('1品を選択中')
  await register(shop).focus()
  await keys.pressEnter('plain')
  await expect(back(shop, 'お気に入りリストを作成しました')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  expect(await pathOf(shop)).toBe('/favorite')

  await goTo(shop, create)
  await field(shop).fill('鍋料理の買い物リスト')
  await expect(shop.getByText('お気に入り商品リスト名が重複しています。ご確認ください。')).toBeVisible()
})

test('[FAV-005] [FAV-027] [FAV-028] [FAV-029] [FAV-031] [FAV-032] [FAV-033] a list gets another name and other products; a half that fails is told and the other is not sent again', async ({
  fail,
  open,
  page,
}) => {
  const shop = await openToEdit(open, 'リスト名を変更')
  await expect(field(shop)).toHaveValue('朝ごはん')
  await expect(register(shop)).toBeDisabled()
  await field(shop).fill('朝/昼 50%?')
  await field(shop).press('Enter')
  await back(shop, 'お気に入りリスト名を変更しました').click()
  await expect(shop.getByRole('heading', { level: 1, name: '朝/昼 50%?' })).toBeVisible()

  await edit(shop, 'お気に入り商品を修正')
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
  const writes: string[] = []
  page.on('request', (request) => {
    if (/favorite_product_category\//.test(request.url()) && ['DELETE', 'POST'].includes(request.method()))
      writes.push(request.method())
  })
  await fail('addToFavouriteList:503')
  await register(shop).click()
  await expect(bar(shop).getByRole('alert')).toHaveText(`取り消しは保存しました。追加は${lostAnswer}`)
  await expect(bar(shop)).toContainText('7品を選択中（追加2）')
  await expectAccessibleAtEveryWidth(page)
  await reloadShop(shop)
  await expect(bar(shop)).toContainText('7品を選択中（追加2）')
  await fail()
  await register(shop).click()
  await back(shop, 'お気に入りリストを修正しました').click()
  await expect.poll(() => pathOf(shop)).toMatch(detail)
  await expect(shop.getByRole('region', { name: 'リストの商品' }).getByRole('article')).toHaveCount(7)
  expect(writes.filter((method) => method === 'DELETE')).toHaveLength(1)
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
