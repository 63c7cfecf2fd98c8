import {
  addFavouriteCall,
  type FavouriteProductWire,
  favouriteMarksCall,
  favouritesCall,
  removeFavouriteCall,
} from '@shop/shared/contract'
import { type OrderNumber, orderNumber, type WeekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
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

/** The favourites among some products of a week, at most 999; not for visitors. [API-022, FAV-018] */
export async function getFavouriteMarks(
  api: ApiClient,
  week: WeekNumber,
  numbers: readonly OrderNumber[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<OrderNumber, FavouriteMark>> {
  const query = { planning_week: week, order_no: [...numbers] }
  const reply = await api.send(favouriteMarksCall, { query, signal })
  return new Map(
    reply.order_code_list.map((wire) => [
      orderNumber(wire.order_no),
      { isFavourite: wire.is_favorite, favouriteCount: wire.favorite_count },
    ]),
  )
}

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
