import type { subscriptionsCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import type * as v from 'valibot'
import { plannedWeekOf } from '../calendar/planning-weeks.ts'
import type { Database } from '../database/open-database.ts'
import { type ImageAddresses, productRows, toProductCard } from './product-card.ts'
import { productMarks } from './product-marks.ts'
import { cancelled, isCycle, skipNext } from './subscription-codes.ts'
import { codesOf, type Wish } from './subscription-marks.ts'

type SubscriptionList = v.InferInput<typeof subscriptionsCall.reply>
type Asked = { member: string; week: string; limit: number; offset: number }

/** Subscriptions of a member, the earliest ordered first. */
export async function subscriptionsOf(
  db: Database,
  { member, week, limit, offset }: Asked,
  images: ImageAddresses,
): Promise<SubscriptionList> {
  const { total } = await db
    .selectFrom('subscription')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_code', '=', member)
    .executeTakeFirstOrThrow()
  const rows = await productRows(db)
    .innerJoin('subscription', 'subscription.order_no', 'product.order_no')
    .select([
      'subscription.cycle',
      'subscription.order_count',
      'subscription.next_closes_at',
      'subscription.ordered_week',
      'subscription.is_new',
    ])
    .where('subscription.member_code', '=', member)
    // The price of the asked week, or of the latest in which it was on sale.
    .where('offer.planning_week', '=', (offers) =>
      offers
        .selectFrom('offer as priced')
        .select('priced.planning_week')
        .whereRef('priced.order_no', '=', 'product.order_no')
        .orderBy(sql`priced.planning_week = ${week}`, 'desc')
        .orderBy('priced.planning_week', 'desc')
        .limit(1),
    )
    .orderBy('subscription.ordered_week')
    .orderBy('product.order_no')
    .limit(limit)
    .offset(offset)
    .execute()
  const marks = await productMarks(db, { memberCode: member, week, orderNumbers: rows.map((row) => row.order_no) })
  return {
    total_count: total,
    come_every_inf: rows.map((row) => ({
      product_info: toProductCard(row, marks, images),
      cycle_category: row.cycle,
      quantity: row.order_count,
      next_planning_week: row.next_closes_at === null ? null : plannedWeekOf(row.next_closes_at).number,
      next_quantity: isDeliveredNext(row.cycle, marks.subscriptions.wishes.get(row.order_no)) ? row.order_count : 0,
      odr_no1: marks.subscriptions.numbers.get(row.order_no)?.get(row.cycle) ?? row.order_no,
      kikaku_syu_ins: row.ordered_week,
      is_new_order: row.is_new && row.ordered_week === week ? (1 as const) : (0 as const),
      limited_product_additional_info: row.is_limited ? { valid_flg: 1, max_order: row.max_order } : null,
      come_every_inf_list: codesOf(row, marks.subscriptions),
    })),
  }
}

/** [ORD-102] */
const isDeliveredNext = (cycle: number, wish: Wish | undefined): boolean =>
  isCycle(cycle) && wish?.code !== skipNext && wish?.code !== cancelled
