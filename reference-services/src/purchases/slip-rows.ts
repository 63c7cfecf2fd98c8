import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import type { SlipItemTable, SlipTable } from '../database/purchase-tables.ts'
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
    .where('slip_no', '=', anyOf(slips.map((slip) => slip.slip_no)))
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

const month = sql<string>`left(slip.purchased_on, 7)`

/**
 * What the slips of each month come to, their tax rounded once by rate, as `totalsOf` has it: a division of whole numbers
 * drops what is left of a yen, above zero and below. Months without a slip are missing. [K-62, K-65]
 */
export async function monthlyTotals(db: Database, days: Days): Promise<Map<string, number>> {
  const bought = slipsIn(db, days)
    .innerJoin('slip_item as item', 'item.slip_no', 'slip.slip_no')
    .select([
      month.as('month'),
      sql<number>`sum(coalesce(item.discounted_without_tax, item.price_without_tax))
        + sum(coalesce(item.discounted_without_tax, item.price_without_tax)) * item.tax_rate / 100`.as('amount'),
    ])
    .groupBy(['month', 'item.tax_rate'])
  const watched = slipsIn(db, days)
    .where('watching_service', '>', 0)
    .select([month.as('month'), 'watching_service as amount'])
  const rows = await db
    .selectFrom(bought.unionAll(watched).as('each'))
    .select(['month', sql<number>`sum(amount)::int`.as('total')])
    .groupBy('month')
    .execute()
  return new Map(rows.map(({ month, total }) => [month, total]))
}
