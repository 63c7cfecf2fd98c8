import { href } from '@shop/shared/routes'
import { listHref } from '@shop/shared/routes/lists'
import type { Browser, Page } from 'playwright'
import { median } from '../report.ts'
import { describePainting } from './report-painting.ts'
import { type Painting, visitPage } from './visit-page.ts'

/** Of a visitor's first page: its largest content beside the same HTML without scripts, its blocking beside one element. */
const limits = { lcp: 1.25, tbt4: 1.5, cls: 0.01 }

export type PaintingBench = {
  browser: Browser
  /** Origins of the shop, of its pages without scripts, of one whose pages the browser draws, and of a page with one element. */
  shops: { rendered: string; plain: string; drawn: string; floor: string }
  rounds: number
  log(text: string): void
}

/** Measures when a visitor's pages are painted and how long they block. Gives a line for each figure beyond its limit. */
export async function benchPainting({ browser, shops, rounds, log }: PaintingBench): Promise<string[]> {
  const places = [
    { name: 'top page', path: href.top() },
    { name: 'category', path: href.categoryProducts('11') },
    { name: 'product', path: await findProduct(await browser.newPage(), shops.rendered) },
    { name: 'search', path: href.searchPrompt() },
    { name: 'search results', path: href.searchResults('牛乳') },
    { name: 'catalogue list', path: listHref.catalogues({ isInApp: false, isRenewedApp: false }) },
    { name: 'limited products', path: href.limitedProducts('wakeari') },
  ]
  const beyond: string[] = []
  for (const { name, path } of places) {
    const found = { shop: [] as Painting[], plain: [] as Painting[], floor: [] as Painting[], drawn: [] as Painting[] }
    // In turns, so that a slower minute of the machine meets all; the first turn warms the servers.
    for (let round = 0; round <= rounds; round += 1) {
      if (round === 1) for (const paintings of Object.values(found)) paintings.length = 0
      found.floor.push(await visitPage(browser, shops.floor))
      found.plain.push(await visitPage(browser, shops.plain + path))
      found.shop.push(await visitPage(browser, shops.rendered + path))
      found.drawn.push(await visitPage(browser, shops.drawn + path))
    }
    const result = describePainting(name, found, limits)
    const middle = (figure: keyof Painting) => Math.round(median(found.drawn.map((one) => one[figure])))
    log(result.line)
    log(`first-view ${name}, drawn by the browser: lcp ${middle('lcp')} ms, tbt4 ${middle('tbt4')} ms`)
    beyond.push(...result.beyond)
  }
  return beyond
}

/** The address of a product that a category shows. */
async function findProduct(page: Page, shop: string): Promise<string> {
  await page.goto(shop + href.categoryProducts('11'))
  const address = await page.locator('main article a[href^="/product"]').first().getAttribute('href')
  await page.close()
  if (address === null) throw new Error('the category shows no product')
  return address
}
