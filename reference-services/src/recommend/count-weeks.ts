import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'
import { isWithin, type MemberRange } from '../delivery/member-range.ts'

/** Some twenty milliseconds of the database's time. */
const membersOfStep = 1000
/** A step takes a fifth of the time at most: those who order do not notice that somebody counts. */
const pausesPerStep = 4

/** `buyers`: members with at least one line. */
type Sales = { pieces: number; buyers: number }
export type WeekCount = { week: string; sales: ReadonlyMap<string, Sales> }

type Row = { planning_week: string; order_no: string; pieces: number; buyers: number }

/**
 * Orders of all members together in each of the weeks. Goes by members in small steps, since a statement over all
 * orders would read for minutes.
 */
export async function countWeeks(db: Database, weeks: readonly string[], signal?: AbortSignal): Promise<WeekCount[]> {
  const counts = new Map(weeks.map((week) => [week, new Map<string, Sales>()]))
  if (weeks.length === 0) return []
  for (let range = await rangeAfter(db, ''); ; range = await rangeAfter(db, range.upTo ?? '')) {
    signal?.throwIfAborted()
    const beganAt = performance.now()
    for (const row of await countStep(db, weeks, range)) add(counts.get(row.planning_week), row)
    if (range.upTo === null) break
    await pause((performance.now() - beganAt) * pausesPerStep)
  }
  return [...counts].map(([week, sales]) => ({ week, sales }))
}

/** The next members, without an end when they are the last. */
async function rangeAfter(db: Database, after: string): Promise<MemberRange> {
  const last = await db
    .selectFrom('member')
    .select('code')
    .where('code', '>', after)
    .orderBy('code')
    .offset(membersOfStep - 1)
    .limit(1)
    .executeTakeFirst()
  return { after, upTo: last?.code ?? null }
}

async function countStep(db: Database, weeks: readonly string[], range: MemberRange): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select planning_week, order_no, sum(order_count)::int as pieces, count(distinct member_code)::int as buyers
    from order_line where ${isWithin('member_code', range)} and planning_week = ${anyOf(weeks)}
    group by planning_week, order_no`.execute(db)
  return rows
}

function add(sales: Map<string, Sales> | undefined, { order_no, pieces, buyers }: Row): void {
  const known = sales?.get(order_no) ?? { pieces: 0, buyers: 0 }
  sales?.set(order_no, { pieces: known.pieces + pieces, buyers: known.buyers + buyers })
}
