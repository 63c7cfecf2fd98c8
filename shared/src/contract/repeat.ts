import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { appCategoryWire } from './category.ts'
import { productBasicWire } from './product.ts'
import { amount, list, maybe, pageOfList, weekNumberWire } from './wire.ts'

/**
 * Products that the member ordered before the week and can order again in it: often ordered first, then lately ordered. The
 * categories are those of the whole list, whichever is asked for. A code of 0 is left out. [K-18, ORD-116]
 */
export const repeatListCall = defineCall({
  service: 'delivery',
  path: '/order_history_list',
  access: 'member',
  query: v.object({
    planningWeek: weekNumberWire,
    appCategoryCode: v.optional(v.string()),
    appSubcategoryCode: v.optional(v.string()),
    ...pageOfList,
    sort: v.picklist(['1']),
  }),
  reply: v.object({
    total_count: amount,
    app_category_list: list(appCategoryWire),
    product_basic_info_list: list(
      v.object({
        ...productBasicWire.entries,
        /** In how many weeks it was ordered, and the last of them. Ours: services of before leave them out. [K-174] */
        order_times: maybe(amount),
        last_order_week: maybe(weekNumberWire),
      }),
    ),
  }),
})
