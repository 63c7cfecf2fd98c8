import { addFavouriteCall, favouriteMarksCall, removeFavouriteCall } from '@shop/shared/contract'
import { type OrderNumber, orderNumber, type WeekNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import type { ApiClient } from './client.ts'

export type FavouriteMark = { isFavourite: boolean; favouriteCount: number }

/** Reads the favourites among some products of a week, at most 999; not for visitors. [FAV-018] */
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

/** Sets or clears the mark; gives what the service holds now. */
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
