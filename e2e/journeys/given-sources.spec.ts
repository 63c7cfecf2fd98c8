import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type OpenFront, openPlainFront } from '../stack/shop.ts'
import { expect, shopTimeoutMs, test, withShop } from '../stack/test.ts'
import { loginShopper } from './steps/login.ts'
import { categories, expectOrdered, goToOrderedList, openOrderable, orderFromCard } from './steps/order.ts'

const category = { web: 301, app: 401 }

/** A shop whose operator has given the ids of categories. */
const openWithIds: OpenFront = async (folder, ports) => {
  const front = await openPlainFront(folder, ports)
  const SHOP_FACTS = path.join(folder, 'facts.json')
  await mkdir(folder, { recursive: true })
  await writeFile(SHOP_FACTS, JSON.stringify({ orderSources: { category } }))
  return { ...front, settings: { ...front.settings, SHOP_FACTS } }
}
const given = test.extend({
  shop: [
    ({ browserName: _ }, use, { workerIndex }) => withShop(workerIndex, use, openWithIds),
    { scope: 'worker', timeout: shopTimeoutMs },
  ],
})

given('[ORD-074] a page orders and reads by the operator’s id of its place @desktop', async ({ page, shop }) => {
  await loginShopper(page, 'member')
  const card = await openOrderable(page, categories.household)
  await orderFromCard(card, 2)
  await expectOrdered(card, 2)

  const asked = page.waitForRequest((request) => request.url().startsWith(`${shop.api}/delivery/product?`))
  await card.article.getByRole('link').first().click()
  expect(new URL((await asked).url()).searchParams.get('input_status')).toBe(String(category.web))

  const listed = page.waitForResponse((answer) => answer.url().startsWith(`${shop.api}/delivery/order_list?`))
  await goToOrderedList(page)
  const { order_list } = (await (await listed).json()) as {
    order_list: { input_status: number; order_count: number }[]
  }
  expect(order_list).toContainEqual(expect.objectContaining({ input_status: category.web, order_count: 2 }))
})
