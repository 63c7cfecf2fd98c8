import type { MessageToApp } from '@shop/shared/platform'
import { appHandlerOf } from '../arrival/app-tracker.ts'

/** Gives whether the handler took it. */
export type AppHost = { post(message: MessageToApp): boolean }

/**
 * The app around the page, when its handler is there; on Android frames of others in the page see that as well. The edge
 * lets nobody frame the shop but the emulator of the app, which brings the handler. One that throws counts as not there.
 * [MOB-003, MOB-018, MOB-024, K-133]
 */
export function findAppHost(page: object): AppHost | undefined {
  const handler = appHandlerOf(page)
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
