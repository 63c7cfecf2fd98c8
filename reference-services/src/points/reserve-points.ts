import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { requireMember } from '../delivery/member-calls.ts'
import { lockLines } from '../delivery/order-facts.ts'
import { openWeeks } from '../delivery/weeks.ts'
import { balanceOf, useTypes } from './point-balance.ts'
import { type ReserveRefusal, refuseReserve } from './reserve-rules.ts'

export type ReserveAsked = { subject: string; points: number }

/**
 * Sets points aside for the week that closes next; its rollover takes them. Orders wait for it and it for them, so that
 * what is exchanged and what is used at the same time is never more than there is. [ACC-025, ACC-081]
 */
export async function reservePoints(
  db: Database,
  { subject, points }: ReserveAsked,
  clock: Pick<ShopClock, 'now'>,
): Promise<ReserveRefusal | undefined> {
  await lockLines(db, [{ subject }])
  const member = await requireMember(db, subject)
  const refusal = refuseReserve({ member, balance: await balanceOf(db, member.code), points })
  if (refusal !== undefined) return refusal
  const now = clock.now()
  const [week] = await openWeeks(db, now)
  if (week === undefined) return 'noWeek'
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
