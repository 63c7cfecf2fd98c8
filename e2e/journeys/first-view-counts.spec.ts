import type { Page } from '@playwright/test'
import { countFirstView, type FirstView } from '@shop/tools/first-view'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { categories, categoryAddress } from './steps/order.ts'

type Limits = Partial<FirstView>

const content = 'main article'
/** Long enough that whatever goes out together is answered together. */
const latencyMs = 200

const places: { name: string; address: string; visitor: Limits; member: Limits }[] = [
  {
    name: 'the top page',
    address: '/',
    visitor: {
      calls: 230_000,
      commits: 11,
      rules: 60,
      requests: 26,
      bytes: 300_000,
      htmlBytes: 60_000,
      preflights: 0,
      starts: 1,
    },
    member: { calls: 280_000, commits: 19, rules: 60, preflights: 0, starts: 1 },
  },
  {
    name: 'a category',
    address: categoryAddress(categories.fruit),
    visitor: {
      calls: 230_000,
      commits: 8,
      rules: 60,
      requests: 26,
      bytes: 300_000,
      htmlBytes: 60_000,
      preflights: 0,
      starts: 1,
    },
    member: { calls: 270_000, commits: 14, rules: 60, preflights: 0, starts: 1 },
  },
]

const visits = 4

const beyond = (found: FirstView, limits: Limits): string[] =>
  Object.entries(limits).flatMap(([name, limit]) => {
    const value = found[name as keyof FirstView]
    return value > limit ? `${value} ${name} are above ${limit}` : []
  })

/** A busy machine adds to the counts, since what waits for a quiet page waits five seconds at most; it takes nothing away. */
async function expectWithin(limits: Limits, visit: () => Promise<FirstView>): Promise<void> {
  const tries: string[][] = []
  do tries.push(beyond(await visit(), limits))
  while (tries.at(-1)?.length !== 0 && tries.length < visits)
  expect(tries.at(-1), `${visits} visits: ${JSON.stringify(tries)}`).toEqual([])
}

/** Twice: what the services had no time for at the first page is there for the second. */
async function countWarm(page: Page, address: string, latency = 0): Promise<FirstView> {
  for (const _ of [1, 2]) expect((await page.request.get(address)).ok()).toBe(true)
  return countFirstView(page, address, { content, latencyMs: latency })
}

for (const { name, address, visitor, member } of places) {
  test(`a visitor's first view of ${name} does and asks for no more than it needs @mobile`, async ({ newVisitor }) => {
    await expectWithin(visitor, async () => countWarm(await newVisitor(), address))
    await expectWithin({ callsInARow: 1 }, async () => countWarm(await newVisitor(), address, latencyMs))
  })

  test(`a member's first view of ${name} in a tab with a login asks for all at once @mobile`, async ({ page }) => {
    await beginAsShopper(page)
    await page.goto(address)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^ご注文内容 注文済み/ })
      .waitFor()
    await expectWithin(member, () => countWarm(page, address))
    await expectWithin({ callsInARow: 1 }, () => countWarm(page, address, latencyMs))
  })
}
