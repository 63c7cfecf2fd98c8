import { type Call, idempotencyHeader } from '@shop/shared/contract'
import type { FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import type { AnswerMany, Job } from './answer-batch.ts'
import type { CallPorts } from './call-ports.ts'
import { addCallRoute } from './call-route.ts'
import type { Answer, AnswerTogether, Asked } from './call-types.ts'
import { consumeCsrfToken } from './csrf-tokens.ts'
import { executeOnce, hashOfRequest, intentCall, readIdempotencyKey, type StoredAnswer } from './idempotent-writes.ts'
import { makingUnits } from './read-budget.ts'
import { type Explain, readRequest } from './read-request.ts'
import { Refusal } from './refusal.ts'
import { createRefuser, type RefuseMany } from './refuser.ts'
import { toWire } from './to-wire.ts'
import { createVisitors } from './visitors.ts'
import { createWriteBatcher } from './write-batcher.ts'

/** Puts a member's marks on a visitor's answer, which others get as well. */
type Mark<C extends Call> = (
  answer: v.InferInput<C['reply']>,
  asked: Asked<C, string>,
) => Promise<v.InferInput<C['reply']>>

/**
 * An answer that is kept for a moment: the same for every visitor, for whoever asks, or for all but for their marks;
 * `isFor` tells which queries are answered so.
 */
type Kept<C extends Call> =
  | 'forVisitors'
  | 'forAll'
  | { mark: Mark<C>; isFor?: (query: Asked<C, string>['query']) => boolean }

type Together<C extends Call> = {
  explain?: Explain
  /** Whether what a write is about changes no more: it is refused apart from the others, and waits for none of them. */
  isOver(db: Database, body: Asked<C, string>['body']): Promise<boolean>
  /** The refusals of such writes, in their order. */
  refuse(db: Database, asked: readonly Omit<Asked<C, string>, 'db'>[]): Promise<readonly Refusal[]>
}

/** Registers routes from the contract. The three words differ in who may ask and in whether something is written. */
export type AnswerCalls = {
  /** Visitors too; a token that comes along must be good. */
  forAnyone<C extends Call>(call: C, answer: Answer<C, string | undefined>, kept?: Kept<C>): void
  forLogin<C extends Call>(call: C, answer: Answer<C, string>, explain?: Explain): void
  /** Spends a one-time token, then works in one transaction that is committed before the answer goes out. */
  write<C extends Call>(call: C, answer: Answer<C, string>, explain?: Explain): void
  /** The same for a call that comes by the thousand: one transaction for all that are waiting. */
  writeTogether<C extends Call>(call: C, answer: AnswerTogether<C>, more: Together<C>): void
}

type AnyAsked = { query: unknown; body: unknown; subject: unknown; db: Database }
type AnyAnswer = (asked: AnyAsked) => Promise<unknown>
type AnyMark = (answer: unknown, asked: AnyAsked) => Promise<unknown>

export function createAnswerCalls(ports: CallPorts): AnswerCalls {
  const visitors = createVisitors(ports.budget, ports.clock)
  return {
    forAnyone(call, answer, kept) {
      expectCall(call, { access: 'anyone', csrf: false })
      addCallRoute(ports, call, async (request, reply) => {
        const asked = await readAsked(ports, call, request)
        const { query, subject } = asked
        const makeFor = async (who: string | undefined) =>
          toWire(call.reply, await (answer as unknown as AnyAnswer)({ ...asked, subject: who, db: ports.db }))
        const shared = { call, query, make: () => makeFor(undefined) }
        if (subject === undefined) return visitors.answer({ ...shared, isKept: kept !== undefined }, request, reply)
        ports.budget.take({ is: 'login', name: subject }, makingUnits(call, query))
        if (kept === 'forAll') return visitors.answerAsVisitor(shared, reply)
        const mark = markOf(kept, query)
        if (mark === undefined) return { status: 200, body: await makeFor(subject) }
        return { status: 200, body: await mark(await visitors.bodyFor(shared), { ...asked, db: ports.db }) }
      })
    },
    forLogin(call, answer, explain) {
      expectCall(call, { access: 'member', csrf: false })
      addCallRoute(ports, call, (request) => read(ports, call, request, answer as unknown as AnyAnswer, explain))
    },
    write(call, answer, explain) {
      expectCall(call, { access: 'member', csrf: true })
      addCallRoute(ports, call, (request) => write(ports, call, request, answer as unknown as AnyAnswer, explain))
    },
    writeTogether(call, answer, { explain, isOver, refuse }) {
      expectCall(call, { access: 'member', csrf: true })
      const together = createWriteBatcher(ports.writes, call, answer as unknown as AnswerMany)
      const apart = createRefuser(ports.db, call, refuse as unknown as RefuseMany)
      addCallRoute(ports, call, async (request) => {
        const job = await readWrite(ports, call, request, explain)
        // By connections that no reader takes: an open week is asked about as well, once.
        if (await isOver(ports.writes, job.body as never)) await apart(job)
        return together(job)
      })
    },
  }
}

function markOf<C extends Call>(kept: Kept<C> | undefined, query: unknown): AnyMark | undefined {
  if (typeof kept !== 'object') return undefined
  const isShared = kept.isFor?.(query as Asked<C, string>['query']) ?? true
  return isShared ? (kept.mark as unknown as AnyMark) : undefined
}

/** A service that treats a call otherwise than the contract says does not start. */
function expectCall(call: Call, { access, csrf }: Pick<Call, 'access' | 'csrf'>): void {
  if (call.access !== access || call.csrf !== csrf) throw new TypeError(`${call.path} is registered the wrong way`)
}

async function subjectOf({ verify }: CallPorts, call: Call, request: FastifyRequest): Promise<string | undefined> {
  const subject = await verify(request.headers.authorization)
  request.member = subject
  if (subject === undefined && call.access === 'member') throw new Refusal('loginMissing')
  return subject
}

async function read(
  ports: CallPorts,
  call: Call,
  request: FastifyRequest,
  answer: AnyAnswer,
  explain?: Explain,
): Promise<StoredAnswer> {
  const asked = await readAsked(ports, call, request, explain)
  return { status: 200, body: toWire(call.reply, await answer({ ...asked, db: ports.db })) }
}

async function readAsked(ports: CallPorts, call: Call, request: FastifyRequest, explain?: Explain) {
  const subject = await subjectOf(ports, call, request)
  const { query, body } = readRequest(call, request, explain)
  return { query, body, subject }
}

async function write(
  ports: CallPorts,
  call: Call,
  request: FastifyRequest,
  answer: AnyAnswer,
  explain?: Explain,
): Promise<StoredAnswer> {
  const { writes } = ports
  const { subject, query, body, csrfToken, key } = await readWrite(ports, call, request, explain)
  const work = async (db: Database) => toWire(call.reply, await answer({ query, body, subject, db }))
  const spend = (db: Database) => consumeCsrfToken(db, csrfToken, { subject, method: call.method, path: call.path })
  if (key === undefined) {
    await spend(writes)
    return { status: 200, body: await writes.transaction().execute(work) }
  }
  const intent = { subject, call: intentCall(call), key, hash: hashOfRequest(call, { query, body }) }
  return writes
    .transaction()
    .execute((transaction) =>
      executeOnce(transaction, intent, { spend: () => spend(transaction), work: () => work(transaction) }),
    )
}

async function readWrite(ports: CallPorts, call: Call, request: FastifyRequest, explain?: Explain): Promise<Job> {
  const subject = (await subjectOf(ports, call, request)) ?? ''
  const read = readRequest(call, request, explain)
  return { subject, ...read, key: readIdempotencyKey(request.headers[idempotencyHeader.toLowerCase()]) }
}
