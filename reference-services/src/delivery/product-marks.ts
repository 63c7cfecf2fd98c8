import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { cancelled } from './subscription-codes.ts'
import { type Standing, type SubscriptionMarks, wishesOf } from './subscription-marks.ts'

/** Marks of a list on products, beyond the products themselves. */
export type ProductMarks = {
  /** Pieces this member ordered in the week; what comes on its own has lines of its own. */
  ordered: ReadonlyMap<string, number>
  favourites: ReadonlySet<string>
  /** Members who like it. */
  favouriteCounts: ReadonlyMap<string, number>
  subscriptions: SubscriptionMarks
}

type Asked = { memberCode: string | undefined; week: string; orderNumbers: readonly string[] }

/** Marks of the given products for a member, or for a visitor. */
export async function productMarks(db: Database, asked: Asked): Promise<ProductMarks> {
  const rows = await markRows(db, asked)
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind)
  const amounts = (kind: Kind) => new Map(of(kind).map((row) => [row.order_no, row.amount]))
  const numbers = new Map<string, Map<number, string>>()
  for (const { order_no, code, number } of of('number')) {
    const own = numbers.get(order_no) ?? new Map<number, string>()
    numbers.set(order_no, own.set(code, number))
  }
  const standing = new Map(
    of('standing').map(({ order_no, code, amount }): [string, Standing] => [
      order_no,
      { cycle: code, order_count: amount },
    ]),
  )
  return {
    ordered: amounts('ordered'),
    favourites: new Set(of('favourite').map((row) => row.order_no)),
    favouriteCounts: amounts('favouriteCount'),
    subscriptions: { numbers, standing, wishes: standing.size === 0 ? new Map() : await wishesOf(db, asked) },
  }
}

type Kind = 'ordered' | 'favourite' | 'favouriteCount' | 'number' | 'standing'
type MarkRow = { kind: Kind; order_no: string; amount: number; code: number; number: string }

/** In one statement: a list is asked for more often than anything else. */
async function markRows(db: Database, { memberCode, week, orderNumbers }: Asked): Promise<MarkRow[]> {
  const member = sql`${memberCode ?? null}::text`
  const numbers = sql`${[...orderNumbers]}::text[]`
  const { rows } = await sql<MarkRow>`
    with asked as (select ${numbers} as numbers, ${member} as member)
    select 'favouriteCount' as kind, product.order_no, earlier_favourites + coalesce(members, 0) as amount, 0 as code, '' as number
    from asked join product on product.order_no = any(asked.numbers)
    left join favourite_count on favourite_count.order_no = product.order_no
    union all
    select 'number', product_no, 0, subscription_number.code, subscription_number.order_no
    from asked join subscription_number on product_no = any(asked.numbers)
    union all
    select 'favourite', order_no, 1, 0, ''
    from asked join favourite on member_code = asked.member and order_no = any(asked.numbers)
    union all
    select 'ordered', order_no, order_count, 0, ''
    from asked join order_line on member_code = asked.member and planning_week = ${week} and cycle is null
    union all
    select 'standing', order_no, order_count, cycle, ''
    from asked join subscription on member_code = asked.member and cycle <> ${cancelled}`.execute(db)
  return rows
}
