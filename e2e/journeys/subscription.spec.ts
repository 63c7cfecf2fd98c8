import { href } from '@shop/shared/routes'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { loginShopper } from './steps/login.ts'
import { categories, expectPieces, goToOrderedList } from './steps/order.ts'

/** So few that each is drawn as a card at once. */
const tofuAddress = href.categoryProducts(categories.tofu.code, '1601')

test('[ORD-100] [ORD-101] [ORD-112] a product is registered on its page, is said on its card, and is cancelled and no more counted @desktop', async ({
  page,
}) => {
  await loginShopper(page, 'member', tofuAddress)
  const before = await orderedPieces(page)
  const card = page
    .getByRole('article')
    .filter({ has: page.getByText('定期便', { exact: true }) })
    .first()
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim()
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const panel = page.getByRole('region', { name: '定期便にすると注文忘れなし' })
  await panel.getByText('隔週').click()
  await panel.getByRole('button', { name: '定期便で注文' }).click()
  const dialog = page.getByRole('dialog', { name: '定期便で注文' })
  await expect(dialog.getByText('解約方法')).toBeVisible()
  await dialog.getByRole('button', { name: '定期便に登録する' }).click()
  await expect(panel.getByText('定期便に登録済みです（隔週・1点）')).toBeVisible()
  await expectPieces(page, before + 1)
  await expect(page.getByRole('region', { name: 'ご注文', exact: true }).getByText('定期便で1点')).toBeVisible()
  await page.goto(tofuAddress)
  const registered = page.getByRole('article', { name, exact: true })
  await expect(registered.getByText('定期便で1点')).toBeVisible()
  await expect(registered.getByRole('button', { name: /^追加で注文/ })).toBeVisible()
  await registered.getByRole('link').first().click()

  await panel.getByRole('link', { name: '定期便設定で確認・変更する' }).click()
  await page.getByRole('tab', { name: /^定期便商品管理/ }).click()
  const row = page.getByRole('listitem', { name, exact: true })
  await expect(row.getByText('新規ご注文')).toBeVisible()
  await row.getByRole('button', { name: /^解約/ }).click()
  await page.getByRole('dialog', { name: '定期便を解約しますか？' }).getByRole('button', { name: /^はい/ }).click()

  // Leaving asks once, and leads back.
  await page.getByRole('navigation', { name: '注文メニュー' }).getByRole('link', { name: 'リピ買い' }).click()
  await page
    .getByRole('dialog', { name: '確定していない変更があります' })
    .getByRole('button', { name: /^はい/ })
    .click()
  await page.getByRole('button', { name: '変更を確定する' }).click()
  await page.getByRole('button', { name: '確定する', exact: true }).click()
  await expect(row.getByText('解約依頼中')).toBeVisible()
  await page.reload()
  await expect(row.getByText('解約依頼中')).toBeVisible()

  await expectPieces(page, before)
  await goToOrderedList(page)
  const line = page.getByRole('listitem', { name, exact: true })
  await expect(line.getByText(/^解約依頼中：今回はお届けしません/)).toBeVisible()
  await expect(line.locator('s')).toHaveText('1点')
})
