import { expect, expectAccessibleAtEveryWidth, type Shop, test } from '@shop/tools/isolate'

const applied = { level: 1, name: 'お申し込みを受け付けました' } as const

async function chooseDelivery(shop: Shop): Promise<void> {
  await expect(shop.getByRole('heading', { level: 1, name: '宅配のお申し込み' })).toBeVisible()
  await shop.getByRole('radio', { name: '戸建て' }).check()
  await shop.getByRole('radio', { name: '物置' }).check()
  await shop.getByRole('radio', { name: /^鳴らさない/ }).check()
  await shop.getByRole('button', { name: '次へ進む' }).click()
}

async function sayWhoLivesThere(shop: Shop): Promise<void> {
  await shop.getByRole('radio', { name: '該当なし' }).check()
  await shop.getByRole('radio', { name: 'いない', exact: true }).check()
  await shop.getByRole('button', { name: '確認へ進む' }).click()
  await expect(shop.getByRole('heading', { level: 1, name: 'お申し込み内容の確認' })).toBeVisible()
}

test('every step, refused or not, and the end are accessible at every width', async ({ open, page }) => {
  const shop = await open('path=/signup/todok&persona=newcomer')
  await expect(shop.getByRole('radio', { name: '戸建て' })).toBeVisible()
  await shop.getByRole('radio', { name: '別の住所に届ける' }).check()
  await shop.getByRole('button', { name: '次へ進む' }).click()
  await expect(shop.getByRole('alert').or(shop.locator('[aria-invalid=true]')).first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('radio', { name: /^ご登録の住所に届ける/ }).check()
  await chooseDelivery(shop)
  await expect(shop.getByRole('radio', { name: '該当なし' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await sayWhoLivesThere(shop)
  await expectAccessibleAtEveryWidth(page)
  await shop.getByRole('checkbox', { name: /同意します/ }).check()
  await shop.getByRole('button', { name: 'この内容で申し込む' }).click()
  await expect(shop.getByRole('heading', applied)).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
