import { type Browser, devices } from 'playwright'
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

/** With the name of a phone's browser: the edge makes a phone's page for it. */
export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
const slowdown = 4
/** Until what comes after the first content is over, too. */
const quietMs = 4500
const timeoutMs = 60_000

/** A page that the edge has not rendered in time paints nothing when its scripts are taken out: it is asked for again. */
const maxVisits = 5

/** Opens an address in a browser that has not been there, as a phone on a slow network, and leaves it alone. */
export async function visitPage(browser: Browser, address: string): Promise<Painting> {
  for (let visits = 0; visits < maxVisits; visits += 1) {
    const painting = await visitOnce(browser, address)
    if (painting.lcp > 0) return painting
  }
  throw new Error(
    `${address} has painted nothing in ${maxVisits} visits: the machine is too busy, or the page is empty`,
  )
}

async function visitOnce(browser: Browser, address: string): Promise<Painting> {
  const context = await browser.newContext({ ...phone, locale: 'ja-JP' })
  try {
    const page = await context.newPage()
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
