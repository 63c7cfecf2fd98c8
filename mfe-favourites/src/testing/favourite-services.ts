import {
  addFavouriteCall,
  appCategoriesCall,
  favouriteListsCall,
  favouriteMarksCall,
  favouritesCall,
  removeFavouriteCall,
} from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import { type Asked, anOrderBook, answer, aProduct, productWire, server } from '@shop/shared/testing'

/** So many favourites: 商品1, 商品2, … */
export const favourites = (count: number): Product[] =>
  Array.from({ length: count }, (_, at) =>
    aProduct({ orderNumber: String(200_001 + at), name: `商品${at + 1}`, isFavourite: true, maxOrder: 1 }),
  )

/** The favourites of a member, changed by their hearts, with an order of nothing. */
export function answerFavourites(list: readonly Product[]) {
  let held = [...list]
  const lists: Asked<typeof favouritesCall>['query'][] = []
  const writes: string[] = []
  const orders = anOrderBook()
  const set = (no: string, isFavourite: boolean) => {
    writes.push(`${isFavourite ? 'POST' : 'DELETE'} ${no}`)
    const product = list.find(({ orderNumber }) => orderNumber === no)
    held = held.filter(({ orderNumber }) => orderNumber !== no)
    if (isFavourite && product !== undefined) held = [product, ...held]
    return { order_no: no, is_favorite: isFavourite ? (1 as const) : (0 as const), favorite_count: 12 }
  }
  server.use(
    ...orders.handlers,
    answer(favouritesCall, ({ query }) => {
      lists.push(query)
      return {
        total_count: held.length,
        product_list: held.map((product) => ({
          ...productWire(product),
          id: product.orderNumber,
          is_order: product.isOnSale ? (1 as const) : (0 as const),
          is_independent: 0 as const,
        })),
      }
    }),
    answer(addFavouriteCall, ({ body }) => set(body.order_no, true)),
    answer(removeFavouriteCall, ({ body }) => set(body.order_no, false)),
    answer(favouriteMarksCall, { order_code_list: [] }),
    answer(favouriteListsCall, { favorite_product_category_list: [] }),
    answer(appCategoriesCall, { app_category_list: [] }),
  )
  return {
    lists,
    writes,
    orders,
    /** Somebody presses a heart elsewhere. */
    add: (product: Product) => {
      held = [product, ...held]
    },
  }
}
