import { type Call, csrfField, csrfTokenCall, idempotencyHeader } from '@shop/shared/contract'
import type { ServiceCall } from 'reference-services/contract-document'
import type * as v from 'valibot'
import { type Answer, type Ask, type Asked, describeRequest } from './ask.ts'
import { Finding } from './finding.ts'
import { type RefusalFacts, readRefusal, readReply } from './judge-answer.ts'

type Write = { query?: Record<string, unknown>; body?: Record<string, unknown>; key?: string }
type Sent = { asked: Asked; answer: Answer }

/** The service refused a write in good form: it may, of a product that cannot be had. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly facts: RefusalFacts

  constructor(facts: RefusalFacts) {
    super(`${facts.status} ${facts.code}`)
    this.facts = facts
  }
}

export type Writer = {
  /** Gives a one-time token for one call. */
  token(call: Call): Promise<string>
  /** Sends a write with the token that is given, or with none. */
  send(call: Call, write: Write, token: string | undefined): Promise<Sent>
  /** Sends a write as the page does, and gives the reply. Throws {@link Refused}. */
  write<C extends Call>(call: C, write: Write): Promise<v.InferOutput<C['reply']>>
  read<C extends Call>(call: C, query?: Record<string, unknown>): Promise<v.InferOutput<C['reply']>>
  expect(sent: Sent, ids: readonly string[], what: { expected: string | number; got: string | number }): void
}

/** Writes as the member whose token it is. */
export function createWriter(ask: Ask, subject: string): Writer {
  const asMember = (call: Call, facts: Omit<Asked, 'call' | 'as'> = {}): Asked => ({
    ...facts,
    call: call as ServiceCall,
    as: 'member',
  })

  async function ofReply(asked: Asked): Promise<unknown> {
    const answer = await ask(asked)
    if (answer.status !== 200) throw new Refused(readRefusal(asked, answer, 'an answer, or a refusal'))
    return readReply(asked, answer)
  }

  async function token(call: Call): Promise<string> {
    const body = { method_key: call.method, path_key: call.path, user_key: subject }
    return ((await ofReply(asMember(csrfTokenCall, { body }))) as { token: string }).token
  }

  async function send(call: Call, { query, body, key }: Write, csrfToken: string | undefined): Promise<Sent> {
    const asked = asMember(call, {
      query,
      body: { ...body, ...(csrfToken === undefined ? {} : { [csrfField]: csrfToken }) },
      ...(key === undefined ? {} : { headers: { [idempotencyHeader]: key } }),
    })
    return { asked, answer: await ask(asked) }
  }

  return {
    token,
    send,
    async write(call, write) {
      const { asked, answer } = await send(call, write, await token(call))
      if (answer.status !== 200) throw new Refused(readRefusal(asked, answer, 'an answer, or a refusal'))
      return readReply(asked, answer) as never
    },
    read: async (call, query) => (await ofReply(asMember(call, { query }))) as never,
    expect({ asked }, ids, { expected, got }) {
      if (expected !== got)
        throw new Finding(describeRequest(asked), { ids, expected: String(expected), got: String(got) })
    },
  }
}
