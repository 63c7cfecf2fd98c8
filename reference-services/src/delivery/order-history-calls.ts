import { orderHistoryCall } from '@shop/shared/contract'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { requireMember } from './member-calls.ts'
import { emptyHistory, orderHistory } from './order-history.ts'
import { historyWeeks } from './weeks.ts'

/** The order history of one week, of the login that asks and of no other. [K-18] */
export function answerOrderHistory(calls: AnswerCalls, { clock, images, sources }: ServicePorts): void {
  calls.forLogin(orderHistoryCall, async ({ db, query, subject }) => {
    if (query.auth0Id !== subject) throw new Refusal('otherMember')
    const member = await requireMember(db, subject)
    const now = clock.now()
    const week = (await historyWeeks(db, now)).find(({ number }) => number === query.planningWeek)
    if (week === undefined) return emptyHistory
    return orderHistory(db, week, { ...query, member: member.code, now, sources }, images)
  })
}
