import { silentLoginKey } from '@shop/shared/routes'

/**
 * Starts the shop when the first script of the page has looked for the login of this browser: at once in most tabs, and not
 * at all in a page that is left for the provider. [K-28]
 */
export function afterSilentLogin(window: object, start: () => void): void {
  const looking: unknown = Reflect.get(window, silentLoginKey)
  Reflect.deleteProperty(window, silentLoginKey)
  if (looking instanceof Promise) looking.then(start, start)
  else start()
}
