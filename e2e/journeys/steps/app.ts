import type { Page } from '@playwright/test'

type App = {
  /** Of the bridge. One of version 1 gives the handshake back as it came and knows login and sso beside it. */
  version?: 1 | 2 | 3
  /** Handed over with the answer to the handshake. */
  tokens?: { accessToken: string; idToken?: string }
  /** Its handler throws. */
  isBroken?: boolean
}
type MessageToApp = { type: string; payload: Record<string, unknown> }

/** The page runs inside of the app from now on: its native handler answers the handshake. [MOB-003, GRD-091] */
export async function insideApp(page: Page, { version = 1, tokens, isBroken = false }: App = {}): Promise<void> {
  await page.addInitScript(
    ({ of, handed, throws }) => {
      const heard: unknown[] = []
      const postMessage = (text: string): void => {
        if (throws) throw new TypeError('no such object')
        const message = JSON.parse(text) as { type?: unknown; payload: { nonce?: unknown } }
        heard.push(message)
        if (message.type !== 'handshake') return
        const payload = of === 1 ? message.payload : { nonce: message.payload.nonce, appBridge: of, ...handed }
        window.postMessage(JSON.stringify({ type: 'handshake', payload }), window.location.origin)
      }
      Object.assign(window, { todokApp: { postMessage }, heardByApp: heard })
    },
    { of: version, handed: tokens, throws: isBroken },
  )
}

/** The messages of one type that the app has heard from this page. */
export const messagesToApp = (page: Page, type: string): Promise<MessageToApp['payload'][]> =>
  page.evaluate(
    (wanted) =>
      (Reflect.get(window, 'heardByApp') as MessageToApp[])
        .filter((message) => message.type === wanted)
        .map(({ payload }) => payload),
    type,
  )

/** The app lets the page say it to itself. */
export const postFromApp = (page: Page, type: string, payload: object = {}): Promise<void> =>
  page.evaluate((message) => window.postMessage(JSON.stringify(message), window.location.origin), { type, payload })
