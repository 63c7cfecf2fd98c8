import { createHash } from 'node:crypto'
import { recommendUserCall } from '@shop/shared/contract'
import { requireMember } from '../delivery/member-calls.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'

const idLength = 32

/** The same id for the same member, from which nobody learns the member's code. [API-037] */
export function answerRecommendUser(calls: AnswerCalls): void {
  calls.forLogin(recommendUserCall, async ({ db, subject }) => {
    const { code } = await requireMember(db, subject)
    return { user_id: createHash('sha256').update(`recommend ${subject} ${code}`).digest('hex').slice(0, idLength) }
  })
}
