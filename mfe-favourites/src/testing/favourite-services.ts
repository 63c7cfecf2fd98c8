import type { FavouriteProduct } from '@shop/shared/api/favourites'
import {
  addFavouriteCall,
  addToFavouriteListCall,
  appCategoriesCall,
  createFavouriteListCall,
  deleteFavouriteListCall,
  favouriteListsCall,
  favouriteMarksCall,
  favouritesCall,
  removeFavouriteCall,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from '@shop/shared/contract'
import { type Asked, anOrderBook, answer, productWire, refused, server } from '@shop/shared/testing'
import type { StoredList } from './builders.ts'
import { type MemberFavourites, memberFavourites } from './member-favourites.ts'

/**
 * The services of one member: favourites, their hearts, lists and an order of nothing. What is written is written down,
 * with order numbers for the ids of favourites.
 */
export function answerFavourites(all: readonly FavouriteProduct[] = [], lists: readonly StoredList[] = []) {
  const store = memberFavourites(all, lists)
  const orders = anOrderBook()
  const writes: string[] = []
  const intents: (string | null)[] = []
  const asked: Asked<typeof favouritesCall>['query'][] = []
  let listReads = 0

  function heart(no: string, isFavourite: boolean) {
    writes.push(`${isFavourite ? 'POST' : 'DELETE'} ${no}`)
    store.setHeart(no, isFavourite)
    return markWire(store, no)
  }
  function wrote(text: string, headers: Headers): void {
    writes.push(text)
    intents.push(headers.get('idempotency-key'))
  }

  server.use(
    ...orders.handlers,
    answer(favouritesCall, ({ query }) => {
      asked.push(query)
      const isOfList = query.is_category_filtering === 1
      const list = store.list(query.favorite_product_category_id ?? '')
      if (isOfList && list === undefined) return notFound()
      const shown = store.held().filter(({ orderNumber }) => !isOfList || list?.holds.includes(orderNumber))
      return { total_count: shown.length, product_list: shown.map(favouriteWire) }
    }),
    answer(addFavouriteCall, ({ body }) => heart(body.order_no, true)),
    answer(removeFavouriteCall, ({ body }) => heart(body.order_no, false)),
    answer(favouriteMarksCall, ({ query }) => ({
      order_code_list: query.order_no.map((no) => ({ ...markWire(store, no), has_products: 1 as const })),
    })),
    answer(favouriteListsCall, () => {
      listReads += 1
      return { favorite_product_category_list: store.lists().map(listWire) }
    }),
    answer(createFavouriteListCall, ({ body: { category_name: name, favorite_products }, headers }) => {
      const numbers = store.numbersOf(favorite_products.map(({ favorite_product_id: id }) => id))
      wrote(`create ${name} ${numbers}`, headers)
      return store.hasName(name) ? refused(409, 'CSP20004') : listWire(store.create(name, numbers))
    }),
    answer(renameFavouriteListCall, ({ body: { id, category_name: name }, headers }) => {
      wrote(`rename ${id} ${name}`, headers)
      const list = store.change(id, (one) => ({ ...one, name }))
      return list === undefined ? notFound() : listWire(list)
    }),
    answer(deleteFavouriteListCall, ({ body: { id }, headers }) => {
      wrote(`delete ${id}`, headers)
      return store.delete(id) ? { id } : notFound()
    }),
    answer(addToFavouriteListCall, ({ body, headers }) => {
      const numbers = store.numbersOf(body.favorite_product_ids)
      wrote(`add ${numbers}`, headers)
      return filled(body, store.put(body.id, numbers))
    }),
    answer(removeFromFavouriteListCall, ({ body, headers }) => {
      const numbers = store.numbersOf(body.favorite_product_ids)
      wrote(`remove ${numbers}`, headers)
      return filled(body, store.takeOut(body.id, numbers))
    }),
    answer(appCategoriesCall, { app_category_list: [category('01', '野菜'), category('02', '乳製品')] }),
  )

  function filled(body: { id: string; favorite_product_ids: string[] }, list: StoredList | undefined) {
    if (list === undefined) return notFound()
    const isIn = (id: string) => list.holds?.includes(store.numbersOf([id])[0] ?? '')
    return { favorite_category_id: body.id, favorite_product_ids: body.favorite_product_ids.filter(isIn) }
  }

  return {
    /** With these another device changes what is stored. */
    ...store,
    orders,
    /** As the services were asked, in order. */
    writes,
    /** Of the writes of lists. */
    intents,
    asked,
    /** How often the lists were asked for. */
    listReads: () => listReads,
  }
}

const notFound = () => refused(404, 'CSP20001')

const flag = (value: boolean) => (value ? (1 as const) : (0 as const))

const markWire = (store: MemberFavourites, no: string) => ({
  order_no: no,
  is_favorite: flag(store.isHeld(no)),
  favorite_count: 12,
})

const listWire = ({ id, name, holds = [] }: StoredList) => ({
  favorite_category_id: id,
  favorite_category_name: name,
  product_count: holds.length,
  image_url_list: holds.map((no) => ({ image_url: `https://assets.test/${no}.webp` })),
})

const favouriteWire = (product: FavouriteProduct) => ({
  ...productWire(product),
  id: product.favouriteId,
  app_category: product.category,
  nxtkiksyua: product.nextWeek,
  is_order: flag(product.isOnSale),
  is_independent: 0 as const,
})

const category = (category_code: string, category_name: string) => ({
  category_code,
  category_name,
  count: 1,
  sub_category_list: [],
})
