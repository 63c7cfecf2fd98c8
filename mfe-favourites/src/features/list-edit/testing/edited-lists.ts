import {
  addToFavouriteListCall,
  createFavouriteListCall,
  favouriteListsCall,
  favouritesCall,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import { answer, productWire, refused, server } from '@shop/shared/testing'

export type HeldList = { id: string; name: string; products: readonly string[] }

/** A member's favourites and lists, which can be changed here as well as by calls; a favourite's id is its order number. */
export function answerLists(favourites: readonly Product[], given: readonly HeldList[]) {
  let products = [...favourites]
  let lists = [...given]
  const writes: string[] = []
  const intents: (string | null)[] = []
  const wire = ({ id, name, products: ids }: HeldList) => ({
    favorite_category_id: id,
    favorite_category_name: name,
    product_count: ids.length,
    image_url_list: [],
  })
  const notFound = () => refused(404, 'CSP20001')
  const wrote = (text: string, headers: Headers) => {
    writes.push(text)
    intents.push(headers.get('idempotency-key'))
  }
  const kept = (ids: readonly string[]) => ids.filter((id) => products.some(({ orderNumber }) => orderNumber === id))
  function change(id: string, to: (list: HeldList) => HeldList) {
    const list = lists.find((one) => one.id === id)
    if (list === undefined) return undefined
    const next = to(list)
    lists = lists.map((one) => (one.id === id ? next : one))
    return next
  }
  const reading = [
    answer(favouriteListsCall, () => ({ favorite_product_category_list: lists.map(wire) })),
    answer(favouritesCall, ({ query }) => {
      const list = lists.find(({ id }) => id === query.favorite_product_category_id)
      if (query.is_category_filtering === 1 && list === undefined) return notFound()
      const shown = products.filter(({ orderNumber }) => list?.products.includes(orderNumber) !== false)
      return {
        total_count: shown.length,
        product_list: shown.map((product) => ({
          ...productWire(product),
          id: product.orderNumber,
          is_order: product.isOnSale ? (1 as const) : (0 as const),
          is_independent: 0 as const,
        })),
      }
    }),
  ]
  const writing = [
    answer(createFavouriteListCall, ({ body, headers }) => {
      const ids = body.favorite_products.map(({ favorite_product_id }) => favorite_product_id)
      wrote(`create ${body.category_name} ${ids}`, headers)
      const made = { id: `made-${lists.length}`, name: body.category_name, products: kept(ids) }
      lists = [made, ...lists]
      return wire(made)
    }),
    answer(renameFavouriteListCall, ({ body, headers }) => {
      wrote(`rename ${body.id} ${body.category_name}`, headers)
      const list = change(body.id, (one) => ({ ...one, name: body.category_name }))
      return list === undefined ? notFound() : wire(list)
    }),
    answer(addToFavouriteListCall, ({ body, headers }) => {
      const ids = kept(body.favorite_product_ids)
      wrote(`add ${body.favorite_product_ids}`, headers)
      const list = change(body.id, (one) => ({ ...one, products: [...one.products, ...ids] }))
      return list === undefined ? notFound() : { favorite_category_id: body.id, favorite_product_ids: ids }
    }),
    answer(removeFromFavouriteListCall, ({ body, headers }) => {
      wrote(`remove ${body.favorite_product_ids}`, headers)
      const without = (ids: readonly string[]) => ids.filter((id) => !body.favorite_product_ids.includes(id))
      const list = change(body.id, (one) => ({ ...one, products: without(one.products) }))
      return list === undefined ? notFound() : { favorite_category_id: body.id, favorite_product_ids: [] }
    }),
  ]
  server.use(...reading, ...writing)
  return {
    /** As the services were asked, in order. */
    writes,
    intents,
    lists: () => lists,
    change,
    delete: (id: string) => {
      lists = lists.filter((one) => one.id !== id)
    },
    takeOff: (no: string) => {
      products = products.filter(({ orderNumber }) => orderNumber !== no)
      lists = lists.map((one) => ({ ...one, products: one.products.filter((id) => id !== no) }))
    },
  }
}
