import { idempotencyHeader } from '@shop/shared/contract'
import { categories } from '../journeys/steps/order.ts'
import { appAddressOf, articleOf, order, orderableNumbers } from './steps.ts'
import { expect, test } from './test.ts'

test('[GRD-040] [ORD-133] changes without a network wait, and are sent once each in their order when it is back', async ({
  openApp,
  page,
}) => {
  const shop = await openApp({ path: appAddressOf(categories.prepared) })
  const [first = '', second = ''] = await orderableNumbers(shop)
  const sent: string[] = []
  await page.route(/\/delivery\/order$/, (route) => {
    const request = route.request()
    if (request.method() === 'PUT' && request.headers()[idempotencyHeader.toLowerCase()] !== undefined) {
      const { order_no, order_count } = JSON.parse(request.postData() ?? '{}')
      sent.push(`${order_no} ${order_count}`)
    }
    return route.fallback()
  })
  await page.getByLabel('通信').selectOption('off')
  await expect(shop.getByText(/オフラインです/)).toBeVisible()
  for (const number of [first, second]) {
    await order(articleOf(shop, number), 2)
    await expect(articleOf(shop, number).getByText('未送信')).toBeVisible()
  }
  expect(sent).toEqual([])
  await expect(shop.locator('dialog[open]')).toHaveCount(0)
  await page.getByLabel('通信').selectOption('on')
  for (const number of [first, second]) await expect(articleOf(shop, number).getByText('注文済み 2点')).toBeVisible()
  expect(sent).toEqual([`${first} 2`, `${second} 2`])
})
