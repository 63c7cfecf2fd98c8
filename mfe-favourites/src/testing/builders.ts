import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { weekNumber } from '@shop/shared/domain'
import { favouriteId } from '@shop/shared/domain/favourites'
import { aProduct } from '@shop/shared/testing/builders'

type FavouriteDetails = Parameters<typeof aProduct>[0] & { category?: string; nextWeek?: string }

export function aFavourite({ nextWeek, ...over }: FavouriteDetails = {}): FavouriteProduct {
  // More to choose from is more to draw for each card.
  const product = aProduct({ isFavourite: true, maxOrder: 1, ...over })
  return {
    ...product,
    favouriteId: favouriteId(`f-${product.orderNumber}`),
    isInNoList: true,
    ...(nextWeek === undefined ? {} : { nextWeek: weekNumber(nextWeek) }),
  }
}

/** So many favourites: 商品1, 商品2, … with the order numbers 200001, 200002, … */
export const someFavourites = (count: number): FavouriteProduct[] =>
  Array.from({ length: count }, (_, at) => aFavourite({ orderNumber: String(200_001 + at), name: `商品${at + 1}` }))

/** `holds`: order numbers; none unless said. */
export type StoredList = { id: string; name: string; holds?: readonly string[] }

/** So many lists: リスト1, リスト2, … with the ids list-1, list-2, … */
export const someLists = (count: number, holds: readonly string[] = []): StoredList[] =>
  Array.from({ length: count }, (_, at) => ({ id: `list-${at + 1}`, name: `リスト${at + 1}`, holds }))
