import * as v from 'valibot'
import { defineCall } from './call.ts'
import { productBasicWire } from './product.ts'
import { amount, flagWire, list, orderNumberWire, pageOfList, queryNumber, weekNumberWire } from './wire.ts'

/** Marks cards: favourite or not, how many favour it, on sale or not. At most 999 numbers. [API-022, FAV-018] */
export const favouriteMarksCall = defineCall({
  service: 'delivery',
  method: 'GET',
  path: '/favorite_product_order_code',
  access: 'member',
  csrf: false,
  confirmed: true,
  own: 'any',
  query: v.object({
    planning_week: weekNumberWire,
    order_no: v.pipe(
      v.union([orderNumberWire, v.array(orderNumberWire)]),
      v.transform((value) => (typeof value === 'string' ? [value] : value)),
      v.maxLength(999),
    ),
  }),
  reply: v.object({
    order_code_list: list(
      v.object({
        order_no: orderNumberWire,
        is_favorite: flagWire,
        favorite_count: amount,
        has_products: flagWire,
      }),
    ),
  }),
})

/** A favourite product; `is_order` tells whether it is on sale in the week asked for. [API-047, FAV-038] */
export const favouriteProductWire = v.object({
  ...productBasicWire.entries,
  id: v.string(),
  is_order: flagWire,
  is_independent: flagWire,
})
export type FavouriteProductWire = v.InferOutput<typeof favouriteProductWire>

/** The member's favourites, newest first. [API-026] */
export const favouritesCall = defineCall({
  service: 'delivery',
  method: 'GET',
  path: '/favorite_product',
  access: 'member',
  csrf: false,
  confirmed: true,
  query: v.object({
    planningWeek: weekNumberWire,
    is_category_filtering: v.optional(queryNumber(0, 1)),
    is_independent_category: v.optional(queryNumber(0, 1)),
    favorite_product_category_id: v.optional(v.string()),
    limit: v.optional(pageOfList.limit),
    offset: v.optional(pageOfList.offset),
  }),
  reply: v.object({ total_count: amount, product_list: list(favouriteProductWire) }),
})

const toggleBody = v.object({ planning_week: weekNumberWire, order_no: orderNumberWire })
const toggleReply = v.object({ order_no: orderNumberWire, is_favorite: flagWire, favorite_count: amount })

/** [API-025] */
export const addFavouriteCall = defineCall({
  service: 'delivery',
  method: 'POST',
  path: '/favorite_product',
  access: 'member',
  csrf: true,
  confirmed: true,
  own: 'any',
  body: toggleBody,
  reply: toggleReply,
})

/** [API-025, API-081] */
export const removeFavouriteCall = defineCall({
  service: 'delivery',
  method: 'DELETE',
  path: '/favorite_product',
  access: 'member',
  csrf: true,
  confirmed: true,
  own: 'any',
  body: toggleBody,
  reply: toggleReply,
})
