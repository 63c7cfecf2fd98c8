import { categories } from '../journeys/steps/order.ts'
import { appAddressOf, articleOf, order, orderableNumbers } from './steps.ts'
import { expect, test } from './test.ts'

for (const { account, category } of [
  { account: 'family', category: categories.vegetables },
  { account: 'watched', category: categories.frozen },
] as const)
  test(`${account} orders in the app`, async ({ openApp, page }) => {
    const shop = await openApp({ account, path: appAddressOf(category) })
    const [number = ''] = await orderableNumbers(shop)
    await order(articleOf(shop, number), 1)
    await expect(articleOf(shop, number).getByText('注文済み 1点')).toBeVisible()
    await page.locator('#tab-cart').click()
    await expect(
      page
        .frameLocator('iframe[data-top]')
        .getByRole('listitem')
        .filter({ hasText: `番号 ${number}` }),
    ).toBeVisible()
  })
