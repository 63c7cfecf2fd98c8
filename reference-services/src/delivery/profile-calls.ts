import { profileCall } from '@shop/shared/contract'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { openProfileVisit } from '../identity/profile/profile-visits.ts'
import { requireMember } from './member-calls.ts'

/** The way to the identity provider's page of the member's own details. [ACC-015] */
export function answerProfile(calls: AnswerCalls, identityOrigin: string): void {
  calls.write(profileCall, async ({ db, subject }) => {
    await requireMember(db, subject)
    return { profileUrl: `${identityOrigin}/profile`, ...(await openProfileVisit(db, subject)) }
  })
}
