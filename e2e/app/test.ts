import { test as base, expect } from '@playwright/test'
import { type HostProcess, startAppProcess, watchContext } from '@shop/tools/app'
import { type Emulator, emulatorOn } from './emulator.ts'

type Fixtures = Emulator & {
  emulator: Emulator
  /** Lets the page in the webview say something to its native handler. */
  postFromPage(type: string, payload: object): Promise<void>
  problems: string[]
}

/** Playwright's `test` over `pnpm app`; a page's own error or a refusal of its policy fails it. */
export const test = base.extend<Fixtures, { host: HostProcess }>({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startAppProcess()
      await use(host)
      await host.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ host }, use) => use(host.origin),
  problems: [
    async ({ browserName: _ }, use) => {
      const problems: string[] = []
      await use(problems)
      expect(problems, 'policy violations and page errors').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    await watchContext(context, problems)
    await use(context)
  },
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
