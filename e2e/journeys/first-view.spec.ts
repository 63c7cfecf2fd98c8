import type { Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper, loginShopper } from './steps/login.ts'
import { categories, categoryAddress } from './steps/order.ts'

const phoneWidth = 390
/** Where the first card of a category begins, px from the top of the page. */
const highestCard = { phone: 400, desktop: 366 }
const pages = [
  '/',
  categoryAddress(categories.fish),
  '/products/20261201/104001',
  '/orders/repeat',
  '/limited/product',
  '/cart/ordered',
  '/orders/slips',
  '/orders/history',
  '/points/history',
  '/points/exchange',
]
/** Of the window's height and width, what moves times how far; browsers call 0.1 good. */
const maxMoved = 0.01

/** Until the first product: a device pays for each rule that a script inserts. Those of the HTML are read with it. */
const maxInsertedRules = 60

/** https://developer.mozilla.org/en-US/docs/Web/API/LayoutShift */
type LayoutShift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Opens an address and counts what moves by itself while the page comes. */
async function expectNothingMoves(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const moves = await page.evaluate(async () => {
    const seen: string[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as LayoutShift
        const moves = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 30)} ${from.x},${from.y} → ${to.x},${to.y}`,
        )
        seen.push(`${value.toFixed(4)} ${moves.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 500))
    return seen
  })
  const moved = moves.reduce((sum, move) => sum + Number.parseFloat(move), 0)
  expect(moved, `${address}: ${moves.join('; ')}`).toBeLessThan(maxMoved)
}

test('[ORD-011] what stands on a page stays where it is while the rest comes', async ({ page }) => {
  await beginAsShopper(page)
  for (const address of pages) await test.step(address, () => expectNothingMoves(page, address))
})

test('[K-171] [K-172] the first view of the top page and of a category has a product in it', async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const isPhone = width <= phoneWidth
  await loginShopper(page)
  const seller = page.getByRole('region', { name: '今週の人気' }).getByRole('article').first()
  await expect(seller.getByRole('link')).toBeInViewport()
  if (!isPhone) await expect(seller.getByRole('button')).toBeInViewport({ ratio: 1 })
  const picture = page.getByRole('region', { name: '今週のおすすめ' }).locator('img').first()
  const isSharp = (image: HTMLImageElement) => image.naturalWidth > 0 && image.naturalWidth >= image.clientWidth
  await expect.poll(() => picture.evaluate(isSharp)).toBe(true)

  await page.goto(categoryAddress(categories.fruit))
  const card = page.getByRole('article').first()
  await expect(card).toBeVisible()
  const { y = height } = (await card.boundingBox()) ?? {}
  expect(y).toBeLessThanOrEqual(isPhone ? highestCard.phone : highestCard.desktop)
  const order = page.getByRole('combobox', { name: '並び順' })
  await expect(order).toBeVisible({ visible: isPhone })
  if (isPhone) {
    await order.selectOption('価格が安い')
    await expect(page).toHaveURL(/\/3$/)
  }
})

test('styles come into the page by the chunk, not one by one', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const { inserted, inside } = await page.evaluate(() => {
    const isOfHtml = ({ ownerNode }: CSSStyleSheet) =>
      (ownerNode as Element | null)?.matches('[data-first-view]') === true
    const rulesOf = (sheets: CSSStyleSheet[]) => sheets.flatMap(({ cssRules }) => [...cssRules])
    const sheets = [...document.styleSheets]
    const rules = rulesOf(sheets.filter((sheet) => !isOfHtml(sheet)))
    return {
      inserted: rules.length,
      inside:
        rules.flatMap((rule) => [...((rule as CSSMediaRule).cssRules ?? [])]).length +
        rulesOf(sheets.filter(isOfHtml)).length,
    }
  })
  expect(inserted).toBeLessThanOrEqual(maxInsertedRules)
  expect(inside).toBeGreaterThan(maxInsertedRules)
})
