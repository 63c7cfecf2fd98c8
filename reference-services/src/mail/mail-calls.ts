import { thanksMailCall } from '@shop/shared/contract'
import type { MemberTable } from '../database/schema.ts'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import type { VerifyIdToken } from '../http/id-token.ts'
import { Refusal } from '../http/refusal.ts'
import type { ServicePorts } from '../service-ports.ts'

/**
 * Lays a mail down for whoever sends mail; a login is thanked once, whatever its browser asks for. Its name is the
 * member base's: a caller's own words would go out in the co-op's name.
 */
export function answerMails(calls: AnswerCalls, { clock }: ServicePorts, verifyIdToken: VerifyIdToken): void {
  calls.write(thanksMailCall, async ({ db, subject, body: { idToken } }) => {
    if ((await verifyIdToken(idToken)) !== subject) throw new Refusal('otherMember')
    const member = await requireMember(db, subject)
    const laidDown = await db
      .insertInto('registration_mail')
      .values({ subject, ...nameOf(member), asked_at: clock.now() })
      .onConflict((one) => one.column('subject').doNothing())
      .returning('subject')
      .executeTakeFirst()
    return { sent: laidDown !== undefined }
  })
}

/** Whoever holds a family card is thanked by their own name. */
const nameOf = (member: MemberTable) => ({
  first_name: member.family_first_name ?? member.first_name,
  last_name: member.family_last_name ?? member.last_name,
})
