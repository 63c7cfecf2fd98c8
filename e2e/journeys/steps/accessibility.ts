import { expect, type Page } from '@playwright/test'
import { layoutRules, settled, smallTargets, violationsOn } from '@shop/tools/isolate'

const tabletWidth = 768
const phoneWidth = 390
const narrowestWidth = 320

/** No violation of a rule of axe, nothing wider than the window, nothing too small to press. Goes on, to tell all at once. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expectNothingWrong(page, where)
}

/**
 * All rules on a desktop, and those that a layout may break on a tablet and a phone: the page is loaded once. The parts
 * that only a phone shows are seen by all rules in the journeys of the project `mobile`.
 */
export async function expectAccessibleAtEveryWidth(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where)
  for (const width of [tabletWidth, phoneWidth])
    await atWidth(page, width, () => expectNothingWrong(page, `${where} at ${width}`, layoutRules))
}

/** All rules on a phone, or `only` some, and those that a layout may break on the narrowest one. */
export async function expectAccessibleOnPhones(page: Page, where: string, only?: readonly string[]): Promise<void> {
  await expectNothingWrong(page, where, only)
  await atWidth(page, narrowestWidth, () => expectNothingWrong(page, `${where} at ${narrowestWidth}`, layoutRules))
}

/** Looks at a page at another width without loading it again: a load costs more than a look. */
export async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const viewport = page.viewportSize()
  if (viewport === null) throw new TypeError('the page has no size of its own')
  await page.setViewportSize({ ...viewport, width })
  await look()
  await page.setViewportSize(viewport)
}

async function expectNothingWrong(page: Page, where: string, only?: readonly string[]): Promise<void> {
  await settled(page)
  expect.soft(await violationsOn(page.mainFrame(), only), `axe on ${where}`).toEqual([])
  await expectNoOverflow(page, where)
  // After a jump down a list its items are words alone for a moment.
  await expect.soft.poll(() => page.evaluate(smallTargets), { message: `too small to press on ${where}` }).toEqual([])
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  // Elements that measure themselves need a frame after the window has another width.
  await expect.soft.poll(() => excessWidth(page), { message: `pixels that ${where} is too wide` }).toBe(0)
}

/**
 * Pixels that a page needs beyond the width of its screen. The window is no measure of that: the browser of a phone shows
 * a page that is too wide in whole, and gives that width as the window's.
 */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))
