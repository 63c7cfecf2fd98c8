import { sql } from 'kysely'
import { tokyoInstant } from '../calendar/tokyo-time.ts'
import type { Database } from '../database/open-database.ts'

type Asked = { member: string; now: Date }

/**
 * Lines of weeks that had closed by the end of a day and are delivered after it: what is open may still change, and is
 * seen in the order. A lottery's line counts with what it won. [K-83]
 */
const futureLines = (db: Database, { member, now }: Asked) =>
  db
    .selectFrom('order_line as line')
    .innerJoin('planning_week as week', 'week.number', 'line.planning_week')
    .innerJoin('offer', (join) =>
      join.onRef('offer.planning_week', '=', 'line.planning_week').onRef('offer.order_no', '=', 'line.order_no'),
    )
    .innerJoin('product', 'product.order_no', 'line.order_no')
    .where('line.member_code', '=', member)
    .where('week.closes_at', '<', now)
    .where(sql<boolean>`coalesce(line.win_count, line.order_count) > 0`)

function endOf(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return tokyoInstant(year, month, date + 1)
}

/** Products that come after a day of delivery; points are not in its amounts. */
export async function futureDeliveries(db: Database, day: string, asked: Asked) {
  const lines = await futureLines(db, asked)
    .where('week.delivers_on', '>', day)
    .where('week.closes_at', '<', endOf(day))
    .select([
      sql<string>`concat_ws(' ', nullif(product.brand, ''), product.name)`.as('hinmei'),
      sql<number>`coalesce(line.win_count, line.order_count)`.as('quantity'),
      'offer.tax_included_price',
      'product.is_point_exchange',
    ])
    .orderBy('week.delivers_on')
    .orderBy('line.ordered_at')
    .orderBy('line.order_no')
    .orderBy('line.cycle')
    .execute()
  return lines.map(({ hinmei, quantity, tax_included_price, is_point_exchange }) => ({
    hinmei,
    quantity,
    amount: is_point_exchange ? 0 : tax_included_price * quantity,
  }))
}

/** Those of some days of delivery after which something comes. */
export async function daysWithFutureDeliveries(db: Database, days: readonly string[], asked: Asked) {
  const weeks = await futureLines(db, asked).select(['week.delivers_on', 'week.closes_at']).distinct().execute()
  return new Set(days.filter((day) => weeks.some((week) => week.delivers_on > day && week.closes_at < endOf(day))))
}
