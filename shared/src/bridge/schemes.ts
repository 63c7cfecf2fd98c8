/**
 * Addresses that the app answers to: the page goes there, the webview takes the move and shows nothing. They are the bridge
 * where no message goes, and are known to every app. [MOB-008, MOB-010]
 */
export const appSchemes = {
  /** The services no longer take the page's token: the app gets a new one. [MOB-008] */
  refreshToken: 'todok://refresh-token',
} as const
