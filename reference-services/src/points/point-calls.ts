import { memberPointCall, pointBalanceCall, pointReservationsCall, pointUsagesCall } from '@shop/shared/contract'
import { sql } from 'kysely'
import { compactDay, tokyoTimestamp } from '../calendar/tokyo-time.ts'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { balanceOf, reservationsOf } from './point-balance.ts'

const deliveryBusiness = '002'
const activeMember = '0'
/** Nothing is out of the ordinary. [K-165] */
const activeMemberDetail = '00'
const cancelled = '2'
const yearMonthLength = 'YYYY-MM'.length

/** Points of the member service, and what may be exchanged. */
export function answerPoints(calls: AnswerCalls): void {
  calls.forLogin(memberPointCall, async ({ db, subject }) => {
    const member = await requireMember(db, subject)
    const { current, reserved, available, expiresOn, cardSuspension } = await balanceOf(db, member.code)
    return {
      currentPoint: current,
      availablePoint: available,
      totalReservedPoint: reserved,
      pointExpirationDate: expiresOn === null ? null : compactDay(expiresOn),
      lockVersion: 1,
      cardSuspensionType: cardSuspension,
      memberStatusType: activeMember,
      memberStatusTypeDetail: activeMemberDetail,
    }
  })

  calls.forLogin(pointReservationsCall, async ({ db, subject }) => {
    const member = await requireMember(db, subject)
    return {
      reservations: (await reservationsOf(db, [member.code])).map((one) => ({
        businessType: deliveryBusiness,
        usePointType: one.use_type,
        reservedPoint: one.points,
        reservedTimestamp: tokyoTimestamp(one.reserved_at),
        planningWeek: one.planning_week,
        orderCode: one.order_no,
      })),
    }
  })

  calls.forLogin(pointBalanceCall, async ({ db, subject }) => {
    const member = await requireMember(db, subject)
    return { available_point_amount: (await balanceOf(db, member.code)).available }
  })

  calls.forLogin(pointUsagesCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    if (query.startDate > query.endDate) throw new Refusal('periodInvalid')
    const month = sql<string>`substring(day for ${yearMonthLength})`
    const groups = await db
      .selectFrom('point_movement')
      .select(month.as('month'))
      .select(sql<number>`sum(delivery_given + store_given)::int`.as('granted'))
      .select(
        sql<number>`sum(delivery_used + case when store_use_class = ${cancelled} then -store_used else store_used end)::int`.as(
          'used',
        ),
      )
      .where('member_code', '=', member.code)
      .where('day', '>=', query.startDate)
      .where('day', '<=', query.endDate)
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`)
      .execute()
    return {
      groups: groups.map((one) => ({
        yearMonth: one.month.replace('-', ''),
        grantedPoint: one.granted,
        usedPoint: one.used,
      })),
    }
  })
}
