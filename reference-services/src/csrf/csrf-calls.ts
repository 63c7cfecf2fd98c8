import { csrfTokenCall } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import type { AnswerCalls } from '../http/answer-calls.ts'
import { createCsrfTokens } from '../http/csrf-tokens.ts'
import { Refusal } from '../http/refusal.ts'

/** One-time tokens, to the login they are for and to no other. Every write begins with one. [API-002] */
export function answerCsrfTokens(calls: AnswerCalls, writes: Database): void {
  const issue = createCsrfTokens(writes)
  calls.forLogin(csrfTokenCall, async ({ body, subject }) => {
    if (body.user_key !== subject) throw new Refusal('otherMember')
    return { token: await issue({ subject, method: body.method_key, path: body.path_key }) }
  })
}
