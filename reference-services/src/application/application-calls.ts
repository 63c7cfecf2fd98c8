import { addressesCall, applicationStateCall, deliveryApplicationCall } from '@shop/shared/contract'
import { memberOfLogin } from '../delivery/members.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { Refusal } from '../http/refusal.ts'
import { settlePayment } from '../payments/application-payment.ts'
import type { ServicePorts } from '../service-ports.ts'
import { explainEntries, judgeEntries, judgeName } from './application-rules.ts'
import { townsOf } from './postal-codes.ts'
import { applicationUnderReview, storeApplication } from './store-application.ts'

/** Applications for delivery and the addresses that their form fills in. [G-01] */
export function answerApplications(
  calls: AnswerCalls,
  { clock, hasVisitSupport }: ServicePorts & { hasVisitSupport: boolean },
): void {
  calls.forLogin(addressesCall, async ({ query }) => ({ address_list: townsOf(query.postCode) }))

  calls.forLogin(applicationStateCall, async ({ db, subject }) => {
    const application = await applicationUnderReview(db, subject)
    if (application === undefined) return { todokApplying: false }
    const { receipt_number, applied_at, entries } = application
    return {
      todokApplying: true,
      application_id: receipt_number ?? undefined,
      applied_at: applied_at.toISOString(),
      selectedPayment: paymentOf(entries),
    }
  })

  calls.write(
    deliveryApplicationCall,
    async ({ db, body, subject }) => {
      judgeEntries(body, clock.now())
      const member = await memberOfLogin(db, subject)
      if (member === undefined) judgeName(body)
      if (member?.uses_delivery === true) throw new Refusal('deliveredAlready')
      const number = await storeApplication(db, {
        subject,
        memberCode: member?.code,
        entries: body,
        appliedAt: clock.now(),
      })
      await settlePayment(db, { subject, member, entries: body, hasVisitSupport })
      return { application_id: number, todokApplying: true }
    },
    explainEntries,
  )
}

const paymentOf = ({ selectedPayment }: Record<string, unknown>): string | undefined =>
  typeof selectedPayment === 'string' ? selectedPayment : undefined
