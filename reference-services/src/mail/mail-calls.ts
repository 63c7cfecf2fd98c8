import { thanksMailCall } from '@shop/shared/contract'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { VerifyIdToken } from '../http/id-token.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'

/** Lays a mail down for whoever sends mail; a login is thanked once, whatever its browser asks for. [GRD-072, SGN-058] */
export function answerMails(calls: AnswerCalls, { clock }: ServicePorts, verifyIdToken: VerifyIdToken): void {
  calls.write(thanksMailCall, async ({ db, subject, body: { idToken, params } }) => {
    if ((await verifyIdToken(idToken)) !== subject) throw new Refusal('notYours')
    await requireMember(db, subject)
    const laidDown = await db
      .insertInto('registration_mail')
      .values({ subject, first_name: params.firstName, last_name: params.lastName, asked_at: clock.now() })
      .onConflict((one) => one.column('subject').doNothing())
      .returning('subject')
      .executeTakeFirst()
    return { sent: laidDown !== undefined }
  })
}
