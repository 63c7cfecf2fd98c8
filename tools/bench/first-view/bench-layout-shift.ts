import { href } from '@shop/shared/routes'
import type { Browser, Page } from 'playwright'
import { loginMember } from '../login-member.ts'
import { median } from '../report.ts'
import { cumulativeShift, describeShift, type Shift } from './layout-shift.ts'
import { openUntilQuiet, type Place } from './settled-page.ts'

const maxShift = 0.02

declare global {
  interface Window {
    benchShifts: Shift[]
  }
}

export type LayoutShiftBench = {
  browser: Browser
  shop: string
  places: readonly Place[]
  rounds: number
  log(text: string): void
}

/** Measures how far a first view moves under its reader, as a visitor and as a member. Gives a line for each above its limit. */
export async function benchLayoutShift({ browser, shop, places, rounds, log }: LayoutShiftBench): Promise<string[]> {
  async function visit(isMember: boolean, { path, content }: Place): Promise<number> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' })
    try {
      const page = await context.newPage()
      if (isMember) await loginMember(page, shop)
      await page.addInitScript(watchShifts)
      await openUntilQuiet(page, shop + path, content)
      return cumulativeShift(await page.evaluate(() => window.benchShifts))
    } finally {
      await context.close()
    }
  }

  const product = await findProduct(await browser.newPage(), shop)
  const ofVisitors = [
    ...places,
    { name: 'search', path: href.searchPrompt(), content: 'main h1' },
    { name: 'product', path: product, content: 'main h1' },
  ]
  const ordered = { name: 'ordered list', path: href.orderedList(), content: 'main [role=listitem]' }
  const visits = [
    ...ofVisitors.map((place) => ({ who: 'visitor', place })),
    ...[...ofVisitors, ordered].map((place) => ({ who: 'member', place })),
  ]
  const beyond: string[] = []
  for (const { who, place } of visits) {
    const found: number[] = []
    for (let round = 0; round < rounds; round += 1) found.push(await visit(who === 'member', place))
    const result = describeShift(`${place.name}, ${who}`, median(found), maxShift)
    log(result.line)
    beyond.push(...result.beyond)
  }
  return beyond
}

/** The address of a product that a category shows. */
async function findProduct(page: Page, shop: string): Promise<string> {
  await page.goto(shop + href.categoryProducts('11'))
  const link = page.locator('main article a[href^="/product"]').first()
  const address = await link.getAttribute('href')
  await page.close()
  return address ?? ''
}

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  const seen: Shift[] = []
  window.benchShifts = seen
  type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) seen.push({ at: startTime, value })
  }).observe({ type: 'layout-shift', buffered: true })
}
