import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { LineKey } from './order-writes.ts'

type StockKey = Pick<LineKey, 'planning_week' | 'order_no'>

/** Counted pieces of limited products, as one transaction has them for itself. */
export type Stocks = {
  /** `undefined`: nobody counts pieces of this product. */
  leftOf(key: StockKey): number | undefined
  /** Fewer than none are given back. */
  take(key: StockKey, pieces: number): void
  /** Writes what was taken; in the transaction of the lines themselves. */
  store(): Promise<void>
}

const nameOf = ({ planning_week, order_no }: StockKey) => `${planning_week} ${order_no}`

/**
 * Locks the counted pieces of all that is asked for until the transaction ends: nobody is sold what another one is just
 * getting. After the members' own locks and always in the same order, so that two who lock several do not wait for each
 * other. A line's reference to its offer is not held up by it.
 */
export async function lockStocks(db: Database, asked: readonly StockKey[]): Promise<Stocks> {
  const { rows } = await sql<StockKey & { stock_left: number }>`/* kept */
    select offer.planning_week, offer.order_no, offer.stock_left
    from offer
    where offer.stock_left is not null and (offer.planning_week, offer.order_no) in (
      select * from unnest(
        ${asked.map((one) => one.planning_week)}::text[],
        ${asked.map((one) => one.order_no)}::text[]))
    order by offer.planning_week, offer.order_no
    for no key update`.execute(db)
  const left = new Map(rows.map((row) => [nameOf(row), row.stock_left]))
  const taken = new Map<string, StockKey & { pieces: number }>()
  return {
    leftOf: (key) => left.get(nameOf(key)),
    take(key, pieces) {
      const name = nameOf(key)
      const before = left.get(name)
      if (before === undefined || pieces === 0) return
      left.set(name, before - pieces)
      taken.set(name, { ...key, pieces: (taken.get(name)?.pieces ?? 0) + pieces })
    },
    async store() {
      if (taken.size > 0) await writeTaken(db, [...taken.values()])
      taken.clear()
    },
  }
}

/** Never more than there was: what the seed's members had before may be given back too. */
const writeTaken = (db: Database, taken: readonly (StockKey & { pieces: number })[]) =>
  sql`/* kept */
    update offer set stock_left = least(offer.stock, offer.stock_left - taken.pieces)
    from unnest(
      ${taken.map((one) => one.planning_week)}::text[],
      ${taken.map((one) => one.order_no)}::text[],
      ${taken.map((one) => one.pieces)}::integer[]) as taken (planning_week, order_no, pieces)
    where offer.planning_week = taken.planning_week and offer.order_no = taken.order_no`.execute(db)
