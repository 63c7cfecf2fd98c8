import { categories } from '../journeys/steps/order.ts'
import { appAddressOf, productOf } from './steps.ts'
import { expect, test } from './test.ts'

for (const { version, does } of [
  { version: 1, does: 'moves stay in the page' },
  { version: 2, does: 'opens a product above' },
] as const)
  test(`[MOB-001] [MOB-003] an app of version ${version} hears only what it knows: ${does}, and its button leads back`, async ({
    openApp,
    page,
    messages,
    press,
    webview,
  }) => {
    const path = appAddressOf(categories.household)
    const shop = await openApp({ version, path })
    const top = (id: number) => page.locator(`iframe[data-webview="${id}"][data-top]`)
    await (await productOf(shop)).click()
    await expect(page).toHaveURL(/path=\/mobile\/products\//)
    await expect(top(version)).toHaveCount(1)
    await expect(webview().getByRole('button', { name: '注文する' }).first()).toBeVisible()
    expect(await messages('navigate')).toHaveLength(version - 1)

    await press('戻るボタン')
    await expect(page).toHaveURL((url) => url.searchParams.get('path') === path)
    await expect(top(1)).toHaveCount(1)
    await expect(webview().getByRole('heading', { level: 1, name: categories.household.name })).toBeVisible()
    expect(await messages('back')).toEqual([])
    expect((await messages()).filter(({ state }) => state === 'unknown' || state === 'invalid')).toEqual([])
  })
