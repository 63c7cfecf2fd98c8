import type { ElementHandle, JSHandle } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import type { Engine, PageElement } from './engine.ts'

const program = '/usr/bin/firefox-esr'
const viewport = { width: 1280, height: 900 }

/** Firefox on a desktop, by its own WebDriver BiDi: Debian has no geckodriver. */
export const firefox: Engine = {
  name: 'firefox',
  programs: [program],
  packages: ['firefox-esr'],
  async start({ atEnd }) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      defaultViewport: viewport,
      args: [`--width=${viewport.width}`, `--height=${viewport.height}`],
      env: { ...process.env, TZ: 'Asia/Tokyo', LC_ALL: 'C.UTF-8' },
      extraPrefsFirefox: { 'intl.accept_languages': 'ja', 'ui.prefersReducedMotion': 1 },
      // Whoever runs this ends it.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    const close = () => browser.close()
    atEnd(close)
    const page = await browser.newPage()
    const errors: string[] = []
    // With violations of the page's policy, which Firefox logs as errors. The front hears the page's own console: it
    // knows when the page is being left, and what was broken off by that is no error.
    page.on('pageerror', (error) => errors.push(`page error: ${error instanceof Error ? error.message : error}`))
    return {
      open: async (address) => void (await page.goto(address)),
      evaluate: (expression) => page.evaluate(expression),
      element: async (expression) => elementOf(await page.evaluateHandle(expression)),
      screenshot: () => page.screenshot({ encoding: 'base64' }),
      errors: () => errors,
      close,
    }
  },
}

function elementOf(handle: JSHandle): PageElement | undefined {
  const element = handle.asElement() as ElementHandle<Element> | null
  if (element === null) return undefined
  return {
    press: () => element.click(),
    async fill(text) {
      await element.click({ count: 3 })
      await element.type(text)
    },
    async choose(value) {
      await element.focus()
      const chosen = await element.select(value)
      if (!chosen.includes(value)) throw new Error(`there is no choice ${value}`)
    },
  }
}
