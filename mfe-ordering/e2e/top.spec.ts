import { atDeadline } from '@shop/shared/testing/builders'
import { atEveryWidth, expect, expectAccessibleAtEveryWidth, expectAccessibleLayout, test } from '@shop/tools/isolate'

const desktopWidth = 960

// A visitor’s is looked at by e2e/journeys.
test('the top page of a member, at every width', async ({ open, page }) => {
  const shop = await open('path=/&persona=member')
  await expect(shop.getByRole('heading', { level: 1, name: '注文トップ' })).toBeAttached()
  await expect(shop.getByRole('region', { name: 'よくあるご質問' })).toBeVisible()
  await expect(shop.getByRole('main').getByRole('link', { name: '野菜' }).first()).toBeVisible()
  const plan = shop.getByRole('region', { name: '今週の企画' }).locator('img').first()
  await plan.scrollIntoViewIfNeeded()
  // Its address is signed: a picture that the storage refuses has no size.
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(shop.getByRole('region', { name: '専門店のお買い物' }).getByRole('button')).toHaveCount(4)
  const opener = shop.getByRole('button', { name: 'アプリで開く' })
  await atEveryWidth(page, (width) => expect(opener, `at ${width}`).toBeVisible({ visible: width < desktopWidth }))
  await expectAccessibleAtEveryWidth(page)
})

test('the last hour of a week is told once, at every width', async ({ open, page }) => {
  const shop = await open(`path=/&persona=member&clock=${encodeURIComponent(atDeadline(-40 * 60))}`)
  const says = /あと\d+分/
  await expect(shop.getByRole('region', { name: '締切のお知らせ' })).toContainText(says)
  await atEveryWidth(page, async (width) => {
    await expectAccessibleLayout(page)
    await expect(shop.getByText(says).filter({ visible: true })).toHaveCount(1)
    await expect(shop.getByRole('region', { name: '締切のお知らせ' })).toBeVisible({ visible: width >= desktopWidth })
  })
})

test('the end of a week says what can be done, at every width', async ({ open, page }) => {
  const shop = await open(`path=/&persona=member&clock=${encodeURIComponent(atDeadline(-10))}`)
  const end = shop.getByRole('region', { name: '締切のお知らせ' })
  await expect(end).toContainText('受付は終了しました')
  await expect(end.getByRole('button', { name: /週へ$/ })).toBeVisible()
  await atEveryWidth(page, () => expectAccessibleLayout(page))
})
