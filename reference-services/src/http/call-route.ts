import type { Call, ErrorWire } from '@shop/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { servicePrefixes } from './call-names.ts'
import type { CallPorts } from './call-ports.ts'
import type { StoredAnswer } from './idempotent-writes.ts'
import { Refusal } from './refusal.ts'

/** The words that the documents name: a page that reads them shows the maintenance page. */
const outOfService = 'out of service'

/** Adds the route of a call to the services' server. */
export function addCallRoute(
  { server, isOutOfService }: Pick<CallPorts, 'server' | 'isOutOfService'>,
  call: Call,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<StoredAnswer>,
): void {
  if (call.service === 'shop') throw new TypeError(`${call.path} belongs to the edge`)
  server.route({
    method: call.method,
    url: `${servicePrefixes[call.service]}${call.path}`,
    config: { call },
    async onRequest() {
      if (isOutOfService()) throw new Refusal('maintenance', outOfService)
    },
    handler: async (request, reply) => send(reply, call, await answer(request, reply)),
  })
}

function send(reply: FastifyReply, call: Call, { status, body, reason }: StoredAnswer): FastifyReply {
  if (status >= 400) reply.request.refusal = { code: codeOf(body), reason: reason ?? 'answeredBefore' }
  // A refusal is JSON, also where a call that is repeated is told it again.
  if (call.format === 'xml' && typeof body === 'string')
    return reply.code(status).type('application/xml; charset=utf-8').send(body)
  if (typeof body === 'string') reply.type('application/json; charset=utf-8')
  return reply.code(status).send(body)
}

/** Of the answer to a repeated write the database has the text alone. */
function codeOf(body: unknown): string | undefined {
  const { error_status } = (typeof body === 'string' ? JSON.parse(body) : body) as ErrorWire
  return error_status ?? undefined
}
