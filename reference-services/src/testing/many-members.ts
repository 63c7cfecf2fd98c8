import { type RawBuilder, sql } from 'kysely'
import { plannedWeeks } from '../calendar/planning-weeks.ts'
import type { Database } from '../database/open-database.ts'
import { removeSlipArticles, storeSlipArticles, writeSlips } from '../purchases/write-slips.ts'

const firstCode = 1_290_000_000
export const manyCode = (at: number): string => String(firstCode + at)
/** How the login of such a member is called. */
const loginPrefix = 'todok|load'
export const manySubject = (at: number): string => `${loginPrefix}${at}`

export type ManyMembers = {
  members: number
  /** Of each: due with the first open week, each with its line in it. */
  subscriptions: number
  /** Lines that a member ordered by hand: in the first open week, in the second, and in each of the four before. */
  lines: { first: number; second: number; past: number }
  favourites: number
  movements: number
  /** Whether the lines of the weeks before have come, with a slip for each member. */
  pastSlips?: boolean
}

/** Members who have nothing but a login. */
export const bareMembers = (members: number): ManyMembers => ({
  members,
  subscriptions: 0,
  lines: { first: 0, second: 0, past: 0 },
  favourites: 0,
  movements: 0,
})

/** A co-op of 400,000 members: 1.2 million subscriptions, 8.4 million lines, 5 million favourites. */
export const fullSize: ManyMembers = {
  members: 400_000,
  subscriptions: 3,
  lines: { first: 4, second: 2, past: 3 },
  favourites: 12,
  movements: 6,
}

const byNumber = 62
const bySubscription = 66
const pastWeeks = 4
/** Products that one member's lines are apart: no line comes twice, and neighbours order other things. */
const memberStep = 7

/**
 * Adds members with all that members have, by a few statements: minutes for 400,000. One in twenty has asked for a
 * change of each subscription, every tenth has points set aside for the delivery.
 */
export async function addManyMembers(db: Database, now: Date, many: ManyMembers): Promise<void> {
  const [first, second] = plannedWeeks(now, 0, 1)
  const past = plannedWeeks(now, -pastWeeks, -1)
  if (first === undefined || second === undefined) throw new RangeError('no week is open')
  await sql`analyze`.execute(db)
  await db.transaction().execute(async (transaction) => {
    // Nothing here names what is not there; checking each row would take longer than writing it.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await addMembers(transaction, many.members)
    await addSubscriptions(transaction, { first: first.number, closesAt: first.closesAt, now, many })
    const lines = [
      { week: first.number, count: many.lines.first },
      { week: second.number, count: many.lines.second },
      ...past.map(({ number }) => ({ week: number, count: many.lines.past })),
    ]
    for (const { week, count } of lines) await addLines(transaction, { week, count, now, members: many.members })
    if (many.pastSlips === true)
      for (const { number, deliversOn } of past) {
        await storeSlipArticles(transaction, number)
        await writeSlips(transaction, { number, delivers_on: deliversOn })
        await removeSlipArticles(transaction, number)
      }
    await addFavourites(transaction, many, now)
    await addPoints(transaction, many, first.number, now)
  })
  // As weeks of autovacuum leave them; it would come in the minutes after, and nothing of it is what is measured.
  await sql`vacuum (analyze)`.execute(db)
}

async function addMembers(db: Database, members: number): Promise<void> {
  await sql`
    insert into member (code, last_name, first_name, last_name_kana, first_name_kana, is_family, uses_delivery,
      post_code, prefecture, street, building)
    select (${firstCode}::bigint + at)::text, '組合員', at::text, 'クミアイイン', '', false, true,
      '0600001', '北海道', '札幌市中央区北一条西', ''
    from generate_series(0, ${members}::int - 1) at`.execute(db)
  await sql`
    insert into member_login (subject, member_code)
    select ${loginPrefix}::text || at, (${firstCode}::bigint + at)::text from generate_series(0, ${members}::int - 1) at`.execute(
    db,
  )
}

/**
 * Products by their places, for a join with `at`, the place of a member, and `step`, that of the member's line. How many
 * there are is asked apart: a join by it could not be hashed.
 */
