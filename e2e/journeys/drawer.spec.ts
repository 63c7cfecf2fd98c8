import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { loginShopper, openDrawer } from './steps/login.ts'
import { expectFallback } from './steps/remote.ts'
import { busyAnswer, callPathOf } from './steps/services.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'メニュー' })
const stage = (page: Page) => drawer(page).getByRole('region', { name: 'ステージ' })
const points = (page: Page) => drawer(page).getByRole('region', { name: 'ポイント残高' })
const width = 376

test('[CHR-012] [CHR-014] [CHR-022] [ACC-017] [ACC-018] [ACC-041] the drawer knows stage and points while the remote of points is down @desktop', async ({
  page,
  shop,
}) => {
  await loginShopper(page)
  shop.assets.fail(/mfe-account\/[^/]+\/[^?]+\.js/, '503')
  await openDrawer(page)
  await expect(drawer(page)).toContainText('北野 みのり さん')
  await expect(drawer(page).getByText('ゴールド', { exact: true })).toBeVisible()
  await expect(stage(page)).toContainText('来月のステージ（見込み）')
  await expect(stage(page)).toContainText('あと5,820円（税抜）のご利用でプラチナ')
  await expect(points(page)).toContainText(
    /使えるポイント[\d,]+ポイント保有ポイント [\d,]+有効期限 2027年1月31日\(日\)/,
  )
  await expect(points(page).getByText('有効期限')).toHaveCSS('color', 'rgb(179, 38, 30)')
  // It slides in.
  await expect
    .poll(async () => {
      const box = await drawer(page).boundingBox()
      return [box?.x, box?.width].map((length) => Math.round(length ?? -1))
    })
    .toEqual([0, Math.min(width, page.viewportSize()?.width ?? 0)])
  await expectAccessible(page, 'the drawer of a member')

  await drawer(page).getByRole('link', { name: 'ポイント履歴' }).click()
  await expect(drawer(page)).toBeHidden()
  await expectFallback(page)
  await openDrawer(page)
  await expect(points(page)).toContainText('保有ポイント')
})

test('[ACC-036] [ACC-037] [K-12] a stage under maintenance says so in its place, and comes when it is asked for @desktop', async ({
  page,
  shop,
}) => {
  const asked = new Set<string | undefined>()
  const service = `${shop.api}/stage/**`
  await page.route(service, busyAnswer)
  await loginShopper(page)
  await openDrawer(page)
  await expect(stage(page).getByText('ただいまメンテナンス中です')).toBeVisible()
  await expect(points(page)).toContainText('保有ポイント')
  await expect(page.getByRole('dialog')).toHaveCount(1)

  await page.unroute(service)
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.add(callPathOf(request, shop))
  })
  await stage(page).getByRole('button', { name: '再読み込み' }).click()
  await expect(stage(page)).toContainText('来月のステージ（見込み）')
  // A try of the first reading may still be among them: the two calls are tried again each at its own pace.
  expect([...asked].filter((path) => path?.includes('/my/')).toSorted()).toEqual([
    '/stage/my/stage/current',
    '/stage/my/stage/next/necessary-purchases',
  ])
})
