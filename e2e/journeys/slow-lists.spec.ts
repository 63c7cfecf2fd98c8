import type { Page } from '@playwright/test'
import { href } from '@shop/shared/routes'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { memberScreens, open, type Screen, sharedScreens } from './steps/screens.ts'

/** How an empty list, month or week speaks. */
const emptyWords = '(?:は|が|も)(?:、まだ)?(?:ご用意できていません|ありません|ございません)|見つかりません'
/** Of a processor, and of each answer. */
const slowness = { processor: 2, answerMs: 300 } as const

const emptySearch = 'ほげほげ'
const article = (page: Page) => expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
const table = (page: Page) => expect(page.getByRole('main').getByRole('table').first()).toBeVisible()

const listed = [
  '/category/11/0/0/-1',
  '/search/results?searchWord=牛乳',
  '/orders/repeat',
  '/favorite',
  '/cart/ordered',
  '/points/history',
]

/** Each has something to show to the member of the seed. */
const fullScreens: readonly Screen[] = [
  ...[...sharedScreens, ...memberScreens].filter(({ path }) => listed.includes(path)),
  { path: href.limitedProducts('wakeari'), heading: /./, ready: article },
  { path: href.limitedProducts('tokka'), heading: /./, ready: article },
  { path: href.pastOrders(), heading: '注文履歴', ready: table },
  { path: href.purchaseHistory(), heading: '購入履歴', ready: table },
  { path: href.subscriptions(), heading: /./, ready: article },
]

/** Remembers each text like these that the screen showed, also for a single frame. */
async function watchScreen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((source) => {
    const words = new RegExp(`.{0,24}(?:${source})`, 'gu')
    const seen = new Set<string>()
    Object.assign(window, { seenWords: seen })
    const look = () => {
      for (const found of document.querySelector('main')?.textContent?.match(words) ?? []) seen.add(found)
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, emptyWords)
  return () => page.evaluate(() => [...(window as unknown as { seenWords: Set<string> }).seenWords])
}

async function slowDown(page: Page, services: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor })
  await page.route(`${services}/**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowness.answerMs))
    await route.continue().catch(() => undefined)
  })
}

test('[CAT-063] [ACC-071] on a slowed page nothing is said to be empty before its answer is there @desktop', async ({
  page,
  shop,
}) => {
  test.slow()
  await beginAsShopper(page)
  const seenWords = await watchScreen(page)
  await slowDown(page, shop.api)
  for (const screen of fullScreens)
    await test.step(screen.path, async () => {
      await open(page, screen)
      expect.soft(await seenWords(), screen.path).toEqual([])
    })
  await open(page, { path: href.searchResults(emptySearch), heading: /ほげほげ/, ready: async () => {} })
  await expect.poll(seenWords, 'the words that are looked for').not.toEqual([])
})
