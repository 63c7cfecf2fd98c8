import { expect, type FrameLocator } from '@playwright/test'
import { type AppState, addressOf, type HostProcess, standard, startAppProcess, watchedTest } from '@shop/tools/app'

/** A line of the emulator's log, in the order in which they came. */
export type LoggedMessage = {
  direction: 'page' | 'app' | 'note'
  type: string
  state: 'valid' | 'unknown' | 'invalid' | 'note'
  /** The JSON text, with every token blackened. */
  text: string
}

type Fixtures = {
  /** Opens the emulator by its link; gives the webview that is on top. */
  openApp(state?: Partial<AppState>): Promise<FrameLocator>
  /** The webview on top, whichever that is by then. */
  webview(): FrameLocator
  /** All messages so far, or those of one type. */
  messages(type?: string): Promise<LoggedMessage[]>
  /** Lets the page in the webview say something to its native handler. */
  postFromPage(type: string, payload: object): Promise<void>
  /** Presses one of the emulator's buttons for the app and the device. */
  press(name: string): Promise<void>
}

/** Playwright's `test` over `pnpm app`. */
export const test = watchedTest.extend<Fixtures, { host: HostProcess }>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startAppProcess()
      await use(host)
      await host.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
  openApp: async ({ page, webview }, use) => {
    await use(async (state = {}) => {
      await page.goto(addressOf({ ...standard, ...state }))
      await expect(page.locator('iframe[data-top]')).toHaveCount(1)
      await expect(page.locator('#problems')).toBeEmpty()
      return webview()
    })
  },
  webview: async ({ page }, use) => use(() => page.frameLocator('iframe[data-top]')),
  messages: async ({ page }, use) => {
    await use(async (type) => {
      const lines = await page
        .locator('#log > li')
        .evaluateAll((items) => items.map((item) => ({ ...(item as HTMLElement).dataset }) as LoggedMessage))
      return lines.toReversed().filter((line) => type === undefined || line.type === type)
    })
  },
  postFromPage: async ({ webview }, use) => {
    await use((type, payload) =>
      webview()
        .locator('html')
        .evaluate((_, text) => {
          type Handler = { postMessage(text: string): void }
          const { todokApp, webkit } = window as {
            todokApp?: Handler
            webkit?: { messageHandlers: { todok: Handler } }
          }
          const handler = webkit?.messageHandlers.todok ?? todokApp
          handler?.postMessage(text)
        }, JSON.stringify({ type, payload })),
    )
  },
  press: async ({ page }, use) => use((name) => page.getByRole('button', { name, exact: true }).click()),
})

export { expect } from '@playwright/test'
