import type { Bus } from '@shop/shared/bus'
import { type OrderNumber, parseOrderNumber } from '@shop/shared/domain'
import { findAppHost } from './app-host.ts'

export type AppMessagesPorts = { page: Window; tell: Bus['tell'] }

/**
 * Tells the page what the app says to it: favourites were changed on one of its own screens. The app speaks as it does in
 * the handshake, through a message of the page to itself in the one envelope, `{type: 'favouriteChanged', payload}`, and
 * may name the product. What a frame, another window or a plain browser says is not heard. [MOB-003, MOB-017, MOB-024]
 */
export function hearApp({ page, tell }: AppMessagesPorts): void {
  page.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== page || origin !== page.location.origin || findAppHost(page) === undefined) return
    const message = favouriteChangedIn(data)
    if (message === undefined) return
    const { orderNumber, isFavourite } = message
    if (orderNumber === undefined || isFavourite === undefined) tell('favourites/changed', {})
    else tell('favourite/changed', { orderNumber, isFavourite })
  })
}

type FavouriteChanged = { orderNumber: OrderNumber | undefined; isFavourite: boolean | undefined }

/** Nothing, without a word, where it is no such message: other things speak through the page, too. */
function favouriteChangedIn(data: unknown): FavouriteChanged | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const { type, payload } = Object(JSON.parse(data)) as { type?: unknown; payload?: unknown }
    if (type !== 'favouriteChanged') return undefined
    const { orderNumber, isFavourite } = Object(payload) as Record<string, unknown>
    return {
      orderNumber: typeof orderNumber === 'string' ? parseOrderNumber(orderNumber) : undefined,
      isFavourite: typeof isFavourite === 'boolean' ? isFavourite : undefined,
    }
  } catch {
    return undefined
  }
}
