/** Requests of a page to the app around it, all in one envelope. The shape is ours, as the documents show none. [MOB-003] */
export type AppMessage =
  /** `path`: where the app goes on with a token. [MOB-006, ORD-137] */
  | { type: 'login'; payload: { path: string } }
  | { type: 'sso'; payload: object }
  /** Whether the app has opened this page itself: it gives the message back as it is. [GRD-091] */
  | { type: 'handshake'; payload: { nonce: string } }

/** The app around the page. A browser has none, also at addresses that are the app's. [MOB-003, MOB-018] */
export type AppBridge = {
  /** Whether there is an app that hears. */
  isThere(): boolean
  /** Gives whether it was heard. */
  post(message: AppMessage): boolean
  /** An app of after the renewal; one that did not say so is an older one. [MOB-016] */
  isRenewed(): boolean
}
