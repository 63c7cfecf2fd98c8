import { expect, test } from '../stack/test.ts'
import { beginAsShopper, loginShopper, openDrawer } from './steps/login.ts'
import { busyAnswer } from './steps/services.ts'

test('[ACC-001] a member sees points, when they expire, the stage and the history @mobile', async ({ page }) => {
  await loginShopper(page, 'member', '/faq')
  await openDrawer(page)
  await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: 'ポイント履歴' }).click()
  await expect(page).toHaveURL('/points/history')
  const points = page.getByRole('region', { name: '使えるポイント' })
  await expect(points).toContainText('524ポイント')
  await expect(points).toContainText('2027年1月31日(日)')
  await expect(page.getByRole('region', { name: 'ステージ' })).toContainText('ゴールド')
  const history = page.getByRole('region', { name: '獲得・利用の履歴' })
  const rows = history.getByRole('table').getByRole('row')
  await expect(rows.first()).toBeVisible()
  const few = await rows.count()
  await history.getByRole('button', { name: '1年' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(few)
})

test('[ACC-029] points that cannot be had leave the stage alone, and come when they are asked for @desktop', async ({
  page,
  shop,
}) => {
  const points = `${shop.api}/member-point/**`
  await beginAsShopper(page)
  await page.route(points, busyAnswer)
  await page.goto('/points/history')
  await expect(page.getByRole('region', { name: 'ステージ' })).toContainText('ゴールド')
  const failed = page.getByRole('region', { name: /使えるポイント|情報を取得できませんでした|メンテナンス/ }).first()
  await expect(failed.getByRole('button', { name: '再読み込み' })).toBeVisible({ timeout: 40_000 })
  await page.unroute(points)
  await failed.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('region', { name: '使えるポイント' })).toContainText('524ポイント')
})
