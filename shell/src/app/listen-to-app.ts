import {
  type BridgeVersion,
  fromAppSince,
  type MessageFromAppType,
  type MessagesFromApp,
  readMessageFromApp,
} from '@shop/shared/bridge'
import { findAppHost } from './app-host.ts'

export type ListenToAppPorts = {
  page: Window
  /** A message that is newer than the app's version is not the app's. */
  version(): BridgeVersion
  on: { [K in MessageFromAppType]: (said: MessagesFromApp[K]) => void }
}

/**
 * Hears what the app says: it lets the page say it to itself, `window.postMessage(text, origin)`. What a frame, another
 * window, another origin or a plain browser says is not heard, nor what is no message of the contract.
 */
export function listenToApp({ page, version, on }: ListenToAppPorts): void {
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page || origin !== page.location.origin || findAppHost(page) === undefined) return
    const message = readMessageFromApp(data)
    if (message === undefined || fromAppSince[message.type] > version()) return
    ;(on[message.type] as (said: unknown) => void)(message.payload)
  })
}
