import { expect, test } from '../stack/test.ts'

const slotName = 'ordering/recommendations'
const title = '人気ランキング'

test('[K-185] [ORD-018] the ranking, which another remote draws, stands in the HTML of the top page, and is taken up as it stands', async ({
  page,
}) => {
  const html = async () => (await page.request.get('/')).text()
  // A busy machine has no time for the first ones.
  await expect.poll(html, { timeout: 60_000 }).toMatch(/data-release="mfe-catalogue@[^"]*" data-rendered/)
  // The page itself names the release that fills the slot.
  await page.route('**/_registry?*', () => undefined)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  const slot = page.locator(`[data-slot="${slotName}"]`)
  const cards = slot.getByRole('region', { name: title }).getByRole('article')
  const card = await cards.first().elementHandle()
  await slot.scrollIntoViewIfNeeded()
  await expect(slot).toHaveAttribute('data-state', 'filled')
  expect(await card?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(cards).toHaveCount(20)
  await cards
    .first()
    .getByRole('button', { name: /^ログインして購入する/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // Once: what the top page shows of it is the same answer.
  expect(asked.filter((address) => address.endsWith('/recommended_products'))).toHaveLength(1)
})
