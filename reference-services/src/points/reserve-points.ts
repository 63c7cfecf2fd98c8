import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { requireMember } from '../delivery/member-calls.ts'
import { lockLines } from '../delivery/order-facts.ts'
import { openWeeks } from '../delivery/weeks.ts'
import { balanceOf, reservedFor, useTypes } from './point-balance.ts'
import { refuseReserve, reserveRefusals } from './reserve-rules.ts'

export type ReserveAsked = { subject: string; points: number; seen?: number | undefined }
type RefusedReserve = { code: string; message: string }

/**
 * Sets points aside for the week that closes next; its rollover takes them. Orders wait for it and it for them, so that
 * what is exchanged and what is used at the same time is never more than there is. [ACC-025, ACC-081]
 */
export async function reservePoints(
  db: Database,
  { subject, points, seen }: ReserveAsked,
  clock: Pick<ShopClock, 'now'>,
): Promise<RefusedReserve | undefined> {
  await lockLines(db, [{ subject }])
  const member = await requireMember(db, subject)
  const reserved = seen === undefined ? 0 : await reservedFor(db, member.code, useTypes.delivery)
  const refusal = refuseReserve({ member, balance: await balanceOf(db, member.code), points, reserved, seen })
  if (refusal === 'changedElsewhere')
    return {
      ...reserveRefusals[refusal],
      message: `別の端末で変更されています（いま${reserved.toLocaleString('ja-JP')}ポイント）`,
    }
  if (refusal !== undefined) return reserveRefusals[refusal]
  const now = clock.now()
  const [week] = await openWeeks(db, now)
  if (week === undefined) return reserveRefusals.noWeek
  await db
    .insertInto('point_reservation')
    .values({
      member_code: member.code,
      use_type: useTypes.delivery,
      points,
      reserved_at: now,
      planning_week: week.number,
    })
    .execute()
  return undefined
}
