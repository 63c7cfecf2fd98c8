import type { orderListCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import type * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { isOnLimitedSale } from './order-rules.ts'
import { type ImageAddresses, type ProductRow, productRows, toProductCard } from './product-card.ts'
import { type ProductMarks, productMarks } from './product-marks.ts'
import { cancelled, skipNext } from './subscription-codes.ts'
import { codesOf, comeEveryOrder } from './subscription-marks.ts'
import { openWeeks } from './weeks.ts'

type OrderList = v.InferInput<typeof orderListCall.reply>
export type OrderListQuery = { member: string; week: string; limit: number; offset: number; now: Date }

/** Order lines of a member in one week, the latest first. [ORD-077] */
export async function orderedItems(
  db: Database,
  { member, week, limit, offset, now }: OrderListQuery,
  images: ImageAddresses,
): Promise<OrderList> {
  const { total } = await db
    .selectFrom('order_line')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_code', '=', member)
    .where('planning_week', '=', week)
    .executeTakeFirstOrThrow()
  const rows = await orderedRows(db, { member, week }).limit(limit).offset(offset).execute()
  const marks = await productMarks(db, { memberCode: member, week, orderNumbers: rows.map((row) => row.order_no) })
  const [nextWeek] = await openWeeks(db, now)
  return {
    total_count: total,
    order_list: rows.map((row) => ({
      ...itemOf(row, marks, images),
      order_count: row.order_count,
      input_status: row.input_status,
      limited_product_additional_info: row.is_limited
        ? { valid_flg: isValid(week, nextWeek, now) ? 1 : 0, max_order: row.max_order }
        : null,
      ...lotteryOf(row),
    })),
  }
}

/** Lines of a member in one week with their products, the latest first. */
export const orderedRows = (db: Database, { member, week }: Pick<OrderListQuery, 'member' | 'week'>) =>
  productRows(db)
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.planning_week', '=', 'offer.planning_week')
        .onRef('order_line.order_no', '=', 'offer.order_no'),
    )
    .select([
      'order_line.order_count',
      'order_line.input_status',
      'order_line.cycle',
      'order_line.win_count',
      'order_line.ordered_at',
      'order_line.is_changed',
    ])
    .where('order_line.member_code', '=', member)
    .where('order_line.planning_week', '=', week)
    .orderBy('order_line.ordered_at', 'desc')
    .orderBy('order_line.order_no')
    .orderBy('order_line.cycle')

/** A line ordered in its sale stays so once its week has closed. */
export const isValid = (number: string, nextWeek: PlanningWeekTable | undefined, now: Date): boolean =>
  nextWeek === undefined || number < nextWeek.number || isOnLimitedSale({ number }, nextWeek, now)

type Line = ProductRow & { order_count: number; input_status: number; cycle: number | null; win_count: number | null }

const itemOf = (row: Line, marks: ProductMarks, images: ImageAddresses) => ({
  product_info: toProductCard(row, marks, images),
  come_every_inf_list: subscriptionOf(row, marks),
})

/**
 * A line of a subscription names the number of its cycle, beside a line that was ordered by the product's own; and what asks
 * for it to be left out, so that whoever counts need not ask for the settings as well. [ORD-101]
 */
export function subscriptionOf(row: Line, marks: ProductMarks) {
  const { cycle: code, order_count, input_status } = row
  const order_no = code === null ? undefined : marks.subscriptions.numbers.get(row.order_no)?.get(code)
  if (code === null || order_no === undefined) return []
  const stops = codesOf(row, marks.subscriptions).filter(
    ({ riyo_tou_kbn, order_count: asked }) => asked > 0 && (riyo_tou_kbn === skipNext || riyo_tou_kbn === cancelled),
  )
  return [comeEveryOrder(row, { order_no, code, order_count, input_status }), ...stops]
}

/** Whether the lottery has been drawn, and what was won. */
const lotteryOf = ({ lottery_quantity, win_count, order_count }: Line) =>
  lottery_quantity === null
    ? {}
    : {
        has_lottery_result: win_count === null ? (0 as const) : (1 as const),
        tosen_su: win_count,
        konyu_su: order_count,
      }
