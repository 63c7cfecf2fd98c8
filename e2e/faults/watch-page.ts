import type { Page } from '@playwright/test'

/** Seen and timed by the page itself, by its own clock, so that the test's program is not measured. */
type Watch = {
  /** Moments at which the main area showed nothing at all. */
  blanks: string[]
  /** Waits for an element that somebody sees; timed from the next click. */
  awaitAfterClick(selector: string): void
  tookMs: number | undefined
}
declare global {
  interface Window {
    shopWatch: Watch
  }
}

const sampleMs = 50

/** Installs itself into every page that is opened from now on. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(install, sampleMs)
}

function install(everyMs: number): void {
  let selector: string | undefined
  let clickedAt: number | undefined
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const isThere = () => selector !== undefined && [...document.querySelectorAll(selector)].some(isSeen)

  const watch: Watch = {
    blanks: [],
    tookMs: undefined,
    awaitAfterClick(wanted) {
      selector = wanted
      clickedAt = undefined
      watch.tookMs = undefined
    },
  }
  window.shopWatch = watch
  window.addEventListener('click', () => (clickedAt ??= performance.now()), { capture: true })

  const look = () => {
    if (clickedAt !== undefined && watch.tookMs === undefined && isThere()) watch.tookMs = performance.now() - clickedAt
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  setInterval(() => {
    const main = document.querySelector('main')
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is no content.
    if (main === null || [...main.querySelectorAll('[aria-busy]')].some(isSeen) || main.innerText.trim() !== '') return
    watch.blanks.push(`${location.pathname} at ${Math.round(performance.now())} ms`)
  }, everyMs)
}

export const awaitAfterClick = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => window.shopWatch.awaitAfterClick(wanted), selector)

/** Milliseconds from the click to the first frame with what was awaited. */
export async function timeSinceClick(page: Page, timeoutMs: number): Promise<number> {
  const took = await page.waitForFunction(() => window.shopWatch.tookMs, undefined, { timeout: timeoutMs })
  return (await took.jsonValue()) ?? Number.NaN
}

export const blanksOf = (page: Page): Promise<string[]> => page.evaluate(() => window.shopWatch.blanks.splice(0))
