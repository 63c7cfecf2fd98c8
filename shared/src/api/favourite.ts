import { addFavouriteCall, type FavouriteProductWire, favouritesCall, removeFavouriteCall } from '@shop/shared/contract'
import type { Product, WeekNumber } from '@shop/shared/domain'
import type { ApiClient } from './client.ts'
import { toProduct } from './map/product.ts'

const maxListLimit = 999

/** The member's favourites, newest first. `isOnSale` tells whether one can be ordered in that week. [API-026, FAV-038] */
export async function getFavourites(api: ApiClient, week: WeekNumber, signal?: AbortSignal): Promise<Product[]> {
  const query = { planningWeek: week, limit: maxListLimit, offset: 0 }
  const reply = await api.send(favouritesCall, { query, signal })
  return reply.product_list.map(toFavourite)
}

/** A 訳あり item cannot be ordered from here even while it is on sale. [FAV-038] */
const toFavourite = (wire: FavouriteProductWire): Product => ({
  ...toProduct(wire),
  isOnSale: wire.is_order && wire.has_wakeari !== true,
})

export type FavouriteMark = { isFavourite: boolean; favouriteCount: number }

/** Sets or clears the mark; gives what the service holds now. [API-025, FAV-015, FAV-016] */
export async function setFavourite(
  api: ApiClient,
  product: Pick<Product, 'week' | 'orderNumber'>,
  wanted: boolean,
  intent: string,
): Promise<FavouriteMark> {
  const body = { planning_week: product.week, order_no: product.orderNumber }
  const reply = await api.send(wanted ? addFavouriteCall : removeFavouriteCall, { body, intent })
  return { isFavourite: reply.is_favorite, favouriteCount: reply.favorite_count }
}
