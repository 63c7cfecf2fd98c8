import type { Page } from '@playwright/test'
import { idempotencyHeader } from '@shop/shared/contract'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import {
  type Card,
  cardOf,
  categories,
  expectOrdered,
  expectPieces,
  expectUnsent,
  goToOrderedList,
  lineOf,
  openOrderable,
  orderFromCard,
  quantityOf,
} from './steps/order.ts'

/** Another product of the same page that can be ordered. */
async function secondOrderable(page: Page, first: Card): Promise<Card> {
  const article = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: '注文する' }) })
    .filter({ hasNotText: `番号 ${first.number}` })
    .first()
  const [, number = ''] = /番号 (\d{6})/.exec((await article.textContent()) ?? '') ?? []
  return { name: '', number, article: cardOf(page, number) }
}

const heartOf = ({ article }: Card) => article.getByRole('button', { name: /^お気に入り/ })

/** Writes that left the page, in their order; what names each intent stands beside it. */
async function watchWrites(page: Page): Promise<{ said: string[]; intents: string[] }> {
  const writes: { said: string[]; intents: string[] } = { said: [], intents: [] }
  await page.route(isAboutOrders, (route) => {
    const request = route.request()
    const intent = request.headers()[idempotencyHeader.toLowerCase()]
    if (intent !== undefined) {
      const body = JSON.parse(request.postData() ?? '{}') as Record<string, unknown>
      writes.said.push([request.method(), body['order_no'] ?? '', body['order_count'] ?? ''].join(' ').trim())
      writes.intents.push(intent)
    }
    return route.fallback()
  })
  return writes
}

/** Orders, marks, and the one-time tokens of both. */
const isAboutOrders = ({ pathname }: URL) => /(?:csrf|order|order_list|favorite_product)[^/]*$/.test(pathname)

test('[GRD-040] without a network the page stays and changes wait: they are sent in their order when it is back, each once @mobile', async ({
  page,
  context,
}) => {
  await beginAsShopper(page)
  const first = await openOrderable(page, categories.prepared)
  const second = await secondOrderable(page, first)
  const before = await orderedPieces(page)
  const here = page.url()
  const writes = await watchWrites(page)
  await context.setOffline(true)
  await expect(
    page.getByRole('main').getByText('オフラインです。表示中の内容はそのままご覧いただけます。'),
  ).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^ご注文内容/ })
    .click()
  await expect(page.getByRole('alert').getByText('ネットワークが切断されています')).toBeVisible()
  await expect(page).toHaveURL(here)

  await orderFromCard(first, 3)
  await expectUnsent(first)
  await orderFromCard(second, 1)
  await expectUnsent(second)
  await first.article.getByRole('button', { name: /増やす$/ }).click()
  await expect(quantityOf(first.article)).toHaveText('4')
  await heartOf(second).click()
  await expect(heartOf(second)).toContainText('未送信')
  await expect(first.article.getByText('注文済み')).toHaveCount(0)
  await expectPieces(page, before)
  expect(writes.said).toEqual([])

  await context.setOffline(false)
  await expectOrdered(first, 4)
  await expectOrdered(second, 1)
  await expect(heartOf(second)).not.toContainText('未送信')
  await expect(page.getByRole('main').getByText('再接続後にお試しください。')).toHaveCount(0)
  expect(writes.said.slice(0, 2)).toEqual([`PUT ${first.number} 4`, `PUT ${second.number} 1`])
  await expect.poll(() => writes.said).toHaveLength(3)
  expect(new Set(writes.intents).size).toBe(3)

  await goToOrderedList(page)
  await expectPieces(page, before + 5)
  await expect(quantityOf(lineOf(page, first))).toHaveText('4')
  await expect(quantityOf(lineOf(page, second))).toHaveText('1')
})

test('[ORD-133] a network that dies in the middle of an order loses nothing and orders nothing twice @mobile', async ({
  page,
}) => {
  await beginAsShopper(page)
  const first = await openOrderable(page, categories.seasonings)
  const second = await secondOrderable(page, first)
  const before = await orderedPieces(page)
  let [isDead, isThrough] = [false, false]
  await page.route(isAboutOrders, async (route) => {
    const request = route.request()
    if (!isThrough && request.method() === 'PUT') {
      // It arrives; its answer, and all that follows, does not.
      isThrough = true
      isDead = true
      await route.fetch()
      await route.abort()
    } else if (isDead) await route.abort()
    else await route.continue()
  })
  // Asked before the one above.
  const writes = await watchWrites(page)

  // A reading that fails as well may say so over the page; the member closes it and goes on.
  const overlay = page.getByRole('dialog', { name: /^ただいまアクセスが集中しています/ })
  await page.addLocatorHandler(overlay, () => overlay.getByRole('button', { name: '閉じる' }).click())

  await orderFromCard(first, 2)
  // It has left the page, and nobody knows more.
  await expect(first.article.getByText('確認中', { exact: true })).toBeVisible()
  await orderFromCard(second, 1)
  await expectUnsent(second)
  await expectPieces(page, before)
  isDead = false

  await expectOrdered(first, 2)
  await expectOrdered(second, 1)
  expect(writes.said).toEqual([`PUT ${first.number} 2`, `PUT ${second.number} 1`])
  await goToOrderedList(page)
  await expectPieces(page, before + 3)
})
