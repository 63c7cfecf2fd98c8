import cors from '@fastify/cors'
import { StoreUnreachable } from '@shop/release-store'
import { idempotencyHeader } from '@shop/shared/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ShopClock } from '../clock.ts'
import { isDatabaseDown, logWords } from '../database/database-error.ts'
import { callLimits, noDocumentPolicy } from './call-limits.ts'
import { compressReplies } from './compression.ts'
import { createOriginServer, routeOf } from './origin-server.ts'
import { addRateLimits } from './rate-limit.ts'
import { Refusal, refusalNames, refusalOf } from './refusal.ts'
import type { WeeksAhead } from './weeks-ahead.ts'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const preflightSeconds = 600
const retryAfterSeconds = '5'

export type ServiceFacts = { origins: { shop: string; services: string }; proxyHops: number }

/** The base of the services' origin: who may call from a browser, how refusals look, what no answer may hold. */
export async function createServiceServer(
  { origins, proxyHops }: ServiceFacts,
  clock: ShopClock,
  ahead?: WeeksAhead,
): Promise<FastifyInstance> {
  const server = createOriginServer({
    name: 'services',
    origin: origins.services,
    refuse: (reply, status) => {
      const refusal = refusalOf(status)
      return reply.code(refusal.status).send(refusal.body)
    },
    refuseError: (error, request, reply) => {
      const refusal = toRefusal(error, routeOf(request))
      if (refusal.retryAfter !== undefined) reply.header('Retry-After', refusal.retryAfter)
      else if (refusal.status === 503) reply.header('Retry-After', retryAfterSeconds)
      return reply.code(refusal.status).send(refusal.body)
    },
    unread: (status) => ({
      type: 'application/json; charset=utf-8',
      text: JSON.stringify(new Refusal(status === 431 ? 'tooLarge' : 'badRequest').body),
    }),
    proxyHops,
    options: {
      bodyLimit: callLimits.bodyBytes,
      http: { maxHeaderSize: callLimits.headerBytes },
      ...(ahead === undefined ? {} : { rewriteUrl: ahead.rewriteUrl }),
    },
  })
  ahead?.follow(server)
  await server.register(cors, {
    origin: origins.shop,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', idempotencyHeader],
    exposedHeaders: ['Date', 'Retry-After'],
    maxAge: preflightSeconds,
  })
  server.addHook('onRequest', async ({ method, headers }) => {
    // Without one it is no page of a browser: those say where they are from with whatever they write.
    const isForeign = headers.origin !== undefined && headers.origin !== origins.shop
    if (isForeign && !readMethods.has(method)) throw new Refusal('notYours')
  })
  await addRateLimits(server)
  compressReplies(server)
  server.addHook('onSend', async (_request, reply) => {
    // Node's own Date header would tell the real hour, not the shop's.
    reply.header('Date', clock.now().toUTCString())
    reply.header('Content-Security-Policy', noDocumentPolicy)
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    if (!reply.hasHeader('Cross-Origin-Resource-Policy')) reply.header('Cross-Origin-Resource-Policy', 'same-origin')
  })
  return server
}

function toRefusal(error: FastifyError, where: string): Refusal {
  if (error instanceof Refusal) return error
  const known = error.code?.startsWith('FST_') ? refusalNames[error.statusCode ?? 0] : undefined
  if (known !== undefined) return new Refusal(known)
  console.error(`services: ${where} failed: ${logWords(error)}`)
  return new Refusal(isDatabaseDown(error) || error instanceof StoreUnreachable ? 'busy' : 'broken')
}
