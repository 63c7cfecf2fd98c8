import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { facetsWire, listFilter } from './narrowing.ts'
import { productBasicWire } from './product.ts'
import { amount, list, maybe, pageOfList, weekNumberWire } from './wire.ts'

/** A category of the app with its sub-categories and how many products stand in each. */
export const appCategoryWire = v.object({
  category_code: v.string(),
  category_name: v.string(),
  count: amount,
  illustration: maybe(v.string()),
  sub_category_list: list(
    v.object({
      sub_category_code: v.string(),
      sub_category_name: v.string(),
      sub_count: amount,
    }),
  ),
})
export type AppCategoryWire = v.InferOutput<typeof appCategoryWire>

/**
 * App categories with their sub-categories and how many products each holds in the week that is ordered for next. The
 * documents give it no field; older releases name a week, and get the counts of that one. [API-012]
 */
export const appCategoriesCall = defineCall({
  service: 'delivery',
  path: '/app_category_list',
  access: 'anyone',
  isCommon: true,
  query: v.object({ planningWeek: v.optional(weekNumberWire) }),
  reply: v.object({
    app_category_list: list(appCategoryWire),
  }),
})

/** Small categories of one middle category, in display order. [API-029, API-045] */
export const smallCategoriesCall = defineCall({
  service: 'delivery',
  path: '/ec_category_list',
  access: 'anyone',
  query: v.object({
    planningWeek: weekNumberWire,
    largeCategoryCd: v.string(),
    middleCategoryCd: v.optional(v.string()),
  }),
  reply: v.object({
    small_category_list: list(
      v.object({ small_cd: v.string(), small_name: v.string(), display_order: amount, count: amount }),
    ),
  }),
})

/** The four orders of a product list. [CAT-042, BIZ-009] */
export const productSortWire = v.picklist(['-1', '-2', '3', '-3'])

/**
 * A page of the products of a category; code `0` means "all of the level above". Filter and `facet` are ours and optional,
 * and those of the search; `large_class` stays empty, as the levels are in the address. [API-029, BIZ-005, K-180]
 */
export const categoryProductsCall = defineCall({
  service: 'delivery',
  path: '/ec_category_product_list',
  access: 'anyone',
  query: v.object({
    planningWeek: weekNumberWire,
    largeCategoryCd: v.string(),
    middleCategoryCd: v.string(),
    smallCategoryCd: v.string(),
    sort: productSortWire,
    ...pageOfList,
    ...listFilter,
    officeCode: v.optional(v.string()),
    branchCode: v.optional(v.string()),
  }),
  reply: v.object({
    total_count: amount,
    product_basic_info_list: list(productBasicWire),
    facet: maybe(facetsWire),
  }),
})
