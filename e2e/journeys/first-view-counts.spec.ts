import type { Page } from '@playwright/test'
import { countFirstView, type FirstView, type Limits, linesBeyond } from '@shop/tools/first-view'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { categories, categoryAddress } from './steps/order.ts'

/** On the top page it wakes up late: it is asked for, and stands in no HTML. */
const content = 'main article'
/** Long enough that a call which the content does not wait for is not answered before it, on a busy machine either. */
const latencyMs = 1000

const ofEverybody: Limits = { rules: 60, preflights: 0, starts: 1 }
/** Whether the provider is there, the tokens, and all that the screen reads. */
const ofNewTab: Limits = { callsInARow: 3, preflights: 0, starts: 1 }
/** Raw bytes of the HTML, its styles and its screen among them. */
const ofVisitors: Limits = { ...ofEverybody, calls: 200_000, requests: 26, bytes: 350_000, htmlBytes: 160_000 }

const places: { name: string; address: string; visitor: Limits; member: Limits }[] = [
  {
    name: 'the top page',
    address: '/',
    // Each area is a commit of its own.
    visitor: { ...ofVisitors, commits: 12 },
    member: { ...ofEverybody, calls: 300_000, commits: 26 },
  },
  {
    name: 'a category',
    address: categoryAddress(categories.fruit),
    visitor: { ...ofVisitors, commits: 8 },
    member: { ...ofEverybody, calls: 220_000, commits: 12 },
  },
]

/** Where the screen of the HTML stands. */
const inHtml = '[data-release] h1'
/** The scripts of the HTML itself. */
const ofHtml: Limits = { calls: 2000, commits: 0, rules: 0, requests: 8, callsInARow: 0, preflights: 0 }

const visits = 4

/** A busy machine adds to the counts, since what waits for a quiet page waits five seconds at most; it takes nothing away. */
async function expectWithin(name: string, limits: Limits, visit: () => Promise<FirstView>): Promise<void> {
  const tries: string[][] = []
  do tries.push(linesBeyond(name, await visit(), limits))
  while (tries.at(-1)?.length !== 0 && tries.length < visits)
  expect(tries.at(-1), `${visits} visits: ${JSON.stringify(tries)}`).toEqual([])
}

/** Twice: what the services had no time for at the first page is there for the second. */
async function countWarm(page: Page, address: string, latency = 0, shown = content): Promise<FirstView> {
  for (const _ of [1, 2]) expect((await page.request.get(address)).ok()).toBe(true)
  return countFirstView(page, address, { content: shown, latencyMs: latency })
}

for (const { name, address, visitor, member } of places) {
  test(`[K-185] ${name} stands in its HTML, before any script of the shop @mobile`, async ({ newVisitor }) => {
    // A busy machine has no time for the first ones.
    const before = await newVisitor()
    const html = async () => (await before.request.get(address)).text()
    await expect.poll(html, { timeout: 60_000 }).toContain('data-release')
    await expectWithin(name, ofHtml, async () => countWarm(await newVisitor(), address, 0, inHtml))
  })

  test(`a visitor's first view of ${name} does and asks for no more than it needs @mobile`, async ({ newVisitor }) => {
    await expectWithin(name, visitor, async () => countWarm(await newVisitor(), address))
    await expectWithin(name, { callsInARow: 1 }, async () => countWarm(await newVisitor(), address, latencyMs))
  })

  test(`a member's first view of ${name} in a tab with a login asks for all at once @mobile`, async ({ page }) => {
    await beginAsShopper(page)
    await page.goto(address)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^ご注文内容 注文済み/ })
      .waitFor()
    await expectWithin(name, member, () => countWarm(page, address))
    await expectWithin(name, { callsInARow: 1 }, () => countWarm(page, address, latencyMs))
  })

  test(`[K-28] a member's first view of ${name} in a new tab, where no other one is open, starts the shop once @mobile`, async ({
    page,
    context,
  }) => {
    await beginAsShopper(page)
    await expectWithin(name, ofNewTab, async () => {
      const alone = await context.newPage()
      await page.close()
      const found = await countWarm(alone, address, latencyMs)
      await alone.close()
      return found
    })
  })
}
