import type { MessagesFromApp } from '@shop/shared/bridge'
import { parseOrderNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'

/** The app has changed favourites on a screen of its own; where it names no product, each may have changed. */
export function favouritesChangedInApp(
  bus: Pick<PlatformServices['bus'], 'publish'>,
  { orderNumber, isFavourite }: MessagesFromApp['favouriteChanged'],
): void {
  const number = typeof orderNumber === 'string' ? parseOrderNumber(orderNumber) : undefined
  if (number === undefined || typeof isFavourite !== 'boolean') bus.publish('favourites/changed', {})
  else bus.publish('favourite/changed', { orderNumber: number, isFavourite })
}

/** Tells the app of hearts that were stored on this page: what the app, or another view, has said is not said again. */
export function publishFavouritesChanged({ app, bus }: Pick<PlatformServices, 'app' | 'bus'>, shell: string): void {
  bus.subscribe('favourite/changed', (payload, { origin, fromOtherTab }) => {
    if (!fromOtherTab && origin !== shell) app.post({ type: 'favouriteChanged', payload })
  })
}
