import { randomUUID } from 'node:crypto'
import { addressesCall, deliveryApplicationCall } from '@shop/shared/contract'
import { memberOfLogin } from '../delivery/members.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { settlePayment } from '../payments/application-payment.ts'
import type { ServicePorts } from '../service-ports.ts'
import { explainEntries, judgeEntries } from './application-rules.ts'
import { townsOf } from './postal-codes.ts'

/** Applications for delivery and the addresses that their form fills in. [SGN-028, SGN-033, G-01] */
export function answerApplications(
  calls: AnswerCalls,
  { clock, hasVisitSupport }: ServicePorts & { hasVisitSupport: boolean },
): void {
  calls.forLogin(addressesCall, async ({ query }) => ({ address_list: townsOf(query.postCode) }))

  calls.write(
    deliveryApplicationCall,
    async ({ db, body, subject }) => {
      judgeEntries(body, clock.now())
      const member = await memberOfLogin(db, subject)
      if (member?.uses_delivery === true) throw new Refusal('deliveredAlready')
      const id = randomUUID()
      const stored = await db
        .insertInto('delivery_application')
        .values({
          id,
          subject,
          member_code: member?.code ?? null,
          status: 'underReview',
          entries: JSON.stringify(body),
          applied_at: clock.now(),
        })
        .onConflict((one) => one.column('subject').where('status', '=', 'underReview').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (stored === undefined) throw new Refusal('underReview')
      await settlePayment(db, { subject, member, entries: body, hasVisitSupport })
      return { application_id: stored.id, todokApplying: true }
    },
    explainEntries,
  )
}
