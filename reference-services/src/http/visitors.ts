import type { Call } from '@shop/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { shareEncodings } from './compression.ts'
import type { StoredAnswer } from './idempotent-writes.ts'
import { addressOf, madeForVisitorUnits, makingUnits, type ReadBudget } from './read-budget.ts'
import { createVisitorCache } from './visitor-cache.ts'

type AskedByVisitor = { call: Call; query: unknown; isKept: boolean; make(): Promise<unknown> }

export type Visitors = {
  answer(asked: AskedByVisitor, request: FastifyRequest, reply: FastifyReply): Promise<StoredAnswer>
}

/** Answers visitors so that nobody whom the shop does not know takes it from its members. */
export function createVisitors(budget: ReadBudget, clock: ShopClock): Visitors {
  const kept = createVisitorCache(() => clock.now().getTime())

  return {
    async answer({ call, query, isKept, make }, request, reply) {
      const key = `${call.service}${call.path} ${JSON.stringify(query)}`
      if (!isKept || !kept.has(key)) budget.take(addressOf(request), madeForVisitorUnits + makingUnits(call, query))
      if (!isKept) return { status: 200, body: await make() }
      const { json, encoded } = await kept.answer(key, make)
      shareEncodings(reply, encoded)
      return { status: 200, body: json }
    },
  }
}
