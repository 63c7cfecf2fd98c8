import type { Call } from '@shop/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { shareEncodings } from './compression.ts'
import type { StoredAnswer } from './idempotent-writes.ts'
import { addressOf, madeForVisitorUnits, makingUnits, type ReadBudget } from './read-budget.ts'
import { createVisitorCache } from './visitor-cache.ts'

type Asked = { call: Call; query: unknown; make(): Promise<unknown> }

export type Visitors = {
  answer(asked: Asked & { isKept: boolean }, request: FastifyRequest, reply: FastifyReply): Promise<StoredAnswer>
  /** For a member, what a visitor would get. */
  answerAsVisitor(asked: Asked, reply: FastifyReply): Promise<StoredAnswer>
  /** The same, before it is sent. It is given to others as well. */
  bodyFor(asked: Asked): Promise<unknown>
}

/** Answers visitors so that nobody whom the shop does not know takes it from its members. */
export function createVisitors(budget: ReadBudget, clock: ShopClock): Visitors {
  const kept = createVisitorCache(() => clock.now().getTime())
  const keyOf = ({ call, query }: Asked) => `${call.service}${call.path} ${JSON.stringify(query)}`

  async function answerAsVisitor(asked: Asked, reply: FastifyReply): Promise<StoredAnswer> {
    const { json, encoded } = await kept.answer(keyOf(asked), asked.make)
    shareEncodings(reply, encoded)
    return { status: 200, body: json }
  }

  return {
    answerAsVisitor,
    bodyFor: async (asked) => (await kept.answer(keyOf(asked), asked.make)).body,
    async answer({ isKept, ...asked }, request, reply) {
      const { call, query } = asked
      const key = keyOf(asked)
      if (!isKept || !kept.has(key)) budget.take(addressOf(request), madeForVisitorUnits + makingUnits(call, query))
      if (!isKept) return { status: 200, body: await asked.make() }
      const answer = await answerAsVisitor(asked, reply)
      // With a token it is another's: a member's marks are in it.
      reply.headers({ 'Cache-Control': `public, max-age=${kept.freshSeconds(key)}`, Vary: 'Authorization' })
      return answer
    },
  }
}
