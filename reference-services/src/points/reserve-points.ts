import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { requireMember } from '../delivery/member-calls.ts'
import { lockLines } from '../delivery/order-facts.ts'
import { openWeeks } from '../delivery/weeks.ts'
import { balanceOf, reservedFor, useTypes } from './point-balance.ts'
import { refuseReserve, reserveRefusals } from './reserve-rules.ts'

export type ReserveAsked = {
  subject: string
  points: number
  /** What is set aside already, and gives way to these points. [K-157] */
  replaced?: number | undefined
  /** What the page showed as set aside, to which these points are added. [K-151] */
  seen?: number | undefined
}
type RefusedReserve = { code: string; message: string }

/**
 * Sets points aside for the week that closes next; its rollover takes them. Until then they are changed and given back:
 * whoever does so names what they take the place of, and is refused where another device has changed it. Orders wait
 * for it and it for them, so that what is exchanged and what is used at the same time is never more than there is.
 * [ACC-025, ACC-081, K-157]
 */
export async function reservePoints(
  db: Database,
  { subject, points, replaced, seen }: ReserveAsked,
  clock: Pick<ShopClock, 'now'>,
): Promise<RefusedReserve | undefined> {
  await lockLines(db, [{ subject }])
  const member = await requireMember(db, subject)
  const now = clock.now()
  const [week] = await openWeeks(db, now)
  if (week === undefined) return reserveRefusals.noWeek
  // Those of a week that has closed are spent, and stay.
  const own = { member_code: member.code, use_type: useTypes.delivery, planning_week: week.number }
  const reserved = replaced === undefined ? await reservedFor(db, member.code, useTypes.delivery) : await sumOf(db, own)
  const balance = await balanceOf(db, member.code)
  const refusal = refuseReserve({ member, balance, points, reserved, replaced, seen })
  if (refusal === 'changedElsewhere') return changedElsewhere(reserved)
  if (refusal !== undefined) return reserveRefusals[refusal]
  if (replaced !== undefined)
    await db
      .deleteFrom('point_reservation')
      .where((row) => row.and(own))
      .execute()
  if (points === 0) return undefined
  await db
    .insertInto('point_reservation')
    .values({ ...own, points, reserved_at: now })
    .execute()
  return undefined
}

type OwnReservation = { member_code: string; use_type: string; planning_week: string }

async function sumOf(db: Database, own: OwnReservation): Promise<number> {
  const rows = await db
    .selectFrom('point_reservation')
    .select('points')
    .where((row) => row.and(own))
    .execute()
  return rows.reduce((sum, row) => sum + row.points, 0)
}

const changedElsewhere = (reserved: number): RefusedReserve => ({
  ...reserveRefusals.changedElsewhere,
  message: `別の端末で変更されています（いま${reserved.toLocaleString('ja-JP')}ポイント）`,
})
