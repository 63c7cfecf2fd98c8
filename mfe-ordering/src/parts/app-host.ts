import type { StoragePort } from '@shop/shared/platform'

/** What a screen of this remote asks of the app around it, in the envelope of all such messages. [MOB-003] */
export type AppMessage = { type: 'sso'; payload: object }
export type AppHost = { post(message: AppMessage): void }

type Handler = { postMessage(message: unknown): void }
type AppWindow = { webkit?: { messageHandlers?: { todok?: Handler } }; todokApp?: Handler }

/** The app's native handler, when there is one. It hears JSON. [MOB-018] */
export function findAppHost(page: object = window): AppHost | undefined {
  const { webkit, todokApp } = page as AppWindow
  const handler = webkit?.messageHandlers?.todok ?? todokApp
  if (handler === undefined) return undefined
  return { post: (message) => handler.postMessage(JSON.stringify(message)) }
}

/** The shell notes in the tab how the app opened it. [GRD-020] */
const noteKey = 'app'

/** An app of after the renewal. What cannot be read is an older one. [MOB-016] */
export function isRenewedApp(session: Pick<StoragePort, 'read'>): boolean {
  const note = session.read(noteKey)
  return typeof note === 'object' && note !== null && 'isRenewal' in note && note.isRenewal === true
}
