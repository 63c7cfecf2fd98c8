import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'

/** Nothing of it may be taken for a part of an address. [FAV-006] */
const name = '朝/昼 50%?#🍎'
const newName = '夜/50%?#🍊'

const say = (page: Page, title: string) => page.getByRole('dialog', { name: title })
const edit = async (page: Page, what: string) => {
  await page.getByRole('button', { name: 'リストを編集' }).click()
  const dialog = page.getByRole('dialog', { name: /の編集$/ })
  await dialog
    .getByRole('button', { name: what })
    .or(dialog.getByRole('link', { name: what }))
    .click()
}
const listLink = (page: Page, list: string) => page.getByRole('main').getByRole('link', { name: list, exact: false })

test('[FAV-006] a list of any name is made, opened, renamed, filled anew and deleted, and another tab follows @desktop', async ({
  page,
  context,
}) => {
  await beginAsShopper(page)
  await page.goto('/favorite')
  await page.getByRole('link', { name: 'リストを作る' }).click()
  await page.getByRole('textbox', { name: 'リスト名' }).fill(name)
  await page.getByRole('checkbox').first().click()
  await page.getByRole('button', { name: '登録する' }).click()
  await say(page, 'お気に入りリストを作成しました').getByRole('button', { name: '戻る' }).click()
  await listLink(page, name).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.bringToFront()
  await edit(page, 'リスト名を変更')
  await page.getByRole('textbox', { name: 'リスト名' }).fill(newName)
  await page.getByRole('button', { name: '登録する' }).click()
  await say(page, 'お気に入りリスト名を変更しました').getByRole('button', { name: '戻る' }).click()
  await other.bringToFront()
  await expect(other.getByRole('heading', { level: 1, name: newName })).toBeVisible()

  await edit(other, 'お気に入り商品を修正')
  await other.getByRole('checkbox', { checked: false }).first().click()
  await other.getByRole('button', { name: '登録する' }).click()
  await say(other, 'お気に入りリストを修正しました').getByRole('button', { name: '戻る' }).click()
  await page.bringToFront()
  await page.goto('/favorite')
  await listLink(page, newName).first().click()
  await expect(page.getByRole('article')).toHaveCount(2)

  await edit(page, 'リストを削除')
  await say(page, 'お気に入りリストを削除しますか？').getByRole('button', { name: /^はい/ }).click()
  await expect(page).toHaveURL('/favorite')
  await expect(listLink(page, newName)).toHaveCount(0)
  await other.bringToFront()
  await other.goto('/favorite')
  await expect(listLink(other, newName)).toHaveCount(0)
})
