import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { beginAsShopper, loginShopper, openDrawer } from './steps/login.ts'

test.describe('points that are used', () => {
  // Other journeys of the worker count on the points of the seed.
  test.afterEach(({ shop }) => shop.resetData())

  test('[ACC-025] [ACC-081] a member uses 500 points, and drawer and points page show it @desktop', async ({
    page,
  }) => {
    await loginShopper(page)
    await page.goto('/points/history')
    await page.getByRole('region', { name: '使えるポイント' }).getByRole('link', { name: 'ポイントを使う' }).click()
    await expect(page).toHaveURL('/points/use')
    await page.getByRole('main').getByRole('button', { name: 'ポイントを使う' }).click()
    await page
      .getByRole('dialog', { name: '500ポイントを利用しますか？' })
      .getByRole('button', { name: 'はい' })
      .click()
    await expect(page.getByText('ポイント利用を受け付けました')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'ポイントを使う' })).toBeDisabled()
    await expectAccessible(page, 'points used')
    await openDrawer(page)
    const drawer = page.getByRole('dialog', { name: 'メニュー' })
    await expect(drawer.getByRole('region', { name: 'ポイント残高' })).toContainText('24ポイント')
    await drawer.getByRole('link', { name: 'ポイント履歴' }).click()
    await expect(page.getByRole('region', { name: '使えるポイント' })).toContainText('宅配でのご利用')
  })
})

test('[ACC-002] [ACC-006] a family card is sent away from where points are used and exchanged @desktop', async ({
  page,
}) => {
  await beginAsShopper(page, 'family')
  for (const address of ['/points/use', '/points/exchange']) {
    await page.goto(address)
    await expect(page).not.toHaveURL(address)
  }
})
