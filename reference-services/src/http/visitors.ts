import type { Call } from '@shop/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { shareEncodings } from './compression.ts'
import { createRateLimit } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import type { StoredAnswer } from './remembered-answers.ts'
import { createVisitorAnswers } from './visitor-answers.ts'

/** Of one address in a minute; many visitors may stand behind one. */
const maxCalls = 1200
/** Of these, the ones that the database has to be asked for. */
const maxMade = 300

type AskedByVisitor = { call: Call; query: unknown; isKept: boolean; make(): Promise<unknown> }

export type Visitors = {
  answer(asked: AskedByVisitor, request: FastifyRequest, reply: FastifyReply): Promise<StoredAnswer>
}

/** Answers visitors so that nobody whom the shop does not know takes it from its members. */
export function createVisitors(server: FastifyInstance, clock: ShopClock): Visitors {
  const kept = createVisitorAnswers(() => clock.now().getTime())
  const calls = createRateLimit(server, maxCalls)
  const made = createRateLimit(server, maxMade)

  function expectBudget(waitSeconds: number, reply: FastifyReply): void {
    if (waitSeconds === 0) return
    reply.header('Retry-After', waitSeconds)
    throw new Refusal('tooMany')
  }

  return {
    async answer({ call, query, isKept, make }, request, reply) {
      expectBudget(await calls(request), reply)
      const key = `${call.service}${call.path} ${JSON.stringify(query)}`
      if (!isKept || !kept.has(key)) expectBudget(await made(request), reply)
      if (!isKept) return { status: 200, body: await make() }
      const { json, encoded } = await kept.answer(key, make)
      shareEncodings(reply, encoded)
      return { status: 200, body: json }
    },
  }
}
