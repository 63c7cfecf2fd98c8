import { href } from '@shop/shared/routes'
import type { Browser, BrowserContext, Page } from 'playwright'
import { loginMember } from '../login-member.ts'
import { median } from '../report.ts'
import { slow4g } from '../visit.ts'
import { phone, visitPage } from './visit-page.ts'

/** A member's own content beside the largest content of the same page without scripts. */
const maxOwnRatio = 2
/** The frame stands in the first paint: as long after it as a busy machine takes for a frame. */
const maxFrameMs = 100
const quietMs = 6000
const timeoutMs = 30_000

/** Milliseconds since the address was asked for. */
type Return = { paint: number; frame: number; own: number }
type Moment = keyof Return

declare global {
  interface Window {
    benchReturn(moment: Moment, at: number): void
  }
}

export type ReturnBench = {
  browser: Browser
  shops: { rendered: string; plain: string }
  rounds: number
  log(text: string): void
}

/** Measures when a member who comes back sees frame and own order, in the tab of before and in a new one. */
export async function benchReturn({ browser, shops, rounds, log }: ReturnBench): Promise<string[]> {
  const ways: { name: string; page(context: BrowserContext, before: Page): Promise<Page>; maxOwn?: number }[] = [
    { name: 'same tab', page: async (_, before) => before, maxOwn: maxOwnRatio },
    {
      name: 'new tab',
      // The provider is asked first, in three documents.
      page: async (context, before) => {
        await before.close()
        return context.newPage()
      },
    },
  ]
  const beyond: string[] = []
  for (const { name, page, maxOwn } of ways) {
    const plain: number[] = []
    const found: Return[] = []
    for (let round = 0; round < rounds; round += 1) {
      plain.push((await visitPage(browser, shops.plain + href.top())).lcp)
      found.push(await comeBack(browser, shops.rendered, page))
    }
    const middle = (moment: Moment) => median(found.map((one) => one[moment]))
    const frame = Math.round(middle('frame') - middle('paint'))
    const ratio = middle('own') / median(plain)
    log(
      `first-view member, back in ${name}: frame ${frame} ms after the first paint; own order ${Math.round(middle('own'))} ms of ${Math.round(median(plain))}, ratio ${ratio.toFixed(2)}`,
    )
    if (frame > maxFrameMs) beyond.push(`first-view member, ${name}: the frame comes ${frame} ms after the first paint`)
    if (maxOwn !== undefined && ratio > maxOwn)
      beyond.push(`first-view member, ${name}: own order ${ratio.toFixed(2)} is above ${maxOwn}`)
  }
  return beyond
}

async function comeBack(
  browser: Browser,
  shop: string,
  pageOf: (context: BrowserContext, before: Page) => Promise<Page>,
): Promise<Return> {
  const context = await browser.newContext({ ...phone, locale: 'ja-JP' })
  try {
    const before = await context.newPage()
    await loginMember(before, shop)
    await before.goto(shop + href.top())
    await before.waitForTimeout(quietMs)
    await before.goto('about:blank')
    const page = await pageOf(context, before)
    const seen = new Map<Moment, number>()
    let done: () => void = () => {}
    const isOwn = new Promise<void>((resolve) => {
      done = resolve
    })
    await page.exposeFunction('benchReturn', (moment: Moment, at: number) => {
      if (!seen.has(moment)) seen.set(moment, at)
      if (moment === 'own') done()
    })
    await page.addInitScript(watch)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slow4g)
    const began = Date.now()
    await page.goto(shop + href.top(), { timeout: timeoutMs })
    await isOwn
    const since = (moment: Moment) => (seen.get(moment) ?? Number.NaN) - began
    return { paint: since('paint'), frame: since('frame'), own: since('own') }
  } finally {
    await context.close()
  }
}

/** Runs in each document before its own scripts, and tells the hours of the machine. */
function watch(): void {
  const tell = (moment: Moment, at: number) => window.benchReturn(moment, performance.timeOrigin + at)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) tell('paint', startTime)
  }).observe({ type: 'paint', buffered: true })
  const has = (selector: string, words: string) => document.querySelector(selector)?.textContent?.includes(words)
  const look = () => {
    if (has('section[aria-label="ご注文の週"]', '締切') && has('main', 'お知らせ')) tell('frame', performance.now())
    if (document.querySelector('header a[aria-label^="ご注文内容 注文済み"]')) tell('own', performance.now())
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
