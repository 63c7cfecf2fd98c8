import type { MessageToApp } from '@shop/shared/platform'

/** Gives whether the handler took it. */
export type AppHost = { post(message: MessageToApp): boolean }

type Handler = { postMessage(message: string): void }
type AppWindow = { webkit?: { messageHandlers?: { todok?: Handler } }; todokApp?: Handler }

/**
 * The native handler of the app, when there is one: `webkit.messageHandlers.todok` on iOS, `todokApp` on Android, where
 * frames of others in the page see it as well. The edge lets nobody frame the shop but the emulator of the app, which brings
 * the handler. One that throws counts as not there. [MOB-003, MOB-018, MOB-024, K-23]
 */
export function findAppHost(page: object): AppHost | undefined {
  const { webkit, todokApp } = page as AppWindow
  const handler = webkit?.messageHandlers?.todok ?? todokApp
  if (handler === undefined) return undefined
  return {
    post(message) {
      try {
        handler.postMessage(JSON.stringify(message))
        return true
      } catch {
        return false
      }
    },
  }
}
