import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLogged, type Log } from '../observability/log.ts'
import { histogram } from '../observability/metrics.ts'
import type { Refusal } from './refusal.ts'
import type { RefusalReason } from './refusal-reasons.ts'

/** Why a login is refused, or tokens are: pages have no code, the provider's answers that of the standard. */
export type LoginReason =
  | 'loginPageExpired'
  | 'fieldsEmpty'
  | 'attemptsLimited'
  | 'passwordWrong'
  | 'refreshTokenUsed'
  | 'refreshTokenUnknown'
  | 'providerRefused'

/** `answeredBefore`: a repeated write gets the answer of its first try, whose record tells the reason. */
export type RefusalRecord = { code?: string | undefined; reason: RefusalReason | LoginReason | 'answeredBefore' }

declare module 'fastify' {
  interface FastifyRequest {
    /** Method and pattern of the route, where the server knows a better name than the framework. */
    callName: string | undefined
    refusal: RefusalRecord | undefined
    /** The login's name at the identity provider. It goes to no log: its hash does. */
    member: string | undefined
  }
  interface FastifyContextConfig {
    /** Asked every second by whoever watches: such a call leaves no record. */
    isProbe?: boolean
  }
}

/** The route's pattern is reported, never the address: it may name a member. */
export const callNameOf = ({ callName, method, routeOptions }: FastifyRequest): string =>
  callName ?? `${method} ${routeOptions.url ?? 'unknown path'}`

/** Answers with a refusal in the form of the services, and keeps its reason for the call's record. */
export function sendRefusal(reply: FastifyReply, { status, body, reason }: Refusal): FastifyReply {
  reply.request.refusal = { code: body.error_status ?? undefined, reason }
  return reply.code(status).send(body)
}

const idDigits = 16

/** `printf %s "$SUBJECT" | openssl dgst -sha256 -hmac "$OPERATOR_SECRET" | cut -c 1-16` is the same. [docs/refusals.md] */
const hashOfMember = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(subject).digest('hex').slice(0, idDigits)

const durations = histogram({
  name: 'shop_call_duration_seconds',
  help: 'Time of calls and pages, by the pattern of their route',
  labels: ['server', 'call', 'outcome'],
})

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Times each call and leaves one record of it: of refusals, failures and writes always, of other reads at the level `debug`. */
export function recordCalls(
  server: FastifyInstance,
  { name, log, secret }: { name: string; log: Log; secret: string | undefined },
): void {
  server.decorateRequest('callName', undefined)
  server.decorateRequest('refusal', undefined)
  server.decorateRequest('member', undefined)
  server.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isProbe !== true) record(request, reply)
    done()
  })

  function record(request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode: status } = reply
    const outcome = outcomeOf(status)
    const call = callNameOf(request)
    durations.observe({ server: name, call, outcome }, reply.elapsedTime / 1000)
    const level = outcome === 'failed' ? 'warn' : outcome === 'refused' || isWrite(request) ? 'info' : 'debug'
    if (!isLogged(level)) return
    const { member, refusal } = request
    log[level](outcome, {
      request: request.id,
      call,
      status,
      code: refusal?.code,
      reason: refusal?.reason,
      ms: Math.round(reply.elapsedTime),
      member: member === undefined || secret === undefined ? undefined : hashOfMember(secret, member),
    })
  }
}

const isWrite = ({ method }: FastifyRequest) => !readMethods.has(method)

const outcomeOf = (status: number) => (status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'answered')
