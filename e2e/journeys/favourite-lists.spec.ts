import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { insideApp } from './steps/app.ts'
import { beginAsShopper, expectShopper, tokensOf } from './steps/login.ts'
import { endLogin } from './steps/services.ts'

/** Nothing of it may be taken for a part of an address. [FAV-006] */
const name = '朝/昼 50%?#🍎'
const newName = '夜/50%?#🍊'

const heading = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title })
const listLink = (page: Page, list: string) => page.getByRole('main').getByRole('link', { name: list })
const products = (page: Page) => page.getByRole('region', { name: 'リストの商品' }).getByRole('article')
const choices = (page: Page) => page.getByRole('group', { name: 'リストに入れる商品' })
const register = (page: Page) => page.getByRole('button', { name: '登録する' })

async function goBackFrom(page: Page, said: string): Promise<void> {
  await page.getByRole('dialog', { name: said }).getByRole('button', { name: '戻る' }).click()
}

async function edit(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'リストを編集' }).click()
  const dialog = page.getByRole('dialog', { name: /の編集$/ })
  await dialog
    .getByRole('button', { name: what })
    .or(dialog.getByRole('link', { name: what }))
    .click()
}

/** From all favourites, with one product; ends at the list. */
async function makeList(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'リストを作る' }).click()
  await page.getByRole('textbox', { name: 'リスト名' }).fill(name)
  await choices(page).getByRole('checkbox').first().check()
  await register(page).click()
  await goBackFrom(page, 'お気に入りリストを作成しました')
  await listLink(page, name).click()
  await expect(heading(page, name)).toBeVisible()
}

async function rename(page: Page): Promise<void> {
  await edit(page, 'リスト名を変更')
  expect(decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')).toBe(name)
  await page.getByRole('textbox', { name: 'リスト名' }).fill(newName)
  await register(page).click()
  await goBackFrom(page, 'お気に入りリスト名を変更しました')
  await expect(heading(page, newName)).toBeVisible()
}

async function deleteList(page: Page): Promise<void> {
  await edit(page, 'リストを削除')
  const question = page.getByRole('dialog', { name: 'お気に入りリストを削除しますか？' })
  await question.getByRole('button', { name: /^はい/ }).click()
  await expect(heading(page, 'お気に入り')).toBeVisible()
  await expect(listLink(page, newName)).toHaveCount(0)
}

test('[FAV-003] [FAV-005] [FAV-006] a list of any name is made, renamed, filled anew and deleted, and another tab follows @desktop', async ({
  page,
  context,
}) => {
  await beginAsShopper(page)
  await page.goto('/favorite')
  await makeList(page)
  const address = page.url()

  const other = await context.newPage()
  await other.goto(address)
  await expect(heading(other, name)).toBeVisible()
  await expect(products(other)).toHaveCount(1)

  await page.bringToFront()
  await rename(page)
  await other.bringToFront()
  await expect(heading(other, newName)).toBeVisible()

  await edit(other, 'お気に入り商品を修正')
  await expect(choices(other).getByRole('checkbox', { checked: true })).toHaveCount(1)
  await choices(other).getByRole('checkbox', { checked: false }).first().click()
  await register(other).click()
  await goBackFrom(other, 'お気に入りリストを修正しました')
  await expect(products(other)).toHaveCount(2)
  await page.bringToFront()
  await expect(products(page)).toHaveCount(2)

  await deleteList(page)
  await expect(page).toHaveURL('/favorite')
  await other.bringToFront()
  await expect(other.getByText('リストが見つかりませんでした')).toBeVisible()
  await expect(other).toHaveURL('/favorite')
  await expect(listLink(other, newName)).toHaveCount(0)
})

test('[FAV-003] [FAV-005] [FAV-006] the same in the app, at the twins @mobile', async ({ page, newVisitor }) => {
  const tokens = await tokensOf(await newVisitor())
  await insideApp(page)
  await page.goto(`/mobile/favorite?${new URLSearchParams(tokens)}`)
  await makeList(page)
  expect(new URL(page.url()).pathname).toMatch(/^\/mobile\/favorite\/category\/detail\//)
  await rename(page)
  await deleteList(page)
  await expect(page).toHaveURL('/mobile/favorite')
})

test('[GRD-057] what was chosen for a list is there after a login that had to come in between @desktop', async ({
  page,
  shop,
}) => {
  await beginAsShopper(page)
  await page.goto('/favorite')
  await listLink(page, '朝ごはん').click()
  await edit(page, 'お気に入り商品を修正')
  const chosen = page.getByText('7品を選択中（追加1）')
  await choices(page).getByRole('checkbox', { checked: false }).first().click()
  await expect(chosen).toBeVisible()
  const address = page.url()
  // A reading that is still under way would end the login before the member does.
  await page.waitForLoadState('networkidle')
  await endLogin(page, shop, 'favorite_product_category/**')
  const asked = page.waitForRequest((request) => request.url().startsWith(`${shop.origins.identity}/auth`))
  await register(page).click()
  // The provider knows who that is: no password is asked for.
  await asked
  await expect(page).toHaveURL(address)
  await expectShopper(page)
  await expect(chosen).toBeVisible()
  await register(page).click()
  await goBackFrom(page, 'お気に入りリストを修正しました')
  await expect(products(page)).toHaveCount(7)
})