const productAt = (products: RawBuilder<unknown>) => sql`
  join (select order_no, row_number() over (order by order_no) - 1 as place from (${products}) one) product_at
    on product_at.place = (at * ${memberStep}::bigint + step) % (select count(*) from (${products}) one)`

/** Products that members order in a week. */
const offeredIn = (week: string) => sql`
  select order_no from offer join product using (order_no)
  where planning_week = ${week} and not is_limited and not is_point_exchange and max_order is null`

type SubscriptionFacts = { first: string; closesAt: Date; now: Date; many: ManyMembers }

async function addSubscriptions(db: Database, { first, closesAt, now, many }: SubscriptionFacts): Promise<void> {
  const { members, subscriptions } = many
  await sql`
    insert into subscription (member_code, order_no, cycle, order_count, next_closes_at, ordered_week, is_new)
    select (${firstCode}::bigint + at)::text, order_no, case when at % 4 = 3 then 2 else 1 end, 1 + at % 3,
      ${closesAt}::timestamptz, '20260101', false
    from generate_series(0, ${members}::int - 1) at cross join generate_series(0, ${subscriptions}::int - 1) step
    ${productAt(sql`${offeredIn(first)} and is_subscription`)}`.execute(db)
  await sql`
    insert into order_line (member_code, planning_week, order_no, order_count, input_status, cycle, ordered_at)
    select member_code, ${first}, order_no, order_count, ${bySubscription}::int, cycle, ${now}::timestamptz
    from subscription where member_code >= ${manyCode(0)}`.execute(db)
  await sql`
    insert into subscription_wish (member_code, order_no, planning_week, code, order_count, input_status, is_begun)
    select member_code, order_no, ${first}, (array[1, 2, 9, 10])[1 + right(member_code, 3)::int / 20 % 4], 2, 9110, false
    from subscription where member_code >= ${manyCode(0)} and right(member_code, 3)::int % 20 = 0`.execute(db)
}

type LineFacts = { week: string; count: number; now: Date; members: number }

const addLines = (db: Database, { week, count, now, members }: LineFacts) =>
  sql`
    insert into order_line (member_code, planning_week, order_no, order_count, input_status, cycle, ordered_at)
    select (${firstCode}::bigint + at)::text, ${week}, order_no, 1 + (at + step) % 3, ${byNumber}::int, null,
      ${now}::timestamptz - step * interval '1 minute'
    from generate_series(0, ${members}::int - 1) at cross join generate_series(0, ${count}::int - 1) step
    ${productAt(sql`${offeredIn(week)} and not is_subscription`)}`.execute(db)

async function addFavourites(db: Database, { members, favourites }: ManyMembers, now: Date): Promise<void> {
  await sql`
    insert into favourite (member_code, order_no, added_at)
    select (${firstCode}::bigint + at)::text, order_no, ${now}::timestamptz - step * interval '1 hour'
    from generate_series(0, ${members}::int - 1) at cross join generate_series(0, ${favourites}::int - 1) step
    ${productAt(sql`select order_no from product`)}`.execute(db)
  // No trigger has seen them.
  await sql`
    insert into favourite_count (order_no, members) select order_no, count(*) from favourite group by order_no
    on conflict (order_no) do update set members = excluded.members`.execute(db)
}

async function addPoints(db: Database, { members, movements }: ManyMembers, week: string, now: Date): Promise<void> {
  await sql`
    insert into point_balance (member_code, current_points)
    select (${firstCode}::bigint + at)::text, 1000 + at % 500 from generate_series(0, ${members}::int - 1) at`.execute(
    db,
  )
  await sql`
    insert into point_movement (member_code, day, delivery_given, delivery_used, store_given, store_used, store_use_class)
    select (${firstCode}::bigint + at)::text, to_char(${now}::timestamptz - step * interval '9 days', 'YYYY-MM-DD'),
      10 + at % 90, 0, 0, 0, '1'
    from generate_series(0, ${members}::int - 1) at cross join generate_series(1, ${movements}::int) step`.execute(db)
  await sql`
    insert into point_reservation (member_code, use_type, points, reserved_at, planning_week)
    select (${firstCode}::bigint + at)::text, '01', 100, ${now}::timestamptz, ${week}
    from generate_series(0, ${members}::int - 1, 10) at`.execute(db)
}
