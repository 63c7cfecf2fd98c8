import type { MessageToApp } from '@shop/shared/platform'

/** Gives whether the handler took it. */
export type AppHost = { post(message: MessageToApp): boolean }

type Handler = { postMessage(message: string): void }
type AppWindow = { webkit?: { messageHandlers?: { todok?: Handler } }; todokApp?: Handler; top?: unknown }

/**
 * The native handler of the app, when there is one: `webkit.messageHandlers.todok` on iOS, `todokApp` on Android, where
 * every frame may see it. It hears JSON from the page itself alone; one that throws counts as not there. [MOB-003, MOB-018,
 * MOB-024, K-23]
 */
export function findAppHost(page: object): AppHost | undefined {
  const { webkit, todokApp, top = page } = page as AppWindow
  const handler = webkit?.messageHandlers?.todok ?? todokApp
  if (handler === undefined || top !== page) return undefined
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
