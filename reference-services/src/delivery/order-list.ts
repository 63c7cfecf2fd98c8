import type { orderListCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import { comeEveryOrder, type ImageAddresses, toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { productRows } from './product-rows.ts'

type OrderList = v.InferInput<typeof orderListCall.reply>
export type OrderListQuery = { member: string; week: string; limit: number; offset: number }

/** What a member ordered in one week, the latest first. [API-013, ORD-077] */
export async function orderedItems(
  db: Database,
  { member, week, limit, offset }: OrderListQuery,
  images: ImageAddresses,
): Promise<OrderList> {
  const { total } = await db
    .selectFrom('order_line')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_code', '=', member)
    .where('planning_week', '=', week)
    .executeTakeFirstOrThrow()
  const rows = await productRows(db)
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.planning_week', '=', 'offer.planning_week')
        .onRef('order_line.order_no', '=', 'offer.order_no'),
    )
    .select(['order_line.order_count', 'order_line.input_status', 'order_line.cycle'])
    .where('order_line.member_code', '=', member)
    .where('order_line.planning_week', '=', week)
    .orderBy('order_line.ordered_at', 'desc')
    .orderBy('order_line.order_no')
    .limit(limit)
    .offset(offset)
    .execute()
  const marks = await productMarks(db, { memberCode: member, week, orderNumbers: rows.map((row) => row.order_no) })
  return {
    total_count: total,
    order_list: rows.map((row) => ({
      product_info: toProductCard(row, marks, images),
      order_count: row.order_count,
      input_status: row.input_status,
      come_every_inf_list: row.cycle === null ? [] : [comeEveryOrder(row, row.cycle, row.order_count)],
      limited_product_additional_info: row.is_limited ? { valid_flg: 1, max_order: row.max_order } : null,
    })),
  }
}
