import type { Call } from '@shop/shared/contract'
import * as v from '@shop/shared/schema'
import { ApiError, type ApiErrorFacts } from './error.ts'

/** Method and path, for reports. Never the query: it may name a member. */
export const callName = (call: Call): string => `${call.method} ${call.service}${call.path}`

/** The reply in the shape of its contract, else an error that names the places that do not fit. */
export function parseReply<C extends Call>(call: C, reply: unknown): v.InferOutput<C['reply']> {
  const result = v.safeParse(call.reply, reply)
  if (result.success) return result.output
  const where = result.issues.map((issue) => v.getDotPath(issue) ?? '').join(' ')
  const facts: ApiErrorFacts = { call: callName(call), maybeStored: call.csrf }
  throw new ApiError('BROKEN_REPLY', facts, { cause: new TypeError(`unexpected: ${where}`) })
}
