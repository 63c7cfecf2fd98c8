import { correctedPriorMonth } from '@shop/shared/contract'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { SlipItemTable, SlipTable } from '../database/purchase-tables.ts'
import { monthOf } from './slip-months.ts'

/** One line of a correction: below zero where money is given back. */
export type CorrectionLine = Pick<
  SlipItemTable,
  'jan_code' | 'name' | 'remark' | 'price_with_tax' | 'price_without_tax' | 'tax_rate'
>

const correctionName = '前月分の訂正'

/**
 * The slip that takes a correction: its own, or, when the month of that one is over and its payment confirmed, one for
 * the corrections of that day. [K-84]
 */
export function slipOfCorrection(slip: SlipTable, on: string): SlipTable {
  if (monthOf(on) === monthOf(slip.purchased_on)) return slip
  return {
    ...slip,
    slip_no: `${slip.member_code}-corrections-${on}`,
    purchased_on: on,
    purchased_at: null,
    transaction_name: correctionName,
    planning_week: correctedPriorMonth,
    discount_remark: null,
    watching_service: 0,
    points_used: 0,
  }
}

/** A line as it stands on that slip: elsewhere than on its own it says which delivery it is about. */
export function itemOfCorrection(slip: SlipTable, on: string, line: CorrectionLine): Omit<SlipItemTable, 'line_no'> {
  const to = slipOfCorrection(slip, on)
  const about = to === slip ? [] : [`${monthAndDay(slip.purchased_on)}お届け分`]
  return {
    ...line,
    slip_no: to.slip_no,
    remark: [...about, ...(line.remark === null ? [] : [line.remark])].join(' ') || null,
    quantity: null,
    unit_with_tax: null,
    unit_without_tax: null,
    discounted_with_tax: null,
    discounted_without_tax: null,
    discount_remark: null,
    discount_detail: null,
    is_correction: true,
    points: null,
  }
}

const monthAndDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日`
}

/** Books lines on a day that is not before the slip's own, within a transaction that has begun. */
export async function bookCorrection(db: Database, slip: SlipTable, on: string, lines: readonly CorrectionLine[]) {
  if (on < slip.purchased_on) throw new RangeError('nothing is corrected before it was bought')
  const to = slipOfCorrection(slip, on)
  if (to !== slip)
    await db
      .insertInto('slip')
      .values(to)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  // Whoever books on the slip at the same moment waits for the numbers of these lines.
  await sql`select from slip where slip_no = ${to.slip_no} for update`.execute(db)
  const { last } = await db
    .selectFrom('slip_item')
    .select(sql<number>`coalesce(max(line_no), 0)`.as('last'))
    .where('slip_no', '=', to.slip_no)
    .executeTakeFirstOrThrow()
  const items = lines.map((line, at) => ({ ...itemOfCorrection(slip, on, line), line_no: last + at + 1 }))
  if (items.length > 0) await db.insertInto('slip_item').values(items).execute()
}
