import { type HostProcess, startAppProcess, watchedTest } from '@shop/tools/app'
import { type Emulator, emulatorOn } from './emulator.ts'

type Fixtures = Emulator & {
  emulator: Emulator
  /** Lets the page in the webview say something to its native handler. */
  postFromPage(type: string, payload: object): Promise<void>
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
  emulator: async ({ page, host }, use) => use(emulatorOn(page, host.origin)),
  openApp: async ({ emulator }, use) => use(emulator.openApp),
  webview: async ({ emulator }, use) => use(emulator.webview),
  messages: async ({ emulator }, use) => use(emulator.messages),
  press: async ({ emulator }, use) => use(emulator.press),
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
})

export { expect } from '@playwright/test'
export type { LoggedMessage } from './emulator.ts'
