import type { PageData } from '@shop/shared/contract'
import type { StoragePort } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { memberOf, readSession } from '@shop/shared/session'
import { conversionAddress } from './conversion-address.ts'
import { trackCart } from './track-cart.ts'
import { watchOrders } from './watch-orders.ts'

export type TrackingPorts = { page: PageData; local: StoragePort; session: StoragePort }

/** In the tab: its visit was a conversion. */
const convertedKey = 'converted'

/**
 * Tells marketing what a member orders on the web: a pixel at the first product of a visit that a campaign led here,
 * and each product to functions of the page. Nothing is told of visitors or in the app. [API-078, K-164, 2§4]
 */
export function startTracking(client: QueryClient, { page, local, session }: TrackingPorts): () => void {
  const { conversion, cart } = page.tracking ?? {}

  function convert(): void {
    if (conversion === undefined || session.read(convertedKey) === true) return
    const address = conversionAddress(conversion, local, { event: 'order', environment: page.environment })
    if (address === undefined) return
    session.write(convertedKey, true)
    const pixel = new Image(1, 1)
    pixel.referrerPolicy = 'no-referrer'
    pixel.src = address
  }

  return watchOrders(client, (change) => {
    if (memberOf(readSession()) === undefined) return
    if (cart !== undefined) trackCart(window, cart, change, reportError)
    if (change.pieces > 0) convert()
  })
}
