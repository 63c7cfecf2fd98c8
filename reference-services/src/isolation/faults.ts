import { setTimeout as pause } from 'node:timers/promises'
import { errorCodes } from '@shop/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import type { IsolationEvents } from './events.ts'
import type { Failure, FaultRule } from './fault-rules.ts'

export type FaultPorts = {
  /** The rule that holds for a call just now. */
  ruleOf(call: string): FaultRule | undefined
  /** Settles when the rules have changed: what hangs goes on then. */
  nextRules(): Promise<void>
  /** Lets what hangs look at the rules again. */
  wake(): void
  events: Pick<IsolationEvents, 'tell'>
  /** A write is on its way: the data is no longer the seed's. */
  touched(): void
}

type AnswerFault = (reply: FastifyReply) => FastifyReply

const json = (reply: FastifyReply, status: number, body: unknown) => reply.code(status).send(body)

const answers: Record<Exclude<Failure, 'hang'>, AnswerFault> = {
  '503': (reply) => json(reply, 503, new Refusal('faultBusy').body),
  // Not the service but the gateway before it.
  '502': (reply) => reply.code(502).type('text/html; charset=utf-8').send('<!doctype html><h1>502 Bad Gateway</h1>'),
  '401': (reply) => json(reply, 401, new Refusal('faultLogin').body),
  '403': (reply) =>
    json(reply, 403, { error_status: errorCodes.loginFirst, error_message: '現在、ご利用いただけません。' }),
  malformed: (reply) => reply.code(200).type('application/json; charset=utf-8').send('{"result":[{"orde'),
}

/** Lets the calls of a server fail or wait as the panel says, and tells of each. */
export function addFaults(
  server: FastifyInstance,
  nameOf: (request: FastifyRequest) => string | undefined,
  { ruleOf, nextRules, wake, events, touched }: FaultPorts,
): void {
  const began = new WeakMap<FastifyRequest, number>()
  let isClosing = false

  server.addHook('onRequest', async (request, reply) => {
    const call = nameOf(request)
    if (call === undefined) return
    began.set(request, performance.now())
    if (request.routeOptions.config.call?.csrf === true) touched()
    const delayMs = ruleOf(call)?.delayMs ?? 0
    if (delayMs > 0) await pause(delayMs)
    while (ruleOf(call)?.failure === 'hang' && !isClosing && !request.raw.destroyed) await nextRules()
    const failure = ruleOf(call)?.failure
    if (failure !== undefined && failure !== 'hang') return answers[failure](reply)
  })

  server.addHook('onResponse', async (request, reply) => {
    const call = nameOf(request)
    const at = began.get(request)
    if (call === undefined || at === undefined) return
    const { failure, delayMs } = ruleOf(call) ?? {}
    const fault = [failure, delayMs === undefined ? undefined : `${delayMs}ms`].filter((part) => part !== undefined)
    events.tell({
      kind: 'call',
      call,
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(performance.now() - at),
      ...(fault.length === 0 ? {} : { fault: fault.join(' ') }),
    })
  })

  server.addHook('preClose', async () => {
    isClosing = true
    wake()
  })
}
