import { type Product, unsentWords } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { favouriteOf, shownMark } from './favourite.queries.ts'
import { writeFavourite } from './favourite-writer.ts'
import { setsHeart, unsentHeart, unsentHeartOf } from './unsent-hearts.ts'

/** Turns a product's mark round; a failure is told. Without a network it waits for one. [K-120] */
export async function toggleFavourite(platform: PlatformServices, product: Product): Promise<void> {
  const { notices, queryClient } = platform
  const { isFavourite } = favouriteOf(product, shownMark(queryClient, product.orderNumber))
  const waiting = unsentHeartOf(platform, product)
  const isWanted = !(waiting === undefined ? isFavourite : setsHeart(waiting))
  const outcome = await writeFavourite(platform, product, isWanted, unsentHeart(platform, product))
  if (outcome === undefined || outcome.is === 'stored') return
  if (outcome.is !== 'unsent') return notices.failure(outcome.error, 'set a favourite')
  // Pressed back to what it was, it leaves nothing to say.
  const unsent = unsentHeartOf(platform, product)
  if (unsent !== undefined) notices.popup({ ...unsentWords(unsent), isWaiting: true })
}
