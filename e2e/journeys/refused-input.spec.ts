import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { categories, expectPieces, openOrderable } from './steps/order.ts'
import { isWrite } from './steps/services.ts'

type Refusal = { says: string; change: object; status: number; words: RegExp }

const refusals: readonly Refusal[] = [
  { says: 'a quantity of nought', change: { order_count: 0 }, status: 400, words: /数量/ },
  { says: 'one and a half', change: { order_count: 1.5 }, status: 400, words: /数量/ },
  { says: 'a closed week', change: { planning_week: '20261104' }, status: 409, words: /受付|締切|終了/ },
  { says: 'a product that does not exist', change: { order_no: '999999' }, status: 404, words: /商品/ },
  { says: 'a token that nobody gave', change: { csrfToken: 'forged' }, status: 403, words: /./ },
]

test('[ORD-055] [ERR-013] an order that the service refuses is told in its words, and nothing of it is ordered @desktop', async ({
  page,
  shop,
}) => {
  await beginAsShopper(page)
  const card = await openOrderable(page, categories.frozen)
  const before = await orderedPieces(page)
  for (const { says, change, status, words } of refusals)
    await test.step(says, async () => {
      const order = `${shop.api}/delivery/order`
      await page.route(order, (route) => {
        if (!isWrite(route.request())) return route.continue()
        const body: unknown = route.request().postDataJSON()
        return route.continue({ postData: JSON.stringify({ ...(body as object), ...change }) })
      })
      const refused = page.waitForResponse((answer) => answer.url() === order && isWrite(answer.request()))
      await card.article.getByRole('button', { name: '注文する' }).click()
      expect((await refused).status()).toBe(status)
      const said = page.getByRole('alert').getByText(words)
      await expect(said.first()).toBeVisible()
      await expectPieces(page, before)
      await expect(card.article.getByRole('button', { name: '注文する' })).toBeEnabled()
      await page.unroute(order)
      await page.getByRole('alert').getByRole('button', { name: '閉じる' }).click()
    })
  await page.reload()
  await expectPieces(page, before)
})
