import type { Page } from 'playwright'

declare global {
  interface Window {
    todokApp?: { postMessage(text: string): void }
  }
}

/** From now on the page runs in the app's webview: a native handler answers the handshake, the token of the tab's login opens it. */
export async function openInApp(page: Page, shop: string, path: string): Promise<void> {
  const accessToken = await page.evaluate((): unknown =>
    Reflect.get(JSON.parse(sessionStorage.getItem('shop.tokens') ?? '{}'), 'accessToken'),
  )
  if (typeof accessToken !== 'string') throw new Error('nobody has logged in on this page')
  await page.addInitScript(() => {
    window.todokApp = {
      postMessage(text) {
        const { type }: { type?: unknown } = JSON.parse(text)
        if (type === 'handshake') window.postMessage(text, window.location.origin)
      },
    }
  })
  await page.goto(`${shop}${path}?${new URLSearchParams({ accessToken })}`)
}
