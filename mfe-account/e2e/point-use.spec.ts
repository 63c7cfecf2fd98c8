import { expect, expectAccessible, expectAccessibleAtEveryWidth, test } from '@shop/tools/isolate'

test('[ACC-024] [ACC-025] points are used by the keyboard, and drawer and points page show it', async ({
  open,
  page,
}) => {
  const shop = await open('path=/points/use&persona=member')
  await expect(shop.getByRole('combobox', { name: '使うポイント' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  const use = shop.getByRole('button', { name: 'ポイントを使う' })
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(shop.getByRole('dialog', { name: '500ポイントを利用しますか？' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  const said = shop.getByRole('status').filter({ hasText: 'ポイント利用を受け付けました' })
  await expect(said).toBeFocused()
  await expect(shop.getByText('500ポイントからご利用いただけます（あと476ポイント）。')).toBeVisible()
  await expect(use).toBeDisabled()
  await expectAccessible(page)

  await shop.getByRole('button', { name: 'メニュー' }).click()
  const drawer = shop.getByRole('dialog', { name: 'メニュー' })
  await expect(drawer.getByRole('region', { name: 'ポイント残高' })).toContainText('24ポイント')
  await drawer.getByRole('link', { name: 'ポイント履歴' }).click()
  await expect(shop.getByRole('region', { name: '使えるポイント' })).toContainText('宅配でのご利用')
})

test('[ORD-133] a use of which nobody has heard is looked up, and never sent twice', async ({ fail, open, page }) => {
  let sent = 0
  // Before the page is opened: a frame that is being loaded may not hear of it.
  await page.route('**/app/reserve-delivery-point*', async (route) => {
    sent += 1
    // It arrives, and its answer does not.
    await route.fetch()
    await fail('reserveSet:503')
    await route.abort()
  })
  const shop = await open('path=/points/use&persona=app')
  await shop.getByRole('button', { name: 'ポイントを使う' }).click()
  await shop.getByRole('button', { name: 'はい、利用する' }).click()
  await expect(shop.getByText('受け付けを確認中です')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await fail()
  await shop.getByRole('button', { name: '受付状況を確認する' }).click()
  await expect(shop.getByText('ポイント利用を受け付けました')).toBeVisible()
  expect(sent).toBe(1)
})
