import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { orderedRows, subscriptionOf } from './order-list.ts'
import { productRows } from './product-card.ts'
import { type ProductMarks, productMarks } from './product-marks.ts'

type Asked = { member: string; week: string }
type Row = Awaited<ReturnType<ReturnType<typeof orderedRows>['executeTakeFirstOrThrow']>>

export type HistoryLine = {
  row: Row
  marks: ProductMarks
  /** The number by which it comes on its own, and what asks for it to be left out. */
  subscription: ReturnType<typeof subscriptionOf>
  /** The member took it out again. */
  isCancelled: boolean
}

/** All lines of a week, also those that were taken out again, the latest first. */
export async function historyRows(db: Database, asked: Asked): Promise<HistoryLine[]> {
  const ordered = await orderedRows(db, asked).execute()
  const gone = await cancelledRows(db, asked)
  const marks = await productMarks(db, {
    memberCode: asked.member,
    week: asked.week,
    orderNumbers: [...ordered, ...gone].map((row) => row.order_no),
  })
  return [
    ...ordered.map((row) => ({ row, marks, subscription: subscriptionOf(row, marks), isCancelled: false })),
    ...gone.map((row) => ({ row, marks, subscription: [], isCancelled: true })),
  ].toSorted((one, other) => timeOf(other.row) - timeOf(one.row))
}

const timeOf = ({ ordered_at }: Row): number => new Date(ordered_at).getTime()

/** A product that was ordered again is no cancellation any more. [K-64] */
const cancelledRows = (db: Database, { member, week }: Asked): Promise<Row[]> =>
  productRows(db)
    .innerJoin('cancelled_line', (join) =>
      join
        .onRef('cancelled_line.planning_week', '=', 'offer.planning_week')
        .onRef('cancelled_line.order_no', '=', 'offer.order_no'),
    )
    .select([
      'cancelled_line.order_count',
      'cancelled_line.input_status',
      sql<number | null>`null::smallint`.as('cycle'),
      sql<number | null>`null::integer`.as('win_count'),
      'cancelled_line.ordered_at',
      sql<boolean>`false`.as('is_changed'),
    ])
    .where('cancelled_line.member_code', '=', member)
    .where('cancelled_line.planning_week', '=', week)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_line')
            .select('order_line.order_no')
            .whereRef('order_line.member_code', '=', 'cancelled_line.member_code')
            .whereRef('order_line.planning_week', '=', 'cancelled_line.planning_week')
            .whereRef('order_line.order_no', '=', 'cancelled_line.order_no')
            .where('order_line.cycle', 'is', null),
        ),
      ),
    )
    .orderBy('cancelled_line.order_no')
    .execute()
