import { type BridgeVersion, readMessageToApp, toAppSince } from '@shop/shared/bridge'
import type { AppBridge, MessageToApp, StoragePort } from '@shop/shared/platform'
import { isRenewedApp } from '../arrival/app-tracker.ts'
import { findAppHost } from './app-host.ts'
import { pageToOpen } from './page-to-open.ts'

export type AppBridgePorts = {
  page: object
  session: StoragePort
  /** The app's version, as far as is known: it decides which messages are sent. */
  version(): BridgeVersion
}

/**
 * The app in the hands of shell and remotes. What its version does not know, or what would not fit the contract, is not
 * sent: the app would drop it without a word, and whoever posts does without it.
 */
export const createAppBridge = ({ page, session, version }: AppBridgePorts): AppBridge => ({
  isThere: () => findAppHost(page) !== undefined,
  post(said) {
    const message = toSend(said)
    if (toAppSince[message.type] > version() || readMessageToApp(JSON.stringify(message)) === undefined) return false
    return findAppHost(page)?.post(message) === true
  },
  isRenewed: () => isRenewedApp(session),
})

/** Whoever asks for a login names the page as it stands in the address bar. */
const toSend = (message: MessageToApp): MessageToApp =>
  message.type === 'login' ? { ...message, payload: { path: pageToOpen(message.payload.path) } } : message
