import { sql } from 'kysely'
import { anyOf } from '../database/any-of.ts'
import type { Database } from '../database/open-database.ts'

export type PointBalance = {
  current: number
  reserved: number
  available: number
  expiresOn: string | null
  /** The card's: 0 in use, any other suspended. */
  cardSuspension: string
  isSuspended: boolean
}

/** Delivery, capital increase, product exchange. */
export const useTypes = { delivery: '01', capital: '02', exchange: '05' } as const
const cardInUse = '0'

/** Lines that cost points, and how many: of a lottery, once it is drawn, those of the pieces that were won. */
export const exchangedLines = (db: Database) =>
  db
    .selectFrom('order_line as line')
    .innerJoin('product', 'product.order_no', 'line.order_no')
    .where('product.is_point_exchange', '=', true)
    .select([
      'line.member_code',
      sql<number>`coalesce(line.win_count, line.order_count) * coalesce(product.point_price, 0)`.as('points'),
      'line.ordered_at as reserved_at',
      'line.planning_week',
      'line.order_no',
    ])

/** Whether the week of a line has rolled over for the line's member: it has begun, and the member is not ahead of it. */
const isRolledOver = (line: string) => sql<boolean>`(
  exists (select from week_turn turn where turn.planning_week = ${sql.ref(`${line}.planning_week`)})
  and not exists (
    select from week_rollover_part part where part.planning_week = ${sql.ref(`${line}.planning_week`)}
      and ${sql.ref(`${line}.member_code`)} > part.done_code
      and (part.last_code is null or ${sql.ref(`${line}.member_code`)} <= part.last_code)))`

/**
 * Points of these members that are set aside: what is stored as such, and what is exchanged in a week that has not
 * rolled over for the member. The rollover takes those from the balance with its mark, so nothing counts twice or not
 * at all.
 */
export const reservationsOf = (db: Database, members: readonly string[]) =>
  db
    .selectFrom(
      db
        .selectFrom('point_reservation')
        .select([
          'member_code',
          'points',
          'reserved_at',
          'planning_week',
          sql<string | null>`null::text`.as('order_no'),
          'use_type',
        ])
        .unionAll(
          exchangedLines(db)
            .where(sql<boolean>`not ${isRolledOver('line')}`)
            .select(sql<string>`${useTypes.exchange}::text`.as('use_type')),
        )
        .as('reserved'),
    )
    .selectAll()
    .where('member_code', '=', anyOf(members))
    .orderBy('reserved_at')
    .execute()

/** Points of these members that have any, by code. */
export async function balancesOf(db: Database, members: readonly string[]): Promise<Map<string, PointBalance>> {
  // Asked for first: of a week that rolls over in between too little is free for a moment, never too much.
  const reservations = await reservationsOf(db, members)
  const rows = await db.selectFrom('point_balance').selectAll().where('member_code', '=', anyOf(members)).execute()
  return new Map(
    rows.map(({ member_code, current_points: current, expires_on: expiresOn, card_suspension: cardSuspension }) => {
      const own = reservations.filter((one) => one.member_code === member_code)
      const reserved = own.reduce((sum, one) => sum + one.points, 0)
      const available = Math.max(0, current - reserved)
      return [
        member_code,
        { current, reserved, available, expiresOn, cardSuspension, isSuspended: cardSuspension !== cardInUse },
      ]
    }),
  )
}

const noPoints: PointBalance = {
  current: 0,
  reserved: 0,
  available: 0,
  expiresOn: null,
  cardSuspension: cardInUse,
  isSuspended: false,
}

export const balanceOf = async (db: Database, member: string): Promise<PointBalance> =>
  (await balancesOf(db, [member])).get(member) ?? noPoints

/** Points of a member that are set aside for one use. */
export async function reservedFor(db: Database, member: string, useType: string): Promise<number> {
  const reservations = await reservationsOf(db, [member])
  return reservations.filter((one) => one.use_type === useType).reduce((sum, one) => sum + one.points, 0)
}
