import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { productBasicWire } from './product.ts'
import { amount, flagWire, list, maybe, orderNumberWire, pageOfList, queryNumber, weekNumberWire } from './wire.ts'

/** Marks cards: favourite or not, how many favour it, on sale or not. At most 999 numbers. [API-022, FAV-018] */
export const favouriteMarksCall = defineCall({
  service: 'delivery',
  path: '/favorite_product_order_code',
  access: 'member',
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
  /** In no list. */
  is_independent: flagWire,
  /** The next open week after the one asked for that has it; absent where there is none yet. [CAT-056] */
  nxtkiksyua: maybe(weekNumberWire),
})
export type FavouriteProductWire = v.InferOutput<typeof favouriteProductWire>

/**
 * The member's favourites, newest first: all, those of one list, or those that are in no list. 404 with CSP20001: the
 * member has no such list. [API-026]
 */
export const favouritesCall = defineCall({
  service: 'delivery',
  path: '/favorite_product',
  access: 'member',
  own: 'refusal',
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

/** 409 with CSP20002: the member has as many favourites as there may be. [API-025] */
export const addFavouriteCall = defineCall({
  service: 'delivery',
  method: 'POST',
  path: '/favorite_product',
  access: 'member',
  csrf: true,
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
  own: 'any',
  body: toggleBody,
  reply: toggleReply,
})
