import { productOf } from './steps.ts'
import { expect, test } from './test.ts'

test('[MOB-001] [MOB-003] an app of version 1 hears only what it knows, and its button works', async ({
  openApp,
  page,
  messages,
  press,
  webview,
}) => {
  const shop = await openApp({ version: 1 })
  await expect(shop.getByText('今週のご注文')).toBeVisible()
  await (await productOf(shop)).click()
  const top = page.locator('iframe[data-webview="1"][data-top]')
  await expect(page).toHaveURL(/path=\/mobile\/products\//)
  await expect(top).toHaveCount(1)
  await expect(webview().getByRole('button', { name: '注文する' }).first()).toBeVisible()
  expect(await messages('navigate')).toEqual([])

  await press('戻るボタン')
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === null)
  await expect(page.locator('iframe[data-webview="1"][data-top]')).toHaveCount(1)
  await expect(webview().getByText('今週のご注文')).toBeVisible()
  expect(await messages('back')).toEqual([])
  expect((await messages()).filter(({ state }) => state === 'unknown' || state === 'invalid')).toEqual([])
})
