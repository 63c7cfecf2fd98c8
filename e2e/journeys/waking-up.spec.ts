import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { holdFiles, isAwake, openAsleep } from './steps/first-view.ts'
import { tabTo } from './steps/keyboard.ts'

const buyByLogin = /^ログインして購入する/

/** A button of each page that a visitor opens with a key. */
const pages = [
  { path: '/', button: 'メニュー', within: 'banner', opens: 'メニュー' },
  { path: '/category/11/0/0/-1', button: buyByLogin, within: 'main', opens: /./ },
  { path: '/products/20261201/104001', button: buyByLogin, within: 'main', opens: /./ },
] as const

const buttonOf = (page: Page, { within, button }: (typeof pages)[number]): Locator =>
  page.getByRole(within).getByRole('button', { name: button }).first()

/** Elements that the tab key reaches once, in order, from the link that skips to the content on. */
async function tabStops(page: Page, steps: number): Promise<string[]> {
  const first = page.locator('a[href="#main"]')
  await first.focus()
  const stops = await page.evaluateHandle(() => {
    const reached: string[] = []
    const hear = ({ target }: Event) => {
      // A list that is wider than the page is reached as well, as long as it has nothing to reach in it.
      if (!(target instanceof HTMLElement) || !target.matches('a, button, input, select')) return
      const name = target.getAttribute('aria-label') ?? target.textContent.trim().slice(0, 40)
      reached.push(`${target.tagName} ${name} ${target.getAttribute('href') ?? ''}`)
    }
    window.addEventListener('focusin', hear, { capture: true })
    return reached
  })
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab')
  const reached = await stops.jsonValue()
  const isFirst = (stop: string) => stop.endsWith(' #main')
  return reached.some(isFirst) ? reached.slice(0, reached.findIndex(isFirst)) : reached
}

/** Stops that are not reached in the same order. */
function missingIn(after: readonly string[], before: readonly string[]): string[] {
  let from = 0
  return before.filter((stop) => {
    const at = after.indexOf(stop, from)
    if (at >= 0) from = at + 1
    return at < 0
  })
}

const asleepSteps = 30
/** Elements that come late have their place between those that were there. */
const awakeSteps = 80

for (const place of pages)
  test(`[K-185] on ${place.path} the tab key reaches the same before and after the page has woken up, and the focus stays where it was`, async ({
    page,
    shop,
    newVisitor,
  }) => {
    const letStart = await openAsleep(page, place.path)
    const before = await tabStops(page, asleepSteps)
    const button = buttonOf(page, place)
    await tabTo(page, button)
    const focused = await button.elementHandle()
    letStart()
    await expect.poll(() => isAwake(button)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await focused?.evaluate((element) => element === document.activeElement)).toBe(true)

    // The greeting goes when it is scrolled past, as the tab key has done here.
    const other = await newVisitor()
    const viewport = page.viewportSize()
    if (viewport !== null) await other.setViewportSize(viewport)
    await other.goto(`${shop.origins.shop}${place.path}`)
    await expect.poll(() => isAwake(buttonOf(other, place))).toBe(true)
    await other.waitForLoadState('networkidle')
    expect(missingIn(await tabStops(other, awakeSteps), before)).toEqual([])
  })

for (const place of pages)
  test(`[K-185] on ${place.path} the enter key on a button that is not awake yet shows at once that it was heard, and is done once`, async ({
    page,
  }) => {
    const letStart = await openAsleep(page, place.path)
    const button = buttonOf(page, place)
    await tabTo(page, button)
    await page.evaluate(() => {
      // Presses that come through to whatever listens.
      Object.assign(window, { presses: 0 })
      window.addEventListener('click', () => Object.assign(window, { presses: Reflect.get(window, 'presses') + 1 }))
    })
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('data-pressed')
    letStart()
    const dialog = page.getByRole('dialog', { name: place.opens })
    await expect(dialog).toBeVisible()
    await expect(button).not.toHaveAttribute('data-pressed')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(window, 'presses'))).toBe(1)
  })

test('[K-185] a link to another screen of the remote, pressed while the code of the first one is on its way, leads there @mobile', async ({
  page,
}) => {
  const letLoad = await holdFiles(page, /\/categories\.[0-9a-f]+\.js/)
  const letStart = await openAsleep(page, '/category')
  await page.getByRole('link', { name: 'Webカタログ' }).first().click()
  letStart()
  await expect(page).toHaveURL('/catalogue')
  letLoad()
  await expect(page.getByRole('heading', { level: 1, name: 'Webカタログ' })).toBeVisible()
})
