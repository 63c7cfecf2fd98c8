import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { amount, list, maybe } from './wire.ts'

/** No list has more, and no request names more. */
const maxFavouriteIds = 1000
const maxIdLength = 100
const idWire = v.pipe(v.string(), v.minLength(1), v.maxLength(maxIdLength))
const idsWire = v.pipe(v.array(idWire), v.maxLength(maxFavouriteIds))

/** A list of favourites. [API-047] */
export const favouriteListWire = v.object({
  favorite_category_id: idWire,
  favorite_category_name: v.string(),
  /** How many products are in it, and pictures of the newest: not in the documents, and absent where nobody says. */
  product_count: maybe(amount),
  image_url_list: list(v.object({ image_url: v.string() })),
})
export type FavouriteListWire = v.InferOutput<typeof favouriteListWire>

const ofLists = {
  service: 'delivery',
  path: '/favorite_product_category',
  access: 'member',
  confirmed: true,
  own: 'any',
} as const

/** The member's lists, newest first. [API-027] */
export const favouriteListsCall = defineCall({
  ...ofLists,
  reply: v.object({ favorite_product_category_list: list(favouriteListWire) }),
})

/**
 * 409 with CSP20003: as many lists as there may be; CSP20004: the name is there already; 400 with CSP20005: too long, or
 * nothing of it can be seen. Products that are no favourites any more are left out. [API-027, FAV-019]
 */
export const createFavouriteListCall = defineCall({
  ...ofLists,
  method: 'POST',
  csrf: true,
  body: v.object({
    category_name: v.string(),
    favorite_products: v.pipe(v.array(v.object({ favorite_product_id: idWire })), v.maxLength(maxFavouriteIds)),
  }),
  reply: favouriteListWire,
})

/**
 * 404 with CSP20001: no such list of this member; the names as in {@link createFavouriteListCall}; 409 with CSP50023: it
 * has another name than the page showed. [API-027, FAV-027, K-153]
 */
export const renameFavouriteListCall = defineCall({
  ...ofLists,
  method: 'PUT',
  csrf: true,
  seen: ['seen_name'],
  body: v.object({ id: idWire, category_name: v.string(), seen_name: maybe(v.string()) }),
  reply: favouriteListWire,
})

/**
 * 404 with CSP20001; 409 with CSP50023: it has another number of products than the page showed. The favourites that were
 * in it stay. [API-027, API-081, FAV-041, K-153]
 */
export const deleteFavouriteListCall = defineCall({
  ...ofLists,
  method: 'DELETE',
  csrf: true,
  seen: ['seen_count'],
  body: v.object({ id: idWire, seen_count: maybe(amount) }),
  reply: v.object({ id: idWire }),
})

const ofOneList = {
  ...ofLists,
  path: '/favorite_product_category/:id',
  csrf: true,
  body: v.object({ id: idWire, favorite_product_ids: idsWire }),
  /** The products of the body that are in the list now. */
  reply: v.object({ favorite_category_id: idWire, favorite_product_ids: list(idWire) }),
} as const

/** 404 with CSP20001. What is no favourite any more stays outside. [API-028, FAV-031] */
export const addToFavouriteListCall = defineCall({ ...ofOneList, method: 'POST' })

/** 404 with CSP20001. The favourites stay. [API-028, API-081, FAV-031] */
export const removeFromFavouriteListCall = defineCall({ ...ofOneList, method: 'DELETE' })
