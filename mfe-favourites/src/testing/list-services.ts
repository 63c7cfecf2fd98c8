import { appCategoriesCall, deleteFavouriteListCall, favouriteListsCall, favouritesCall } from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import { type Asked, anOrderBook, answer, productWire, refused, server } from '@shop/shared/testing'

/** A favourite as a service knows it: with its large category and the week that has it next. */
export type StoredFavourite = Product & { category?: string; nextWeek?: string }
/** `holds`: order numbers; none unless said. */
export type StoredList = { id: string; name: string; holds?: readonly string[] }

/** Answers for favourites and their lists; `take` removes a list as another device would. */
export function answerLists(lists: readonly StoredList[], favourites: readonly StoredFavourite[] = []) {
  let held = [...lists]
  const asked: Asked<typeof favouritesCall>['query'][] = []
  const deleted: string[] = []
  const names: number[] = []
  server.use(
    ...anOrderBook().handlers,
    answer(favouriteListsCall, () => {
      names.push(held.length)
      return { favorite_product_category_list: held.map(listWire) }
    }),
    answer(favouritesCall, ({ query }) => {
      asked.push(query)
      const list = held.find(({ id }) => id === query.favorite_product_category_id)
      if (query.is_category_filtering === 1 && list === undefined) return refused(404, 'CSP20001')
      const found = favourites.filter(({ orderNumber }) => list === undefined || list.holds?.includes(orderNumber))
      return { total_count: found.length, product_list: found.map(favouriteWire) }
    }),
    answer(deleteFavouriteListCall, ({ body: { id } }) => {
      deleted.push(id)
      if (!held.some((list) => list.id === id)) return refused(404, 'CSP20001')
      held = held.filter((list) => list.id !== id)
      return { id }
    }),
    answer(appCategoriesCall, { app_category_list: [category('01', '野菜'), category('02', '乳製品')] }),
  )
  return {
    asked,
    deleted,
    /** How often the lists were asked for. */
    names,
    take: (id: string) => {
      held = held.filter((list) => list.id !== id)
    },
  }
}

const listWire = ({ id, name, holds = [] }: StoredList) => ({
  favorite_category_id: id,
  favorite_category_name: name,
  product_count: holds.length,
  image_url_list: holds.map((no) => ({ image_url: `https://assets.test/${no}.webp` })),
})

const favouriteWire = (product: StoredFavourite) => ({
  ...productWire(product),
  id: product.orderNumber,
  app_category: product.category,
  nxtkiksyua: product.nextWeek,
  is_order: product.isOnSale ? (1 as const) : (0 as const),
  is_independent: 0 as const,
})

const category = (category_code: string, category_name: string) => ({
  category_code,
  category_name,
  count: 1,
  sub_category_list: [],
})
