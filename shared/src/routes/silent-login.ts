/**
 * Where the first script of a page leaves a promise while it looks for the login of this browser: `window` has it only in a
 * tab without one. It settles when the page goes on by itself, and never when the page is left. [K-28]
 */
export const silentLoginKey = 'shopSilentLogin'
