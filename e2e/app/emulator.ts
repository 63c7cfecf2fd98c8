import { expect, type FrameLocator, type Page } from '@playwright/test'
import { type AppState, addressOf, standard } from '@shop/tools/app'

/** A line of the emulator's log, in the order in which they came. */
export type LoggedMessage = {
  direction: 'page' | 'app' | 'note'
  type: string
  state: 'valid' | 'unknown' | 'invalid' | 'note'
  /** The JSON text, with every token blackened. */
  text: string
}

/** The emulator on a page. */
export type Emulator = {
  /** Opens the emulator by its link; gives the webview that is on top. */
  openApp(state?: Partial<AppState>): Promise<FrameLocator>
  /** The webview on top, whichever that is by then. */
  webview(): FrameLocator
  /** All messages so far, or those of one type. */
  messages(type?: string): Promise<LoggedMessage[]>
  /** Presses one of the emulator's buttons for the app and the device. */
  press(name: string): Promise<void>
}

/** The steps of a test on `pnpm app`, which stands at an origin. */
export function emulatorOn(page: Page, origin: string): Emulator {
  const webview = () => page.frameLocator('iframe[data-top]')
  return {
    webview,
    async openApp(state = {}) {
      await page.goto(new URL(addressOf({ ...standard, ...state }), origin).href)
      await expect(page.locator('iframe[data-top]')).toHaveCount(1)
      await expect(page.locator('#problems')).toBeEmpty()
      return webview()
    },
    async messages(type) {
      const lines = await page
        .locator('#log > li')
        .evaluateAll((items) => items.map((item) => ({ ...(item as HTMLElement).dataset }) as LoggedMessage))
      return lines.toReversed().filter((line) => type === undefined || line.type === type)
    },
    press: (name) => page.getByRole('button', { name, exact: true }).click(),
  }
}
