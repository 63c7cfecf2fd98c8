import { expect, type Locator, type Page } from '@playwright/test'
import type { Shop } from '../../stack/shop.ts'

export const isInHtml = async ({ origins }: Shop, address: string, text: string): Promise<boolean> =>
  (await (await fetch(`${origins.shop}${address}`)).text()).includes(text)

/** On a busy machine the processes that render start one after another, while pages come without their views. */
export const firstViewMs = 60_000

/** Asks again: a view that is too late for one page is there for the next. */
export const expectInHtml = (shop: Shop, address: string, text: string): Promise<void> =>
  expect
    .poll(() => isInHtml(shop, address, text), { message: `${text} at ${address}`, timeout: firstViewMs })
    .toBe(true)

/** In the HTML of a page whose frame is rendered. */
export const frameMark = 'data-first-view'
/** In the HTML of a page whose screen is rendered: by a release, or by any of a remote that its name begins. */
export const screenMark = (release: string): string => `data-release="${release}`

/** Holds files back until the function that this gives is called. */
export async function holdFiles(page: Page, address: RegExp): Promise<() => void> {
  let letCome = () => {}
  const come = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(address, async (route) => {
    await come
    await route.continue()
  })
  return letCome
}

/** Holds the shell's scripts back: a page stays as its HTML is. */
export const holdShell = (page: Page): Promise<() => void> => holdFiles(page, /\/_shell\/[^?]+\.js/)

const phoneWidth = 390
/** Until the HTML has come, or has no screen. */
const htmlMs = 2000

/** Opens a page that stays as its HTML is, with its screen, until the function that this gives is called. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  // A phone says so by this hint; the emulated one does not.
  const isPhone = (page.viewportSize()?.width ?? 0) <= phoneWidth
  await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': isPhone ? '?1' : '?0' })
  const letStart = await holdShell(page)
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('main [data-release] h1')).toHaveCount(1, { timeout: htmlMs })
  }).toPass()
  return letStart
}

/** Whether React has taken up an element of the HTML. */
export const isAwake = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
