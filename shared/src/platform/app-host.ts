/** What a page asks of the app around it, all in one envelope. The shape is ours, as the documents show none. [MOB-003] */
export type AppMessage =
  /** `path`: where the app goes on with a token. [MOB-006, ORD-137] */
  | { type: 'login'; payload: { path: string } }
  | { type: 'sso'; payload: object }
  /** Whether the app has opened this page itself: it gives the message back as it is. [GRD-091] */
  | { type: 'handshake'; payload: { nonce: string } }

export type AppHost = { post(message: AppMessage): void }

type Handler = { postMessage(message: unknown): void }
type AppWindow = { webkit?: { messageHandlers?: { todok?: Handler } }; todokApp?: Handler }

/** The native handler of the app, when there is one. It hears JSON, on either system. [MOB-003, MOB-018, K-23] */
export function findAppHost(page: object = window): AppHost | undefined {
  const { webkit, todokApp } = page as AppWindow
  const handler = webkit?.messageHandlers?.todok ?? todokApp
  if (handler === undefined) return undefined
  return { post: (message) => handler.postMessage(JSON.stringify(message)) }
}

/** Asks the app; gives whether there is one that hears. */
export function postToApp(message: AppMessage, page: object = window): boolean {
  const app = findAppHost(page)
  app?.post(message)
  return app !== undefined
}
