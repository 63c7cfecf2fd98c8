import { subscriptionsCall } from '@shop/shared/contract'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { ServicePorts } from '../service-ports.ts'
import { requireMember } from './member-calls.ts'
import { subscriptionsOf } from './subscription-list.ts'

/** [API-035] */
export function answerSubscriptions(calls: AnswerCalls, { images }: ServicePorts): void {
  calls.forLogin(subscriptionsCall, async ({ db, query, subject }) => {
    const member = await requireMember(db, subject)
    return subscriptionsOf(db, { member: member.code, week: query.planningWeek, ...query }, images)
  })
}
