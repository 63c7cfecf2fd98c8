/**
 * Addresses that the app answers to: the page goes there, the webview takes the move and shows nothing. They are the bridge
 * where no message goes, and are known to every app. [MOB-008, MOB-010]
 */
export const appSchemes = {
  /** The services no longer take the page's token: the app gets a new one. [MOB-008] */
  refreshToken: 'todok://refresh-token',
} as const

/**
 * The parts of the query that the app writes into every address that it opens; the page names an address to it without
 * them. docs/app.md, "Opening a page". [GRD-020, GRD-021, GRD-022, GRD-026, GRD-069]
 */
export const entryParts = ['accessToken', 'idToken', 'viewMode', 'isRenewal', 'planningWeekNumber'] as const
