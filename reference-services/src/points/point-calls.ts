import { memberPointCall, pointHistoryCall, pointReservationsCall } from '@shop/shared/contract'
import { compactDay, tokyoTimestamp } from '../calendar/tokyo-time.ts'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { historyXml, refusalXml } from './history-xml.ts'
import { balancesOf, type PointBalance, reservationsOf } from './point-balance.ts'

const deliveryBusiness = '002'
const activeMember = '0'
const historyMonths = 24
const noPoints: PointBalance = { current: 0, reserved: 0, available: 0, expiresOn: null }

/** Points of the member service and, as XML, the history of the legacy one. [API-051, API-064, API-065] */
export function answerPoints(calls: AnswerCalls): void {
  calls.forLogin(memberPointCall, async ({ db, subject }) => {
    const member = await requireMember(db, subject)
    const { current, reserved, available, expiresOn } =
      (await balancesOf(db, [member.code])).get(member.code) ?? noPoints
    return {
      currentPoint: current,
      availablePoint: available,
      totalReservedPoint: reserved,
      pointExpirationDate: expiresOn === null ? null : compactDay(expiresOn),
      lockVersion: 1,
      memberStatusType: activeMember,
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
      })),
    }
  })

  calls.forLogin(pointHistoryCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const { startDate, endDate } = body
    if (startDate > endDate || endDate > monthsAfter(startDate, historyMonths)) return refusalXml()
    const rows = await db
      .selectFrom('point_movement')
      .selectAll()
      .where('member_code', '=', member.code)
      .where('day', '>=', startDate)
      .where('day', '<=', endDate)
      .orderBy('day', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return historyXml(rows)
  })
}

/** A calendar day some months later; the 31st of a shorter month runs over into the next. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, day.length)
}
