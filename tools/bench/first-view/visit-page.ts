import type { Browser, Page } from 'playwright'
import { slow4g } from '../visit.ts'
import { blockingTime, tasksAfterPaint, traceCategories } from './blocking-time.ts'
import { cumulativeShift, type Shift } from './layout-shift.ts'

/** Figures of one visit of a page on a slow network. */
export type Painting = {
  /** Milliseconds until its largest content was painted. */
  lcp: number
  /** Milliseconds that its main thread was blocked after the first paint, on a device four times slower. */
  tbt4: number
  cls: number
}

type Watched = { lcp: number; shifts: Shift[] }

declare global {
  interface Window {
    benchPainting: Watched
  }
}

const slowdown = 4
/** Until what comes after the first content is over, too. */
const quietMs = 4500
const timeoutMs = 60_000

/** Opens an address in a browser that has not been there, as a phone on a slow network, and leaves it alone. */
export async function visitPage(
  browser: Browser,
  address: string,
  { isPlain }: { isPlain: boolean },
): Promise<Painting> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP', isMobile: true })
  try {
    const page = await context.newPage()
    if (isPlain) await withoutScripts(page, address)
    await page.addInitScript(watch)
    await browser.startTracing(page, { categories: traceCategories })
    const protocol = await context.newCDPSession(page)
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slow4g)
    await page.goto(address, { timeout: timeoutMs })
    await page.waitForTimeout(quietMs)
    const { lcp, shifts } = await page.evaluate(() => window.benchPainting)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    return { lcp, tbt4: blockingTime(tasksAfterPaint(traceEvents), slowdown), cls: cumulativeShift(shifts) }
  } finally {
    await context.close()
  }
}

/** The same HTML as a document that nothing runs in. */
const withoutScripts = (page: Page, address: string) =>
  page.route(
    (url) => url.href === address,
    async (route) => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
        .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      await route.fulfill({ response, body: html })
    },
  )

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen: Watched = { lcp: 0, shifts: [] }
  window.benchPainting = seen
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) seen.shifts.push({ at: startTime, value })
  }).observe({ type: 'layout-shift', buffered: true })
}
