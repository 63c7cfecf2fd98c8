import {
  legacyCurrentPointCall,
  pointHistoryCall,
  reserveDeliveryPointCall,
  reserveDeliveryPointInAppCall,
  reserveSetCall,
} from '@shop/shared/contract'
import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { historyXml } from './history-xml.ts'
import { amount, element, refusalXml, successXml } from './legacy-xml.ts'
import { balanceOf, reservedFor, useTypes } from './point-balance.ts'
import { reservePoints } from './reserve-points.ts'
import { maxReplacing, maxReserve, pointUnit } from './reserve-rules.ts'

const historyMonths = 24

/** The legacy service: everything in XML, and result 1 where it refuses. */
export function answerLegacyPoints(calls: AnswerCalls, { clock }: { clock: Pick<ShopClock, 'now'> }): void {
  calls.forLogin(legacyCurrentPointCall, async ({ db, subject }) => {
    const { code } = await requireMember(db, subject)
    const { current, available, reserved, cardSuspension } = await balanceOf(db, code)
    const [delivery, capital, exchange] = await Promise.all(
      [useTypes.delivery, useTypes.capital, useTypes.exchange].map((useType) => reservedFor(db, code, useType)),
    )
    return successXml(
      element('card_status', cardSuspension),
      amount('point_amount', current),
      amount('available_point', available),
      amount('reserved_point', reserved),
      amount('reserved_point_01', delivery ?? 0),
      amount('reserved_point_02', capital ?? 0),
      amount('reserved_point_05', exchange ?? 0),
    )
  })

  calls.forLogin(reserveSetCall, async ({ db, subject }) => {
    const member = await requireMember(db, subject)
    const reserved = await reservedFor(db, member.code, useTypes.delivery)
    const balance = await balanceOf(db, member.code)
    return successXml(
      amount('point_unit', pointUnit),
      amount('max_point', maxReserve({ member, balance })),
      amount('reserved_point', reserved),
      amount('max_reserved_point', maxReplacing({ member, balance, replaced: reserved })),
    )
  })

  for (const call of [reserveDeliveryPointCall, reserveDeliveryPointInAppCall])
    calls.write(call, async ({ db, body, subject }) => {
      const { point: points, replaced_point: replaced, seen_point: seen } = body
      const refusal = await reservePoints(db, { subject, points, replaced, seen }, clock)
      return refusal === undefined ? successXml() : refusalXml(refusal)
    })

  calls.forLogin(pointHistoryCall, async ({ db, body, subject }) => {
    const member = await requireMember(db, subject)
    const { startDate, endDate } = body
    if (startDate > endDate || endDate > monthsAfter(startDate, historyMonths)) return refusalXml()
    return historyXml(await movementsOf(db, member.code, body))
  })
}

/** Latest first, both days included. */
const movementsOf = (db: Database, member: string, { startDate, endDate }: { startDate: string; endDate: string }) =>
  db
    .selectFrom('point_movement')
    .selectAll()
    .where('member_code', '=', member)
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A calendar day some months later; the 31st of a shorter month runs over into the next. */
function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, day.length)
}
