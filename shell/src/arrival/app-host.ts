import type { AppBridge, AppMessage, StoragePort } from '@shop/shared/platform'
import { isRenewedApp } from './app-tracker.ts'

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

/** The app in the hands of the remotes. */
export const createAppBridge = (page: object, session: StoragePort): AppBridge => ({
  isThere: () => findAppHost(page) !== undefined,
  post: (message) => postToApp(message, page),
  isRenewed: () => isRenewedApp(session),
})
