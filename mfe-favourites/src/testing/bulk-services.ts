import type { FavouriteProduct } from '@shop/shared/api/favourites'
import {
  addFavouriteCall,
  addToFavouriteListCall,
  createFavouriteListCall,
  deleteFavouriteListCall,
  favouriteListsCall,
  favouriteMarksCall,
  favouritesCall,
  removeFavouriteCall,
  removeFromFavouriteListCall,
} from '@shop/shared/contract'
import { favouriteId } from '@shop/shared/domain/favourites'
import type { Product } from '@shop/shared/domain/shopping'
import { anOrderBook, answer, aProduct, productWire, refused, server } from '@shop/shared/testing'

export const aFavourite = (over: Parameters<typeof aProduct>[0] = {}): FavouriteProduct => {
  const product = aProduct({ isFavourite: true, ...over })
  return { ...product, favouriteId: favouriteId(`f-${product.orderNumber}`), isInNoList: true }
}

/** So many favourites: 商品1, 商品2, … */
export const someFavourites = (count: number): FavouriteProduct[] =>
  Array.from({ length: count }, (_, at) => aFavourite({ orderNumber: String(200_001 + at), name: `商品${at + 1}` }))

type Kept = { name: string; ids: Set<string> }

/** Favourites, lists and the order of one member, in memory. */
export function answerBulk(all: readonly FavouriteProduct[], lists: Readonly<Record<string, Kept>> = {}) {
  const hearts = new Set<string>(all.map(({ orderNumber }) => orderNumber))
  const kept = new Map(Object.entries(lists))
  const orders = anOrderBook()
  const writes: string[] = []
  const heart = (no: string, isFavourite: boolean) => {
    writes.push(`${isFavourite ? 'POST' : 'DELETE'} ${no}`)
    if (isFavourite) hearts.add(no)
    else hearts.delete(no)
    return { order_no: no, is_favorite: isFavourite ? (1 as const) : (0 as const), favorite_count: 12 }
  }
  const held = () => all.filter(({ orderNumber }) => hearts.has(orderNumber))
  const listWire = (id: string, { name, ids }: Kept) => ({
    favorite_category_id: id,
    favorite_category_name: name,
    product_count: ids.size,
    image_url_list: [],
  })
  const fill = (id: string, ids: readonly string[], change: (one: Kept, of: string) => void) => {
    const list = kept.get(id)
    if (list === undefined) return refused(404, 'CSP20001')
    const known = ids.filter((one) => held().some((product) => product.favouriteId === one))
    for (const one of known) change(list, one)
    return { favorite_category_id: id, favorite_product_ids: [...list.ids].filter((one) => ids.includes(one)) }
  }
  server.use(
    ...orders.handlers,
    answer(favouritesCall, ({ query }) => {
      const list = query.is_category_filtering === 1 ? kept.get(query.favorite_product_category_id ?? '') : undefined
      if (query.is_category_filtering === 1 && list === undefined) return refused(404, 'CSP20001')
      const shown = held().filter((product) => list?.ids.has(product.favouriteId) ?? true)
      return { total_count: shown.length, product_list: shown.map(toWire) }
    }),
    answer(addFavouriteCall, ({ body }) => heart(body.order_no, true)),
    answer(removeFavouriteCall, ({ body }) => heart(body.order_no, false)),
    answer(favouriteMarksCall, { order_code_list: [] }),
    answer(favouriteListsCall, () => ({
      favorite_product_category_list: [...kept].map(([id, list]) => listWire(id, list)),
    })),
    answer(createFavouriteListCall, ({ body }) => {
      if ([...kept.values()].some(({ name }) => name === body.category_name)) return refused(409, 'CSP20004')
      const ids = body.favorite_products.map(({ favorite_product_id }) => favorite_product_id)
      const list = { name: body.category_name, ids: new Set(ids) }
      kept.set('new', list)
      return listWire('new', list)
    }),
    answer(deleteFavouriteListCall, ({ body }) => {
      kept.delete(body.id)
      return { id: body.id }
    }),
    answer(addToFavouriteListCall, ({ body }) =>
      fill(body.id, body.favorite_product_ids, ({ ids }, id) => void ids.add(id)),
    ),
    answer(removeFromFavouriteListCall, ({ body }) =>
      fill(body.id, body.favorite_product_ids, ({ ids }, id) => void ids.delete(id)),
    ),
  )
  return {
    orders,
    writes,
    hearts,
    /** What a list holds; `undefined`: there is none. */
    list: (id: string) => kept.get(id) && [...(kept.get(id)?.ids ?? [])],
    putInto: (id: string, product: FavouriteProduct) => void kept.get(id)?.ids.add(product.favouriteId),
  }
}

const toWire = (product: FavouriteProduct) => ({
  ...productWire(product as Product),
  id: product.favouriteId,
  is_order: product.isOnSale ? (1 as const) : (0 as const),
  is_independent: 0 as const,
})
