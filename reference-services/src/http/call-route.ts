import type { Call, ServiceName } from '@shop/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallPorts } from './call-ports.ts'
import type { StoredAnswer } from './idempotent-writes.ts'
import { Refusal } from './refusal.ts'

/** Where each service of the contract stands on the services' origin. */
const servicePrefixes: Record<Exclude<ServiceName, 'shop'>, string> = {
  delivery: '/delivery',
  csrf: '/csrf',
  search: '/search',
  recommend: '/recommend',
  memberPoint: '/member-point',
  legacyPoint: '/legacy-point',
  stage: '/stage',
  mail: '/mail',
  memberId: '/member-id',
  memberBase: '/member-base',
  banner: '/banner',
}

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
      if (isOutOfService()) throw new Refusal('busy', outOfService)
    },
    handler: async (request, reply) => send(reply, call, await answer(request, reply)),
  })
}

function send(reply: FastifyReply, call: Call, { status, body }: StoredAnswer): FastifyReply {
  // A refusal is JSON, also where a call that is repeated is told it again.
  if (call.format === 'xml' && typeof body === 'string')
    return reply.code(status).type('application/xml; charset=utf-8').send(body)
  if (typeof body === 'string') reply.type('application/json; charset=utf-8')
  return reply.code(status).send(body)
}
