import type { Browser } from 'playwright'
import { median } from '../report.ts'
import { blockingTime, compareToFloor, tasksAfterPaint, traceCategories } from './blocking-time.ts'
import { openUntilQuiet, type Place } from './settled-page.ts'

/** Of the device that the blocking time is told of; the figures are CPU time of this one. */
const slowdown = 4
const maxRatio = 1.3

export type BlockingTimeBench = {
  browser: Browser
  shop: string
  /** Where the floor is served. */
  floor: string
  places: readonly Place[]
  rounds: number
  log(text: string): void
}

/**
 * Measures how long a visitor's first view blocks the main thread, as a ratio to the floor in the same minutes. Gives a line
 * for each ratio that is above its limit.
 */
export async function benchBlockingTime({
  browser,
  shop,
  floor,
  places,
  rounds,
  log,
}: BlockingTimeBench): Promise<string[]> {
  const beyond: string[] = []
  for (const { name, path, content } of places) {
    const ofShop: number[] = []
    const ofFloor: number[] = []
    // In turns, so that a slower minute of the machine meets both; the first turn warms the servers.
    for (let round = 0; round <= rounds; round += 1) {
      const floorMs = await visit(browser, `${floor}/`, 'article')
      const shopMs = await visit(browser, shop + path, content)
      if (round === 0) continue
      ofFloor.push(floorMs)
      ofShop.push(shopMs)
    }
    const result = compareToFloor(name, median(ofShop), median(ofFloor), maxRatio)
    log(result.line)
    beyond.push(...result.beyond)
  }
  return beyond
}

async function visit(browser: Browser, address: string, content: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ja-JP' })
  try {
    const page = await context.newPage()
    await browser.startTracing(page, { categories: traceCategories })
    await openUntilQuiet(page, address, content)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
    return blockingTime(tasksAfterPaint(traceEvents), slowdown)
  } finally {
    await context.close()
  }
}
