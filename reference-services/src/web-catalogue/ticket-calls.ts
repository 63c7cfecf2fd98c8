import { webCatalogueTicketCall } from '@shop/shared/contract'
import { requireMember } from '../delivery/member-calls.ts'
import { findWeek } from '../delivery/weeks.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'
import { issueTicket } from './tickets.ts'

/** [CAT-097, K-57] */
export function answerWebCatalogueTickets(
  calls: AnswerCalls,
  { clock, sources }: Pick<ServicePorts, 'clock' | 'sources'>,
): void {
  calls.write(webCatalogueTicketCall, async ({ db, body, subject }) => {
    await requireMember(db, subject)
    const week = await findWeek(db, body.planning_week, clock.now())
    if (week === undefined) throw new Refusal('catalogueUnknown', 'この週のカタログはありません。')
    return { ticket: await issueTicket(db, { subject, ...body }, sources) }
  })
}
