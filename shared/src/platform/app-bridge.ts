import type { MessageToApp } from '@shop/shared/bridge'

export type { MessageToApp }

/** @deprecated The messages of before the bridge had versions; {@link MessageToApp} is all of them. */
export type AppMessage = Extract<MessageToApp, { type: 'handshake' | 'login' | 'sso' }>

/** The app around the page. A browser has none, also at addresses that are the app's. [MOB-003, MOB-018] */
export type AppBridge = {
  /** Whether there is an app that hears. */
  isThere(): boolean
  /**
   * Gives whether it was heard: there is an app, and it knows such messages. An older app does not know all of them;
   * whoever posts does without it then, as in a browser.
   */
  post(message: MessageToApp): boolean
  /** An app of after the renewal; one that did not say so is an older one. [MOB-016] */
  isRenewed(): boolean
}
