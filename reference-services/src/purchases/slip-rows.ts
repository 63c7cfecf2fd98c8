import { sql } from 'kysely'
import { among } from '../database/among.ts'
import type { Database } from '../database/open-database.ts'
import type { SlipItemTable, SlipTable } from '../database/schema.ts'
import { deliveryBusiness } from './slip-sums.ts'

export type Slip = SlipTable & { items: readonly SlipItemTable[] }
/** Days from one to another, both included. */
export type Days = { member: string; from: string; to: string }

const slipsIn = (db: Database, { member, from, to }: Days) =>
  db
    .selectFrom('slip')
    .where('member_code', '=', member)
    .where('purchased_on', '>=', from)
    .where('purchased_on', '<=', to)

/** A member's slips with their items, the latest first. */
export async function slipsOf(db: Database, days: Days): Promise<Slip[]> {
  const slips = await slipsIn(db, days)
    .selectAll()
    .orderBy('purchased_on', 'desc')
    .orderBy(sql`purchased_at desc nulls last`)
    .orderBy('slip_no')
    .execute()
  const items = await db
    .selectFrom('slip_item')
    .selectAll()
    .where('slip_no', '=', among(slips.map((slip) => slip.slip_no)))
    .orderBy('slip_no')
    .orderBy('line_no')
    .execute()
  const itemsOf = new Map<string, SlipItemTable[]>(slips.map((slip) => [slip.slip_no, []]))
  for (const item of items) itemsOf.get(item.slip_no)?.push(item)
  return slips.map((slip) => ({ ...slip, items: itemsOf.get(slip.slip_no) ?? [] }))
}

/** Whether anything is to be paid for these days. */
export async function isBilled(db: Database, days: Days): Promise<boolean> {
  const slip = await slipsIn(db, days)
    .select('slip_no')
    .where('business_type', '=', deliveryBusiness)
    .limit(1)
    .executeTakeFirst()
  return slip !== undefined
}

/** What counts of all slips of each month, by month; months without a slip are missing. [K-65] */
export async function monthlyTotals(db: Database, days: Days): Promise<Map<string, number>> {
  const rows = await slipsIn(db, days)
    .innerJoin(
      (join) =>
        join
          .selectFrom('slip_item')
          .select(['slip_no', sql<number>`sum(coalesce(discounted_with_tax, price_with_tax))`.as('amount')])
          .where('slip_no', 'in', slipsIn(db, days).select('slip_no'))
          .groupBy('slip_no')
          .as('bought'),
      (on) => on.onRef('bought.slip_no', '=', 'slip.slip_no'),
    )
    .select([
      sql<string>`left(purchased_on, 7)`.as('month'),
      sql<number>`(sum(bought.amount) + sum(watching_service))::int`.as('total'),
    ])
    .groupBy(sql`left(purchased_on, 7)`)
    .execute()
  return new Map(rows.map(({ month, total }) => [month, total]))
}
