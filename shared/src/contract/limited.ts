import * as v from '@shop/shared/schema'
import { defineCall } from './call.ts'
import { limitedAdditionalInfoWire } from './limited-info.ts'
import { productBasicWire } from './product.ts'
import { list, queryNumber, weekNumberWire } from './wire.ts'

export const limitedProductWire = v.object({
  product_info: productBasicWire,
  limited_product_additional_info: limitedAdditionalInfoWire,
})
export type LimitedProductWire = v.InferOutput<typeof limitedProductWire>

/** The limited products of a week and of one type; sort 0 recommended, 1 cheaper first. [API-017, BIZ-009] */
export const limitedProductListCall = defineCall({
  service: 'delivery',
  path: '/limited_product_list',
  access: 'anyone',
  own: 'any',
  query: v.object({
    planningWeek: weekNumberWire,
    sort: queryNumber(0, 1),
    webLimitedType: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  }),
  reply: v.object({ limited_product_info_list: list(limitedProductWire) }),
})
