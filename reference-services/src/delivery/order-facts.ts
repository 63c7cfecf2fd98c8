import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Limits, Orderer } from './order-rules.ts'
import { countsIn } from './pending-changes.ts'
import type { SubscriptionFacts } from './subscription-rules.ts'
import type { OrderWeek } from './weeks.ts'

export type AskedLine = { subject: string; planning_week: string; order_no: string }

/** All that is known of a line somebody asks for. */
export type LineFacts = {
  member: Orderer | undefined
  week: OrderWeek | undefined
  /** On sale in that week. */
  product: Limits | undefined
  productNo: string
  /** Of a number that stands for a cycle, skipping or cancelling. */
  code: number | null
  ordered: number
  orderedBy: number | undefined
  coming: number
} & Pick<SubscriptionFacts, 'limits' | 'own' | 'wish' | 'wishWeek'>

const columns = (asked: readonly AskedLine[]) =>
  sql`${asked.map((one) => one.subject)}::text[],
    ${asked.map((one) => one.planning_week)}::text[],
    ${asked.map((one) => one.order_no)}::text[]`

/** The beginning of a rollover waits for all who order, and they for it. Releases that run side by side share its name. */
export const rolloverLock = sql`hashtext('turn of the week')`

/**
 * One write at a time on a member's orders: limits, and points across the weeks, are judged by what is there. Always
 * in the same order, so that two who lock several do not wait for each other. A week whose rollover has begun changes
 * no more: whoever asks for it is refused, and locks nothing that a batch of the rollover may have. [K-161]
 */
export const lockLines = (db: Database, asked: readonly LockedLine[]) =>
  sql`/* kept */ select (select pg_advisory_xact_lock_shared(${rolloverLock})), pg_advisory_xact_lock(key)
    from (
      select distinct hashtext(login.member_code) as key
      from unnest(
        ${asked.map((one) => one.subject)}::text[],
        ${asked.map((one) => one.planning_week ?? null)}::text[]
      ) as asked (subject, planning_week)
      join member_login login using (subject)
      where not exists (select from week_turn where week_turn.planning_week = asked.planning_week)
      order by key
    ) locked`.execute(db)

/** Without a week: whatever changes across the weeks. */
type LockedLine = Pick<AskedLine, 'subject'> & Partial<Pick<AskedLine, 'planning_week'>>

/** The same for members of the table, by a condition on their `code`. */
export const lockMembers = (db: Database, isMeant: RawBuilder<SqlBool>) =>
  sql`/* kept */ select pg_advisory_xact_lock(key)
    from (select distinct hashtext(code) as key from member where ${isMeant} order by key) locked`.execute(db)

/** Reads all that the rules need to know of each line, in one query. */
export async function readLines(db: Database, asked: readonly AskedLine[], now: Date): Promise<LineFacts[]> {
  const { rows } = await sql<LineRow>`/* kept */
    select m.code as member_code, m.is_family, m.uses_delivery,
      w.number, w.opens_at, w.closes_at, w.delivers_on, t.planning_week is not null as is_turned,
      n.code, coalesce(n.product_no, a.order_no) as product_no,
      o.order_no is not null as is_offered, p.max_order, p.quantity_limit, p.is_point_exchange, p.point_price, p.is_limited, p.scroll_category,
      own.order_count as ordered, own.input_status as ordered_by, com.order_count as coming,
      s.cycle, s.order_count as pieces, s.ordered_week, s.is_new,
      x.order_no is not null as is_wished, x.code as wish_code, x.order_count as wish_count, x.input_status as wish_status, x.is_begun,
      x.number as asked_number, x.opens_at as asked_opens_at, x.closes_at as asked_closes_at, x.delivers_on as asked_delivers_on
    from unnest(${columns(asked)}) with ordinality as a (subject, planning_week, order_no, place)
    left join member_login l on l.subject = a.subject
    left join member m on m.code = l.member_code
    left join planning_week w on w.number = a.planning_week and w.opens_at <= ${now}
    left join week_turn t on t.planning_week = w.number
    left join subscription_number n on n.order_no = a.order_no
    left join offer o on o.planning_week = a.planning_week and o.order_no = coalesce(n.product_no, a.order_no)
    left join product p on p.order_no = coalesce(n.product_no, a.order_no)
    left join order_line own on own.member_code = m.code and own.planning_week = a.planning_week
      and own.order_no = o.order_no and own.cycle is null
    left join order_line com on com.member_code = m.code and com.planning_week = a.planning_week
      and com.order_no = o.order_no and com.cycle is not null
    left join subscription s on s.member_code = m.code and s.order_no = coalesce(n.product_no, a.order_no)
    left join lateral (
      select wish.*, asked.* from subscription_wish wish
      join planning_week asked on asked.number = wish.planning_week
      where wish.member_code = s.member_code and wish.order_no = s.order_no and ${countsIn('w', 's')}
      order by asked.closes_at desc
      limit 1
    ) x on true
    order by a.place`.execute(db)
  return rows.map(toFacts)
}

type LineRow = {
  member_code: string | null
  is_family: boolean
  uses_delivery: boolean
  number: string | null
  opens_at: Date
  closes_at: Date
  delivers_on: string
  is_turned: boolean
  code: number | null
  product_no: string
  is_offered: boolean
  max_order: number | null
  quantity_limit: number | null
  is_point_exchange: boolean
  point_price: number | null
  is_limited: boolean
  scroll_category: 1 | 2 | null
  ordered: number | null
  ordered_by: number | null
  coming: number | null
  cycle: number | null
  pieces: number
  ordered_week: string
  is_new: boolean
  is_wished: boolean
  wish_code: number | null
  wish_count: number
  wish_status: number
  is_begun: boolean
  asked_number: string
  asked_opens_at: Date
  asked_closes_at: Date
  asked_delivers_on: string
}

const toFacts = (row: LineRow): LineFacts => ({
  member:
    row.member_code === null
      ? undefined
      : { code: row.member_code, is_family: row.is_family, uses_delivery: row.uses_delivery },
  week:
    row.number === null
      ? undefined
      : {
          number: row.number,
          opens_at: row.opens_at,
          closes_at: row.closes_at,
          delivers_on: row.delivers_on,
          is_turned: row.is_turned,
        },
  product: row.is_offered ? row : undefined,
  limits: row,
  productNo: row.product_no,
  code: row.code,
  ordered: row.ordered ?? 0,
  orderedBy: row.ordered_by ?? undefined,
  coming: row.coming ?? 0,
  own:
    row.cycle === null
      ? undefined
      : { cycle: row.cycle, order_count: row.pieces, ordered_week: row.ordered_week, is_new: row.is_new },
  wish: row.is_wished
    ? { code: row.wish_code, order_count: row.wish_count, input_status: row.wish_status, is_begun: row.is_begun }
    : undefined,
  wishWeek: row.is_wished
    ? {
        number: row.asked_number,
        opens_at: row.asked_opens_at,
        closes_at: row.asked_closes_at,
        delivers_on: row.asked_delivers_on,
      }
    : undefined,
})
