import type { Call } from '@shop/shared/contract'
import * as v from 'valibot'
import type { ApiClient } from '../client.ts'
import { ApiError } from '../error.ts'

/** The request to a client, beside the reply. */
export type Asked = { call: Call; query?: unknown; body?: unknown; intent?: string }

/** A client whose service always gives one reply. It checks what is sent and what comes as the real one does. */
export function replying(reply: unknown): { api: ApiClient; asked: Asked[] } {
  const asked: Asked[] = []
  const send = async (call: Call, { query, body, intent }: Omit<Asked, 'call'>): Promise<unknown> => {
    asked.push({ call, query, body, ...(intent === undefined ? {} : { intent }) })
    if (call.query !== undefined) v.parse(call.query, query)
    if (call.body !== undefined) v.parse(call.body, body)
    const parsed = v.safeParse(call.reply, reply)
    if (!parsed.success) throw new ApiError('BROKEN_REPLY', { call: call.path })
    return parsed.output
  }
  return { api: { send: send as ApiClient['send'] }, asked }
}
