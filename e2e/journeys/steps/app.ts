import type { Page } from '@playwright/test'

/** The page runs inside of the app from now on: its native handler gives a handshake back. [MOB-003, GRD-091] */
export async function insideApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const postMessage = (text: string): void => {
      if ((JSON.parse(text) as { type?: unknown }).type === 'handshake')
        window.postMessage(text, window.location.origin)
    }
    Object.assign(window, { todokApp: { postMessage } })
  })
}
