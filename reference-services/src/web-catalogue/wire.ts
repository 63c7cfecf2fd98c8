import { productBasicWire } from '@shop/shared/contract'
import * as v from 'valibot'

/** The wire between the services and the company behind the web catalogue, from server to server. [K-57] */

const week = v.pipe(v.string(), v.regex(/^\d{8}$/))
const orderNo = v.pipe(v.string(), v.regex(/^\d{6}$/))
const ticket = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))

/** A medium of a week. */
export const contentsQuery = v.object({
  planning_week: week,
  catalogue_code: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
})

/** The goods of a medium in its own order, below the headings that they are printed under. */
export const contentsReply = v.object({
  catalogue_code: v.string(),
  catalogue_name: v.string(),
  image_path: v.string(),
  tint: v.pipe(v.string(), v.hexColor()),
  section_list: v.array(
    v.object({ name: v.string(), image_path: v.nullable(v.string()), product_list: v.array(productBasicWire) }),
  ),
})

export const linesBody = v.object({ ticket, planning_week: week })
export const linesReply = v.object({
  order_list: v.array(v.object({ order_no: v.string(), order_count: v.number() })),
})

const maxPieces = 99
export const putBody = v.object({
  ticket,
  planning_week: week,
  order_no: orderNo,
  order_count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces)),
})
export const deleteBody = v.object({ ticket, planning_week: week, order_no: orderNo })
export const lineReply = v.object({ order_no: v.string(), order_count: v.number() })

/** Below the delivery service. */
export const partnerPaths = {
  contents: '/delivery/web_catalogue_contents',
  lines: '/delivery/web_catalogue_lines',
  order: '/delivery/web_catalogue_order',
} as const
