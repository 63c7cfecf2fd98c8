import type { OrderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { type QueryClient, queryOptions, skipToken } from '@shop/shared/query'

/** Newer than any list: a mark the member set here, or in another tab. */
export type FavouriteMark = {
  isFavourite: boolean
  /** Unknown when another tab set the mark. */
  favouriteCount?: number
}

/** Never fetched: it is written by the toggle, and card, product page and favourites read the same one. */
export const favouriteMarkQuery = (no: OrderNumber) =>
  queryOptions<FavouriteMark>({ queryKey: ['favourites', 'mark', no], queryFn: skipToken })

export const writeMark = (client: QueryClient, no: OrderNumber, mark: FavouriteMark): void =>
  void client.setQueryData(favouriteMarkQuery(no).queryKey, mark)

/** Lists that are read from now on are newer than every mark that was set here. */
export function forgetFavouriteMarks(client: QueryClient): void {
  for (const mark of client.getQueryCache().findAll({ queryKey: ['favourites', 'mark'] })) mark.reset()
}

/** The value of a list, corrected by the mark. */
export function favouriteOf(
  product: Pick<Product, 'isFavourite' | 'favouriteCount'>,
  mark: FavouriteMark | undefined,
): Required<FavouriteMark> {
  const { isFavourite, favouriteCount } = product
  if (mark === undefined) return { isFavourite, favouriteCount }
  if (mark.favouriteCount !== undefined) return { isFavourite: mark.isFavourite, favouriteCount: mark.favouriteCount }
  const step = Number(mark.isFavourite) - Number(isFavourite)
  return { isFavourite: mark.isFavourite, favouriteCount: Math.max(0, favouriteCount + step) }
}
