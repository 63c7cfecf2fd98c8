/** Favourites as a list, and their lists: a door of its own, which only who shows them brings along. */
import type { ApiClient } from '@shop/shared/api'
import { toProduct } from '@shop/shared/api/shopping'
import {
  addToFavouriteListCall,
  createFavouriteListCall,
  deleteFavouriteListCall,
  type FavouriteListWire,
  type FavouriteProductWire,
  favouriteListsCall,
  favouritesCall,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from '@shop/shared/contract'
import { type WeekNumber, weekNumber } from '@shop/shared/domain'
import { type FavouriteId, type FavouriteListId, favouriteId, favouriteListId } from '@shop/shared/domain/favourites'
import type { Product } from '@shop/shared/domain/shopping'

/** A product that the member likes, in a week. */
export type FavouriteProduct = Product & {
  favouriteId: FavouriteId
  /** Large category; none where the service names none. */
  category?: string
  /** The next open week that has it, of one that is not on sale. */
  nextWeek?: WeekNumber
  /** In none of the member's lists. */
  isInNoList: boolean
}

/** A list of favourites. */
export type FavouriteList = {
  id: FavouriteListId
  name: string
  /** Unknown where the service does not say. */
  count?: number
  /** Of its newest products, at most four. */
  pictures: readonly string[]
}

/** As many as the service gives at once. */
const pageSize = 999

/**
 * The member's favourites, newest first, or those of one of their lists. `isOnSale` tells whether one can be ordered in
 * that week.
 */
export async function getFavourites(
  api: ApiClient,
  { week, list }: { week: WeekNumber; list?: FavouriteListId | undefined },
  signal?: AbortSignal,
): Promise<FavouriteProduct[]> {
  const wanted =
    list === undefined
      ? { is_category_filtering: 0, is_independent_category: 0 }
      : { is_category_filtering: 1, is_independent_category: 0, favorite_product_category_id: list }
  const products = new Map<string, FavouriteProduct>()
  let offset = 0
  let total = 0
  do {
    const query = { planningWeek: week, ...wanted, limit: pageSize, offset }
    const { total_count, product_list } = await api.send(favouritesCall, { query, signal })
    // One that is pressed elsewhere between two pages moves the others: none stands twice.
    for (const wire of product_list) products.set(wire.order_no, toFavourite(wire))
    offset += pageSize
    total = product_list.length === 0 ? 0 : total_count
  } while (offset < total)
  return [...products.values()]
}

/** A 訳あり item cannot be ordered from here even while it is on sale. */
function toFavourite(wire: FavouriteProductWire): FavouriteProduct {
  const { app_category: category, nxtkiksyua: nextWeek } = wire
  return {
    ...toProduct(wire),
    isOnSale: wire.is_order && wire.has_wakeari !== true && wire.taxin_price > 0,
    favouriteId: favouriteId(wire.id),
    isInNoList: wire.is_independent,
    ...(category === undefined || category === '' ? {} : { category }),
    ...(nextWeek === undefined ? {} : { nextWeek: weekNumber(nextWeek) }),
  }
}

/** The member's lists, newest first. */
export async function getFavouriteLists(api: ApiClient, signal?: AbortSignal): Promise<FavouriteList[]> {
  const { favorite_product_category_list } = await api.send(favouriteListsCall, { signal })
  return favorite_product_category_list.map(toFavouriteList)
}

const toFavouriteList = (wire: FavouriteListWire): FavouriteList => ({
  id: favouriteListId(wire.favorite_category_id),
  name: wire.favorite_category_name,
  pictures: wire.image_url_list.map(({ image_url }) => image_url),
  ...(wire.product_count === undefined ? {} : { count: wire.product_count }),
})

/** Makes a list; products that are no favourites any more are left out of it. [FAV-019] */
export async function createFavouriteList(
  api: ApiClient,
  { name, products }: { name: string; products: readonly FavouriteId[] },
  intent: string,
): Promise<FavouriteList> {
  const body = {
    category_name: name,
    favorite_products: products.map((id) => ({ favorite_product_id: id })),
  }
  return toFavouriteList(await api.send(createFavouriteListCall, { body, intent }))
}

/** `seen`: the name that the page shows; a list that has got another one keeps it. [FAV-027, K-153] */
export async function renameFavouriteList(
  api: ApiClient,
  { id, name, seen }: Pick<FavouriteList, 'id' | 'name'> & { seen: string },
  intent: string,
): Promise<FavouriteList> {
  const body = { id, category_name: name, seen_name: seen }
  return toFavouriteList(await api.send(renameFavouriteListCall, { body, intent }))
}

/** The favourites that were in it stay. `seen`: how many the page shows, where it does. [FAV-041, K-153] */
export async function deleteFavouriteList(
  api: ApiClient,
  { id, seen }: { id: FavouriteListId; seen?: number | undefined },
  intent: string,
): Promise<void> {
  const body = seen === undefined ? { id } : { id, seen_count: seen }
  await api.send(deleteFavouriteListCall, { body, intent })
}

type ListProducts = { id: FavouriteListId; products: readonly FavouriteId[] }

/** Gives those of `products` that are in the list now: what is no favourite any more stays outside. [FAV-031] */
export async function addToFavouriteList(
  api: ApiClient,
  { id, products }: ListProducts,
  intent: string,
): Promise<FavouriteId[]> {
  const body = { id, favorite_product_ids: [...products] }
  const reply = await api.send(addToFavouriteListCall, { body, intent })
  return reply.favorite_product_ids.map(favouriteId)
}

/** The favourites stay. [FAV-031] */
export async function removeFromFavouriteList(
  api: ApiClient,
  { id, products }: ListProducts,
  intent: string,
): Promise<void> {
  await api.send(removeFromFavouriteListCall, { body: { id, favorite_product_ids: [...products] }, intent })
}
